import { useLoad } from '@/hooks/useLoad';
import type { GuestPageBooking } from '@/queries/guest-page';

/**
 * The tourist tax of a request with the component that shows it; null while it is not known, and
 * where there is none. Its code is in a chunk of its own, because few houses have the tax.
 */
export function useGuestTax(rooms: readonly GuestPageBooking[]) {
  const stays = rooms.map(({ check_in_date, check_out_date, number_of_guests }) =>
    [check_in_date, check_out_date, number_of_guests].join(' '),
  );
  const { loaded } = useLoad(['loadGuestTax', ...stays], async () => {
    const { loadGuestTax, taxLine, TouristTaxLine } = await import('./guest-tax');
    const tax = await loadGuestTax(rooms);
    return tax && { tax, line: taxLine(tax), TouristTaxLine };
  });
  return loaded.status === 'ready' ? loaded.data : null;
}

export type GuestTax = NonNullable<ReturnType<typeof useGuestTax>>;

import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DATE_FILTERS, EMAIL_FILTERS, PAYMENT_FILTERS } from '@/domain/booking-list/filters';
import { BOOKING_SOURCES } from '@/domain/booking/booking-source';
import { BOOKING_STATUSES } from '@/domain/booking/booking-status';
import { BOOKING_ACTIONS } from '@/lib/staff-paths';
import {
  isOpenedFromScreen,
  OPENED_FROM_SCREEN,
} from '@/features/panel/booking-data/opened-booking';
import { useQueuedParams } from '@/hooks/useQueuedParams';
import type { ListFilters } from '@/features/panel/booking-data/read-bookings';

// The filters and the open booking live in the address, so that Back, reload and links keep them.
// The text search does not: it holds guests' names.

interface AddressChanges extends Partial<ListFilters> {
  isArchive?: boolean;
  bookingNumber?: string | null;
  /** Null removes the action, once it has begun. */
  action?: null;
}

/** What the address of the bookings screen says, and how to change it. */
export function useBookingAddress() {
  const { shown: params, ask } = useQueuedParams();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const canGoBack = isOpenedFromScreen(state);

  const { date, status, email, source, payment } = readFilters(params);
  // Memoised, so that opening a booking does not filter the list again.
  const filters = useMemo<ListFilters>(
    () => ({ date, status, email, source, payment }),
    [date, status, email, source, payment],
  );

  return useMemo(() => {
    const go = (changes: AddressChanges) => {
      const next = ask((asked) => changedParams(asked, changes));
      void navigate({ search: `?${next}` }, { replace: true, state });
    };
    return {
      filters,
      isArchive: params.get('arquivadas') === '1',
      bookingNumber: params.get('reserva'),
      /** The action to start at once in the window of the booking. */
      action: BOOKING_ACTIONS.find((action) => action === params.get('acao')) ?? null,
      dropAction: () => go({ action: null }),
      setFilters: (changes: Omit<AddressChanges, 'bookingNumber'>) => go(changes),
      bookingHref: (bookingNumber: string) =>
        `${pathname}?${changedParams(params, { bookingNumber })}`,
      openBooking: (bookingNumber: string) => {
        const next = ask((asked) => changedParams(asked, { bookingNumber }));
        void navigate({ search: `?${next}` }, { state: OPENED_FROM_SCREEN });
      },
      /** Shows another booking in the place of the open one. */
      stepTo: (bookingNumber: string) => go({ bookingNumber }),
      /**
       * Goes back in the history to the screen that opened the booking; without one, to the list.
       */
      closeBooking: () => {
        if (canGoBack) void navigate(-1);
        else go({ bookingNumber: null });
      },
    };
  }, [filters, params, pathname, ask, navigate, state, canGoBack]);
}

export type BookingAddress = ReturnType<typeof useBookingAddress>;

function readFilters(params: URLSearchParams): ListFilters {
  return {
    date: knownValue(DATE_FILTERS, params.get('datas')),
    status: knownValue(BOOKING_STATUSES, params.get('estado')),
    email: knownValue(EMAIL_FILTERS, params.get('email')),
    source: knownValue(BOOKING_SOURCES, params.get('origem')),
    payment: knownValue(PAYMENT_FILTERS, params.get('pagamento')),
  };
}

/** A value out of a list of known ones; what is malformed counts as 'all'. */
function knownValue<T extends string>(known: readonly T[], value: string | null): T | 'all' {
  return known.find((one) => one === value) ?? 'all';
}

function changedParams(params: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const { date, status, email, source, payment, isArchive, bookingNumber, action } = changes;
  const next = new URLSearchParams(params);
  // The action was meant once, for the booking that was opened with it.
  if (bookingNumber !== undefined || action === null) next.delete('acao');
  const set = (name: string, value: string | null | undefined) => {
    if (value === undefined) return;
    if (value === null || value === 'all') next.delete(name);
    else next.set(name, value);
  };
  set('datas', date);
  set('estado', status);
  set('email', email);
  set('origem', source);
  set('pagamento', payment);
  set('arquivadas', isArchive === undefined ? undefined : isArchive ? '1' : null);
  set('reserva', bookingNumber);
  return next;
}

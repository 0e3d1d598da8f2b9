import { useMemo } from 'react';
import type { Day } from '@/domain/calendar/dates';
import { formatShortDay } from '@/domain/calendar/date-formats';
import { addedNights, waysToStay, type MoreNight } from '@/domain/stay-change/one-more-night';
import { SAME_PRICE } from '@/features/panel/booking-data/command';
import { useBookingCommand } from '@/features/panel/booking-data/useBookingCommand';
import type { StaffBooking } from '@/queries/staff-bookings';
import { useChangeOffers, type ChangeOffer } from '../useChangeOffers';

/** The guest in house who wants to stay on, as a booking or as a row of the day. */
export type StayingGuest = Pick<
  StaffBooking,
  | 'id'
  | 'updated_at'
  | 'booking_number'
  | 'room_id'
  | 'guest_name'
  | 'check_in_date'
  | 'check_out_date'
  | 'number_of_guests'
  | 'total_price'
  | 'status'
  | 'group_reference'
>;

const CHANGED_ELSEWHERE = 'Erro ao atualizar reserva: outra pessoa alterou-a entretanto.';

/**
 * The rooms in which a guest can stay one night longer, and the change that does it: of the
 * booking, or with a second one of its group as 'Prolongar' makes it (DESK-14).
 */
export function useOneMoreNight(stay: StayingGuest, today: Day, onDone: () => void) {
  // The row changes under the open sheet once the night is stored.
  const dates = useMemo(() => addedNights(stay, today), [stay, today]);
  const moving = useMemo(() => [stay.id], [stay.id]);
  const house = useChangeOffers({ dates, guests: stay.number_of_guests, moving });
  const command = useBookingCommand();
  const found =
    house.offers === null || house.isForOtherDates
      ? null
      : waysToStay(stay, { today, offersOn: (nights) => house.offersOn(nights) ?? [] });

  async function choose({ offer, set, next, dates: { checkOut } }: MoreNight<ChangeOffer>) {
    const { guest_name, booking_number } = stay;
    const result = await command.run(
      { kind: 'change', changes: [{ shown: stay, set, next, dependsOn: SAME_PRICE }] },
      {
        message: `Fica até ${formatShortDay(checkOut)}, quarto ${offer.room.room_number}.`,
        detail: (stored) => [guest_name, ...stored.map((one) => one.booking_number)].join(', '),
        undone: { message: 'Estadia como antes.', detail: `${guest_name}, ${booking_number}` },
      },
      guest_name,
    );
    if (result?.kind === 'stored') onDone();
  }

  return {
    dates,
    found,
    house,
    choose,
    isPending: command.isPending,
    failure: command.error?.message ?? (command.isStale ? CHANGED_ELSEWHERE : null),
  };
}

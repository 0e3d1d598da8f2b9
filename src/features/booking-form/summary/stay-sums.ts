import { formatEuros } from '@/domain/money';
import { nightlyTotal, type PricedRoom, totalPrice } from '@/domain/room-pricing';
import { nightCount, type StayDates } from '@/domain/stay';

/** The nights of the dates chosen; 0 while one is missing. */
export function nightsOf({ checkIn, checkOut }: StayDates): number {
  return checkIn === null || checkOut === null ? 0 : nightCount({ checkIn, checkOut });
}

/** What the rooms chosen cost, in EUR: for one night, and for the stay. */
export function sumsOf({
  dates,
  selection,
}: {
  dates: StayDates;
  selection: readonly { room: PricedRoom }[];
}) {
  const rooms = selection.map(({ room }) => room);
  const nights = nightsOf(dates);
  return { nights, perNight: nightlyTotal(rooms), total: totalPrice({ rooms, nights }) };
}

/** '3 × 52,00 €': how the price of a stay comes about. */
export function nightsTimes({ nights, perNight }: { nights: number; perNight: number }): string {
  return `${nights} × ${formatEuros(perNight)}`;
}

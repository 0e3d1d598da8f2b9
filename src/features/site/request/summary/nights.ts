import { nightCount, type StayDates } from '@/domain/stay/stay';

/** The nights of the dates chosen; 0 while one is missing. */
export function chosenNights({ checkIn, checkOut }: StayDates): number {
  return checkIn === null || checkOut === null ? 0 : nightCount({ checkIn, checkOut });
}

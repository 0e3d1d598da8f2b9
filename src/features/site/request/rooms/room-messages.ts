import * as form from '@messages/booking';
import * as t from '@messages/booking-rooms';
import { formatLongDay } from '@/domain/calendar/date-formats';
import { nightCount, type StayDates } from '@/domain/stay/stay';
import type { RoomNotice } from '../state/room-choice';

export function roomNoticeText(notice: RoomNotice): string {
  switch (notice.kind) {
    case 'gone':
      return t.NOTICES.gone(notice.roomName);
    case 'repriced':
      return t.NOTICES.repriced(notice.roomName);
    case 'wanted-not-free':
      return t.NOTICES.wantedNotFree(notice.roomName);
    case 'wanted-unknown':
      return t.NOTICES.wantedUnknown;
    case 'guests-changed':
      break;
  }
  return t.NOTICES.guestsChanged(notice.guestCount);
}

/** ' de 1 a 4 de dezembro (3 noites)', or nothing while a date is missing. */
function stayClause({ checkIn, checkOut }: StayDates): string {
  return checkIn === null || checkOut === null
    ? ''
    : t.stayClause(
        formatLongDay(checkIn),
        formatLongDay(checkOut),
        form.stayNights(nightCount({ checkIn, checkOut })),
      );
}

/** The message for the contact form of a guest who wants a room that the form does not offer. */
export function roomEnquiryMessage({ roomName, dates }: { roomName: string; dates: StayDates }) {
  return t.roomEnquiry(roomName, stayClause(dates));
}

/** The message for the contact form of a guest who found nothing. */
export function enquiryMessage({
  dates,
  guestCount,
}: {
  dates: StayDates;
  guestCount: number;
}): string {
  return t.enquiry(guestCount, stayClause(dates));
}

/** The message for the contact form of a guest who wants a room that only reception can give. */
export function heldRoomsMessage({
  names,
  dates,
  guestCount,
}: {
  names: readonly string[];
  dates: StayDates;
  guestCount: number;
}): string {
  const [only] = names;
  return names.length === 1 && only !== undefined
    ? roomEnquiryMessage({ roomName: only, dates })
    : enquiryMessage({ dates, guestCount });
}

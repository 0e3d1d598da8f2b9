import type { MailBooking, MailData } from './mail-data.ts';

// The invented request that test mails and previews show, always the same.

const ROOMS: readonly Pick<
  MailBooking,
  'room_number' | 'room_name' | 'number_of_guests' | 'price_per_night'
>[] = [
  { room_number: '3', room_name: 'Duplo Varanda', number_of_guests: 2, price_per_night: 58 },
  { room_number: '7', room_name: 'Família Rede', number_of_guests: 4, price_per_night: 96 },
];
const NIGHTS = 3;

/** 14:00 in Lisbon, from where free cancellation counts back, as an ISO text. */
function twoInLisbon(day: string): string {
  const atTwo = new Date(`${day}T14:00:00Z`);
  const hour = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Lisbon',
  }).format(atTwo);
  return new Date(atTwo.getTime() - (Number(hour) - 14) * 3_600_000).toISOString();
}

/**
 * A mail filled with a request of two rooms, as if it had just been made.
 *
 * @param mail gives the kind, the language, the house's own paragraph and the IBAN
 * @param options.now the moment of the request; its stay begins three weeks later
 */
export function withSample(mail: MailData, { now }: { now: Date }): MailData {
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const arrival = day(21).toISOString().slice(0, 10);
  const departure = day(21 + NIGHTS)
    .toISOString()
    .slice(0, 10);
  return {
    ...mail,
    key: 'exemplo-exemplo-exemplo-',
    verify_code: mail.kind === 'verify' ? 'exemplo-exemplo-exemplo-' : null,
    first_name: 'Inês',
    cancel_until: twoInLisbon(day(20).toISOString().slice(0, 10)),
    bookings: ROOMS.map((room, place) => ({
      room_number: room.room_number,
      room_name: room.room_name,
      number_of_guests: room.number_of_guests,
      price_per_night: room.price_per_night,
      booking_number: `RES26-EXEMPL0${place + 1}`,
      status: STATUSES[mail.kind] ?? 'pending',
      group_reference: 'GRP26-EXEMPL01',
      check_in_date: arrival,
      check_out_date: departure,
      guest_name: 'Inês Exemplo',
      guest_email: mail.recipient,
      guest_phone: null,
      language: mail.language,
      message: null,
      total_price: room.price_per_night * NIGHTS,
      is_unpriced: false,
      paid: 0,
      created_at: now.toISOString(),
      answer_until: day(1).toISOString(),
      hold_until: null,
      confirm_until: null,
      cancel_reason: null,
      cancel_note: null,
      cancelled_in_time: mail.kind === 'cancelled',
      arrival_time: null,
      guest_wish: null,
      before:
        mail.kind === 'changed' ? { check_in_date: day(20).toISOString().slice(0, 10) } : null,
      is_event: true,
    })),
    received:
      mail.kind === 'paid'
        ? {
            amount: 154,
            method: 'card',
            at: now.toISOString(),
            rest: 308,
            is_confirmed: false,
          }
        : null,
    money:
      mail.kind === 'house_payment'
        ? {
            kind: 'late',
            amount: 154,
            booking_number: 'RES26-EXEMPL01',
            guest_name: 'Inês Exemplo',
            until: null,
            words: 'expired',
          }
        : null,
    message: {
      id: mail.id,
      name: 'Inês Exemplo',
      email: mail.recipient,
      phone: null,
      subject: 'outro',
      message: 'Há estacionamento perto da casa?',
    },
  };
}

const STATUSES: Partial<Record<MailData['kind'], string>> = {
  confirmed: 'confirmed',
  payment: 'awaiting_payment',
  paid: 'payment_received',
  changed: 'confirmed',
  cancelled: 'cancelled',
  arrival: 'confirmed',
  house_withdrawn: 'cancelled',
};

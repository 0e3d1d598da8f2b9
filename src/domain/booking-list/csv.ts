/** The bookings list as a file for a spreadsheet (DESK-12). */
import { bookingSourceLabel } from '../booking/booking-source.ts';
import { bookingStatusLabel } from '../booking/booking-status.ts';
import { type CsvCell, csvFile, csvMoment } from '../files/csv.ts';
import type { Day } from '../calendar/dates.ts';
import { NOT_A_BILL } from '../payment/words.ts';
import { nightCount } from '../stay/stay.ts';

export interface ExportedBooking {
  booking_number: string;
  group_reference: string | null;
  status: string;
  source: string;
  guest_name: string;
  guest_email: string | null;
  guest_phone: string | null;
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
  /** EUR. */
  total_price: number;
  paid: number;
  amount_due: number;
  email_sent: boolean;
  email_confirmed: boolean;
  archived: boolean;
  /** ISO text with its zone. */
  created_at: string;
  rooms: { room_number: string; name: string } | null;
  booking_groups: { group_name: string } | null;
}

const COLUMNS: readonly [head: string, cell: (booking: ExportedBooking) => CsvCell][] = [
  ['Número', (booking) => booking.booking_number],
  ['Grupo', (booking) => booking.group_reference],
  ['Nome do grupo', (booking) => booking.booking_groups?.group_name ?? null],
  ['Estado', (booking) => bookingStatusLabel(booking.status)],
  ['Origem', (booking) => bookingSourceLabel(booking.source)],
  ['Quarto', (booking) => booking.rooms?.room_number ?? null],
  ['Nome do quarto', (booking) => booking.rooms?.name ?? null],
  ['Hóspede', (booking) => booking.guest_name],
  ['E-mail', (booking) => booking.guest_email],
  ['Telefone', (booking) => booking.guest_phone],
  ['Check-in', (booking) => booking.check_in_date],
  ['Check-out', (booking) => booking.check_out_date],
  [
    'Noites',
    ({ check_in_date, check_out_date }) =>
      nightCount({ checkIn: check_in_date, checkOut: check_out_date }),
  ],
  ['Hóspedes', (booking) => booking.number_of_guests],
  ['Total (€)', (booking) => ({ euros: booking.total_price })],
  ['Pago (€)', (booking) => ({ euros: booking.paid })],
  // A cancelled booking has nothing left to pay (PAY-04).
  [
    'Por pagar (€)',
    ({ status, amount_due }) => ({ euros: status === 'cancelled' ? 0 : amount_due }),
  ],
  ['E-mail enviado', (booking) => yesOrNo(booking.email_sent)],
  ['Confirmada pelo hóspede', (booking) => yesOrNo(booking.email_confirmed)],
  ['Criada em', (booking) => csvMoment(booking.created_at)],
  ['Arquivada', (booking) => yesOrNo(booking.archived)],
  ['Aviso', () => NOT_A_BILL],
];

/** The text of the file, one line for each booking in the order given. */
export function bookingsCsv(bookings: readonly ExportedBooking[]): string {
  return csvFile(
    COLUMNS.map(([head]) => head),
    bookings.map((booking) => COLUMNS.map(([, cell]) => cell(booking))),
  );
}

const yesOrNo = (is: boolean) => (is ? 'sim' : 'não');

import { bookingMessage } from '../../../src/domain/booking/booking-group.ts';
import { bookingId, type DemoBooking } from './bookings.ts';
import { asTimestamp } from './moments.ts';
import { cellsOf, type DemoDatabase } from './rows.ts';

/** Last symbols of the reference, number of rooms, name, what the guest wrote, notes of reception. */
const GROUPS = cellsOf(`
8KQ2M7XA | 3 | Clube de Vela da Foz | Chegamos de carrinha com sacos de velas. Há onde os guardar até às 18:00 do último dia? | Sacos de velas na arrecadação até às 18:00 do dia da saída. Fatura ao clube.
W3DN6V5E | 2 | Coro de Câmara do Minho | Cantamos na igreja matriz na segunda noite. Podemos ensaiar meia hora no terraço?
N5H8YC3K | 4 | Passeio Sénior de Évora | Grupo de dez, todos autónomos. Se possível, os quartos com menos escadas. | Autocarro às 10:30. Duas pessoas com dieta sem sal. Pagam por transferência.
J7R4PZ2T | 2 | Família Castelo | Somos duas famílias de primos. Pedimos os dois quartos no mesmo piso, se possível. | Jantar de anos na cozinha comum na segunda noite. Quartos 6 e 10, no mesmo piso.
`);

/** Guests whom reception knows by name beside the main contacts: booking, name, age, wish. */
const PROFILES = cellsOf(`
C6RN2J | Duarte Pires | adult
C6RN2J | Leonor Pires | child | Alergia a frutos secos
C8YQ5K | Tomás Reis | adult
ER3T6W | Joaquim Carrapiço | adult | Pequeno-almoço sem sal
EW2M7C | Deolinda Mira | adult
FB6V3X | Miguel Castelo | adult
FB6V3X | Benedita Castelo | child
FB6V3X | Vicente Castelo | baby | Berço junto à cama de casal
FD8N4S | Gonçalo Serrano | adult
FD8N4S | Alice Serrano | child
FD8N4S | Simão Serrano | child
`);

/** The group reference, of the year of the request; null for a stay on its own. */
export function groupReference({ details: { group }, asked }: DemoBooking): string | null {
  return group === undefined ? null : `GRP${asked.slice(2, 4)}-${group}`;
}

/** What the guest wrote; for a group with the note that the form puts under it. */
export function messageOf(booking: DemoBooking): string | null {
  const [, rooms = 1, , message] = GROUPS.find(([code]) => code === booking.details.group) ?? [];
  return bookingMessage({
    message: message ?? booking.message ?? '',
    roomCount: Number(rooms),
    reference: groupReference(booking),
  });
}

/** Adds what reception wrote to the groups, which the database has made of their bookings. */
export async function describeGroups(db: DemoDatabase, bookings: readonly DemoBooking[]) {
  const rows = GROUPS.map(([code, , group_name, , notes = null]) => {
    const booking = bookings.find(({ details: { group } }) => group === code);
    return {
      group_reference: booking && groupReference(booking),
      group_name,
      notes,
      created_at: booking && asTimestamp(booking.asked),
    };
  });
  await db.query(
    `update public.booking_groups g
        set group_name = x.group_name, notes = x.notes, created_at = x.created_at
       from jsonb_populate_recordset(null::public.booking_groups, $1::text::jsonb) x
      where g.group_reference = x.group_reference`,
    [JSON.stringify(rows)],
  );
}

/** The rows of `guest_profiles` beside the main contacts, whose profiles the database makes. */
export function guestProfileRows() {
  return PROFILES.map(([code = '', full_name, age_group, special_requests = null]) => ({
    booking_id: bookingId(code),
    full_name,
    is_primary_contact: false,
    age_group,
    special_requests,
  }));
}

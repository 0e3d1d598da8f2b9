import { addDays } from '@/domain/calendar/dates';
import type { BookingRequest } from '@/queries/bookings';
import type { Database } from '../../../supabase/local/engine.ts';
import type { Arena } from '../../database/races/arena.ts';

/** A row far down a list, and how many stand before it. */
export interface DeepRow {
  id: string;
  created_at: string;
  offset: number;
}

/** Rows of a filled house to ask for. */
export interface Samples {
  roomId: string;
  roomNumber: string;
  liveId: string;
  bookingNumber: string;
  groupIds: string[];
  groupReferences: string[];
  /** The bookings of one group. */
  groupedIds: string[];
  messageId: string;
  deepActive: DeepRow;
  deepArchived: DeepRow;
  deepGroup: DeepRow;
  /** A request that can be accepted: each time for another night of an empty room. */
  nextRequest: () => BookingRequest;
}

/** Picks them, and adds a room that nobody has booked. */
export async function pickSamples({ database, today }: Arena): Promise<Samples> {
  const text = async (sql: string): Promise<string[]> =>
    (await database.query(sql)).map((row) => String(Object.values(row)[0]));
  const [emptyRoom = ''] = await text(
    `insert into public.rooms (room_number, name, price_per_night) values ('Novo', 'Quarto novo', 50)
     returning id`,
  );
  const groups = `from public.booking_groups order by created_at desc, id desc offset 24 limit 24`;
  const [roomId = ''] = await text(`select id from public.rooms where room_number = '7'`);
  const [messageId = ''] = await text('select id from public.contact_messages limit 1');
  const [liveId = ''] = await text(
    `select id from public.bookings where room_id = '${roomId}' and check_in_date > private.today()
       and status = 'confirmed' order by check_in_date limit 1`,
  );
  const [bookingNumber = ''] = await text(
    `select booking_number from public.bookings where id = '${liveId}'`,
  );
  const groupIds = await text(`select id ${groups}`);
  let night = 0;
  return {
    roomId,
    roomNumber: '7',
    liveId,
    bookingNumber,
    groupIds,
    groupReferences: await text(`select group_reference ${groups}`),
    groupedIds: await text(`select id from public.bookings where group_id = '${groupIds[0]}'`),
    messageId,
    deepActive: await deepRow(database, 'bookings where not archived', 0.9),
    deepArchived: await deepRow(database, 'bookings where archived', 0.5),
    deepGroup: await deepRow(database, 'booking_groups', 0.5),
    nextRequest: () => {
      night += 1;
      return {
        room_id: emptyRoom,
        guest_name: 'Rita Vaz',
        guest_email: 'rita@correio.example',
        guest_phone: '+351 912 345 678',
        check_in_date: addDays(today, night),
        check_out_date: addDays(today, night + 1),
        number_of_guests: 1,
        total_price: 50,
        message: null,
        status: 'pending',
      };
    },
  };
}

/** The row at a share of the way down a list that goes by time. */
async function deepRow(database: Database, list: string, share: number): Promise<DeepRow> {
  const [counted] = await database.query(`select count(*)::integer as rows from public.${list}`);
  const offset = Math.floor(Number(counted?.['rows']) * share);
  const [row] = await database.query(
    `select id, to_json(created_at) #>> '{}' as created_at from public.${list}
      order by public.${list.split(' ')[0]}.created_at desc, id desc offset ${offset - 1} limit 1`,
  );
  return { id: String(row?.['id']), created_at: String(row?.['created_at']), offset };
}

export interface ListedQuery {
  name: string;
  ask: (at: Arena & Samples) => Promise<unknown>;
  /** What serves it, either of two where both do as well. */
  index: string | readonly string[];
}

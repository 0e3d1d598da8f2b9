import * as v from 'valibot';
import type { RestCall } from './server';

const Rows = v.array(
  v.looseObject({
    room_id: v.string(),
    message: v.nullable(v.string()),
    total_price: v.number(),
    number_of_guests: v.number(),
    access_key: v.optional(v.string()),
  }),
);

/** The rows of an insert of bookings. */
export const sentRows = (call: RestCall | undefined) => v.parse(Rows, call?.body);

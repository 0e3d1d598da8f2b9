import { addDays, type Day } from '../../../src/domain/calendar/dates.ts';
import { bookingId } from './bookings.ts';
import type { DemoDatabase } from './database.ts';
import { groupReference, GROUPS_AHEAD, OPEN_ROOM_GROUPS, type DemoGroup } from './groups.ts';
import { asTimestamp, minutesOf, momentOf, visitorWindowStart } from './moments.ts';

function anchoredGroups(today: Day): { group: DemoGroup; anchor: Day }[] {
  const windowStart = visitorWindowStart(today);
  return [
    ...GROUPS_AHEAD.map((group) => ({ group, anchor: today })),
    ...OPEN_ROOM_GROUPS.map((group) => ({ group, anchor: windowStart })),
  ];
}

/** The reference of each group's bookings, by the code of the booking. */
export function groupReferences(today: Day): Map<string, string> {
  return new Map(
    anchoredGroups(today).flatMap(({ group, anchor }) =>
      group.rooms.map(({ code }) => [code, groupReference(group, anchor)] as const),
    ),
  );
}

/**
 * Binds the bookings of each group together as the site does, by setting their reference: the
 * database's own triggers then make the group and the main contact's profiles. What reception adds
 * to a group afterwards follows.
 */
export async function bindGroups(db: DemoDatabase, today: Day): Promise<void> {
  const groups = anchoredGroups(today);
  const references = [...groupReferences(today)];
  await db.query(
    `update public.bookings b set group_reference = x.group_reference
       from jsonb_populate_recordset(null::public.bookings, $1::text::jsonb) x
      where b.id = x.id`,
    [
      JSON.stringify(
        references.map(([code, group_reference]) => ({ id: bookingId(code), group_reference })),
      ),
    ],
  );
  await db.query(
    `update public.booking_groups g
        set group_name = x.group_name, notes = x.notes, created_at = x.created_at
       from jsonb_populate_recordset(null::public.booking_groups, $1::text::jsonb) x
      where g.group_reference = x.group_reference`,
    [
      JSON.stringify(
        groups.map(({ group, anchor }) => ({
          group_reference: groupReference(group, anchor),
          group_name: group.name,
          notes: group.notes,
          created_at: asTimestamp(
            momentOf(addDays(anchor, group.asked[0]), minutesOf(group.asked[1])),
          ),
        })),
      ),
    ],
  );
}

/** The rows of `guest_profiles` beside the main contacts, whose profiles the database makes. */
export function guestProfileRows() {
  return [...GROUPS_AHEAD, ...OPEN_ROOM_GROUPS].flatMap((group) =>
    group.rooms.flatMap(({ code, profiles = [] }) =>
      profiles.map((profile) => ({
        booking_id: bookingId(code),
        full_name: profile.full_name,
        is_primary_contact: false,
        age_group: profile.age_group,
        email: profile.email ?? null,
        phone: profile.phone ?? null,
        special_requests: profile.special_requests ?? null,
      })),
    ),
  );
}

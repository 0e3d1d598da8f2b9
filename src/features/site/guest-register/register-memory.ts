import type { Dispatch, SetStateAction } from 'react';
import type { GuestDraft, TypedCountry } from '@/domain/register/guest-draft';
import type { GuestPageBooking } from '@/queries/guest-page';
import type { RegisteredPerson } from '@/queries/register/guest-register';

/** What is known of a person while this page stays open; it is stored nowhere (REG-02). */
export interface PersonMemory {
  /** The first of the given names that were saved. */
  name?: string;
  nationality?: TypedCountry;
  /** What is typed and not saved. */
  draft?: GuestDraft;
  /** What is typed in place of everything that was saved. */
  anew?: GuestDraft;
}

export type RegisterMemory = Readonly<Record<string, PersonMemory>>;
export type MemoryState = readonly [RegisterMemory, Dispatch<SetStateAction<RegisterMemory>>];

/** A person of a room that asks for its guests. */
export interface RoomPerson {
  /** Among all persons of the request. */
  id: string;
  booking: GuestPageBooking;
  state: RegisteredPerson;
  /** How many sleep in that room. */
  of: number;
}

/** Everybody who is asked for, room by room. */
export function peopleOf(bookings: readonly GuestPageBooking[]): RoomPerson[] {
  return bookings.flatMap((booking) =>
    (booking.register ?? []).map((state, _, all) => ({
      id: personId(booking.booking_number, state.person),
      booking,
      state,
      of: all.length,
    })),
  );
}

export function personId(booking: string, person: number): string {
  return `${booking}/${person}`;
}

/** Who is unfinished after somebody, in the order of the list and from its beginning again. */
export function nextUnfinished(people: readonly RoomPerson[], id: string): RoomPerson | undefined {
  const place = people.findIndex((one) => one.id === id);
  const others = [...people.slice(place + 1), ...people.slice(0, Math.max(0, place))];
  return others.find(({ state }) => state.missing.length > 0);
}

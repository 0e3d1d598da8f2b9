import * as t from '@messages/guest-register';
import { useEffect, useRef, useState } from 'react';
import { lisbonToday } from '@/domain/calendar/dates';
import { EMPTY_ENTRY, missingFields, type RegisterField } from '@/domain/register/entry';
import {
  draftEntry,
  EMPTY_DRAFT,
  withoutSaved,
  type GuestDraft,
} from '@/domain/register/guest-draft';
import { visitorClient } from '@/lib/visitor-client';
import { readGuestPage, type GuestPage } from '@/queries/guest-page';
import { QueryError } from '@/queries/query-error';
import { saveGuestRegister } from '@/queries/register/guest-register';
import {
  nextUnfinished,
  peopleOf,
  type MemoryState,
  type PersonMemory,
  type RoomPerson,
} from './register-memory';

interface RegisterOptions {
  page: GuestPage;
  linkKey: string;
  memory: MemoryState;
  /** Null: the key opens nothing any more. */
  onChange: (page: GuestPage | null) => void;
}

/** What is asked of a person: all of it where it is written anew, otherwise what is missing. */
export function openFields({ state }: RoomPerson, isAnew: boolean): readonly RegisterField[] {
  return isAnew ? missingFields(EMPTY_ENTRY) : state.missing;
}

/** What a form opens with: what was typed before, and the nationality that others follow. */
export function draftOf(memory: PersonMemory | undefined, isAnew: boolean): GuestDraft {
  if (isAnew) return memory?.anew ?? EMPTY_DRAFT;
  const { draft, nationality } = memory ?? {};
  return draft ?? (nationality === undefined ? EMPTY_DRAFT : { ...EMPTY_DRAFT, nationality });
}

/** The persons of a request, what is typed of them, and how it is saved (REG-02). */
export function useRegister({
  page,
  linkKey,
  memory: [memory, setMemory],
  onChange,
}: RegisterOptions) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(page);
  /** Whose data were refused for good. */
  const refused = useRef<string | null>(null);
  useEffect(() => {
    latest.current = page;
  }, [page]);
  const people = peopleOf(page.bookings);

  /** Several fields may change in one event, as when a browser fills them in. */
  function type(id: string, change: (newest: GuestDraft) => GuestDraft, isAnew: boolean) {
    setFailure(null);
    setMemory((all) => {
      const draft = change(draftOf(all[id], isAnew));
      return { ...all, [id]: { ...all[id], ...(isAnew ? { anew: draft } : { draft }) } };
    });
  }

  /** Sends what is right of a draft; gives who comes next, null where it failed. */
  async function send(person: RoomPerson, isAnew: boolean, isWhole: boolean) {
    const { id, booking, state } = person;
    const draft = draftOf(memory[id], isAnew);
    const today = lisbonToday(new Date());
    const entry = draftEntry(draft, openFields(person, isAnew), { today, isWhole });
    if (Object.values(entry).every((value) => value === null)) return null;
    setIsBusy(true);
    setFailure(null);
    try {
      const saved = await saveGuestRegister(visitorClient(), {
        key: linkKey,
        booking: booking.booking_number,
        person: state.person,
        entry,
        isAnew,
      });
      const bookings = latest.current.bookings.map((one) =>
        one.booking_number === booking.booking_number ? { ...one, register: saved } : one,
      );
      const name = (entry.given_names ?? entry.surname)?.split(' ')[0];
      setMemory((all) => ({
        ...all,
        [id]: {
          draft: isWhole ? undefined : withoutSaved(draft, entry),
          name: name ?? all[id]?.name,
          nationality: entry.nationality === null ? all[id]?.nationality : draft.nationality,
        },
      }));
      onChange({ ...latest.current, bookings });
      return { next: nextUnfinished(peopleOf(bookings), id) };
    } catch (error) {
      if (isUnknownKey(error)) {
        refused.current = id;
        await reopen(linkKey, onChange);
      } else setFailure(failureWords(error));
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  return {
    people,
    memory,
    type,
    isBusy,
    failure,
    save: async (person: RoomPerson, isAnew: boolean) => send(person, isAnew, true),
    /** On leaving: what replaces everything is not sent by halves. */
    keep: async (id: string) => {
      const person = people.find((one) => one.id === id && id !== refused.current);
      if (person !== undefined && memory[id]?.draft !== undefined) await send(person, false, false);
    },
  };
}

export type RegisterForm = ReturnType<typeof useRegister>;

function isUnknownKey(error: unknown): boolean {
  return error instanceof QueryError && error.code === 'HS020';
}

/** The key may still open the page, where only the time to give these data is over. */
async function reopen(linkKey: string, onChange: RegisterOptions['onChange']) {
  await readGuestPage(visitorClient(), linkKey).then(onChange, (error: unknown) => {
    if (isUnknownKey(error)) onChange(null);
  });
}

function failureWords(error: unknown): string {
  if (!(error instanceof QueryError)) return t.FAILED.other;
  if (error.kind === 'network') return t.FAILED.offline;
  if (error.kind === 'rate-limit') return t.FAILED.tooOften;
  return error.code === 'HS400' ? t.FAILED.refused : t.FAILED.other;
}

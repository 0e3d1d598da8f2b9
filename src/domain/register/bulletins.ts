/** The screen 'Boletins': which stays are to be reported, by when, and who is ready (REG-04). */
import type { Day } from '../calendar/dates.ts';
import type { RegisterField } from './entry.ts';
import type { PersonToReport, SibaFile, SibaOverview, StayToReport } from './siba-overview.ts';
import { sibaText } from './siba-text.ts';
import { reportBy, workingDaysLate } from './working-days.ts';

/** Longer than any name: here only the letters count. */
const ANY_LENGTH = 200;

/** How a stay's bulletins stand, the most urgent first. */
export type BulletinState =
  /** The authority has refused somebody, who is not edited yet. */
  | { kind: 'refused'; person: PersonToReport; words: string }
  /** So many of so many are complete; the fields that the others lack, each once. */
  | {
      kind: 'incomplete';
      complete: number;
      guests: number;
      missing: RegisterField[];
      unregistered: number;
    }
  /** All that is missing lies in what the guest sent. */
  | { kind: 'proposal'; complete: number; guests: number }
  /** A name that cannot be written in the authority's letters. */
  | { kind: 'letters' }
  | { kind: 'sending' | 'in-file'; number: number }
  | { kind: 'complete' };

/** A stay with somebody to report. */
export interface BulletinRow {
  stay: StayToReport;
  /** Who is to be reported: all but citizens of Portugal and who is reported. */
  people: PersonToReport[];
  state: BulletinState;
  /** The last day for it. */
  by: Day;
  isLate: boolean;
  /** Working days since; 0 also on a weekend that follows the last day. */
  daysLate: number;
}

/** What is to be reported, as people; `stays` as rows. */
export interface BulletinCounts {
  people: number;
  stays: number;
  ready: number;
  late: number;
  /** Whose last day is today. */
  dueToday: number;
}

/** Nothing is reported before the owner says from which day on. */
export function isReporting({ settings }: SibaOverview): boolean {
  return settings.reports_from !== null;
}

/** The file on its way, if there is one: until it ends nobody makes another. */
export function fileUnderWay({ files }: SibaOverview): SibaFile | null {
  return files.find(({ state }) => state === 'claimed' || state === 'handing') ?? null;
}

/** The rows: late first, then by day of arrival, then by room (REG-04). */
export function bulletinRows(overview: SibaOverview, today: Day): BulletinRow[] {
  const sending = fileUnderWay(overview)?.number ?? null;
  return overview.stays
    .map((stay) => rowOf(stay, { today, sending }))
    .filter(({ people }) => people.length > 0)
    .toSorted(
      (a, b) =>
        Number(b.isLate) - Number(a.isLate) ||
        a.stay.arrival.localeCompare(b.stay.arrival) ||
        a.stay.room_number.localeCompare(b.stay.room_number, 'pt', { numeric: true }),
    );
}

function rowOf(
  stay: StayToReport,
  { today, sending }: { today: Day; sending: number | null },
): BulletinRow {
  const people = stay.people.filter((person) => isToReport(person, sending));
  const by = reportBy(stay.arrival);
  return {
    stay,
    people,
    state: stateOf(stay, people),
    by,
    isLate: today > by,
    daysLate: workingDaysLate(by, today),
  };
}

/** Of whom a file is uncertain, a person decides below: the list has them again after 'not delivered'. */
function isToReport({ nationality, state, file }: PersonToReport, sending: number | null): boolean {
  if (nationality === 'PRT' || state === 'reported') return false;
  return state !== 'under_way' || file === sending;
}

function isComplete({ missing }: PersonToReport): boolean {
  return missing?.length === 0;
}

/** Whether a name has letters that the authority has none for, as 'Иван' has. */
function isUnwritable({ surname, given_names }: PersonToReport): boolean {
  const name = [surname, given_names].filter((part) => part !== null).join(' ');
  return sibaText(name, ANY_LENGTH).unwritable.length > 0;
}

/** Whether a bulletin can go into the next file: nothing is missing, nothing stands against it. */
function isReady(person: PersonToReport): boolean {
  const { state, refusal } = person;
  const isFree = state === 'open' || (state === 'refused' && refusal === null);
  return isFree && isComplete(person) && !isUnwritable(person);
}

function stateOf(stay: StayToReport, people: PersonToReport[]): BulletinState {
  const refused = people.find(({ state, refusal }) => state === 'refused' && refusal !== null);
  if (refused !== undefined) {
    return { kind: 'refused', person: refused, words: refused.refusal ?? '' };
  }
  const incomplete = people.filter((person) => !isComplete(person));
  if (incomplete.length > 0) return incompleteState(stay, incomplete);
  if (people.some(isUnwritable)) return { kind: 'letters' };
  return filedState(people) ?? { kind: 'complete' };
}

function incompleteState(stay: StayToReport, incomplete: PersonToReport[]): BulletinState {
  const guests = stay.people.length;
  const complete = guests - incomplete.length;
  if (incomplete.every(({ has_proposal }) => has_proposal)) {
    return { kind: 'proposal', complete, guests };
  }
  return {
    kind: 'incomplete',
    complete,
    guests,
    missing: [...new Set(incomplete.flatMap(({ missing }) => missing ?? []))],
    unregistered: incomplete.filter(({ entry_id }) => entry_id === null).length,
  };
}

/** A stay that waits only for a file: one on its way, or one that nobody has handed in yet. */
function filedState(people: PersonToReport[]): BulletinState | null {
  const [first] = people;
  if (first === undefined || first.file === null) return null;
  const { file: number, state } = first;
  if (!people.every((person) => person.state === state)) return null;
  if (state === 'under_way') return { kind: 'sending', number };
  return state === 'in_file' ? { kind: 'in-file', number } : null;
}

/** The entries that go into the next file (REG-04). */
export function readyEntries(rows: readonly BulletinRow[]): string[] {
  return rows.flatMap(({ people }) =>
    people.filter(isReady).flatMap(({ entry_id }) => (entry_id === null ? [] : [entry_id])),
  );
}

export function bulletinCounts(rows: readonly BulletinRow[], today: Day): BulletinCounts {
  const peopleOf = (some: readonly BulletinRow[]) =>
    some.reduce((sum, { people }) => sum + people.length, 0);
  return {
    people: peopleOf(rows),
    stays: rows.length,
    ready: readyEntries(rows).length,
    late: peopleOf(rows.filter(({ isLate }) => isLate)),
    dueToday: peopleOf(rows.filter(({ by }) => by === today)),
  };
}

/** Whether somebody of a refused file has not been reported since. */
export function isRefusalOpen({ number, state }: SibaFile, { stays }: SibaOverview): boolean {
  return (
    state === 'refused' &&
    stays.some(({ people }) =>
      people.some((person) => person.state === 'refused' && person.file === number),
    )
  );
}

import type { RestClient } from '@/lib/rest-client';
import { changeStays, findDeskBookings, listBookingsOfCommand } from '@/queries/desk-stays';
import { QueryError } from '@/queries/query-error';
import {
  setAdminNotes,
  setArchived,
  setBookingStatus,
  setEmailConfirmed,
  setEmailSent,
  type BookingScope,
} from '@/queries/staff-booking-changes';
import type { BareBooking, StaffBooking } from '@/queries/staff-bookings';
import {
  shownIn,
  type BookingCommand,
  type CommandResult,
  type FlagCommand,
  type NotesCommand,
  type ShownStay,
  type StatusCommand,
  type WantedChange,
} from './command';
import { rebaseNoteDraft } from './booking-note-drafts';
import {
  commandIdOf,
  forgetCommand,
  latestVersion,
  noteOwnVersions,
  noteSuccessor,
  type Successors,
} from './own-changes';

/** The failures after which a change may be stored all the same, by an attempt without answer. */
const DOUBTFUL: readonly QueryError['kind'][] = ['network', 'server', 'stale', 'missing'];

/**
 * Sends a change of bookings. One that was stored by an earlier attempt without an answer counts as
 * stored; one that somebody else has made impossible is not made, and gives the bookings as theirs
 * are.
 *
 * @param successors what the screen's own changes have made of the versions that it shows
 * @throws QueryError when nothing was stored for another reason, or when that cannot be known
 */
export async function sendCommand(
  rest: RestClient,
  command: BookingCommand,
  successors: Successors = new Map(),
): Promise<CommandResult> {
  const sent = asSent(command, successors);
  const change = JSON.stringify(sent);
  const { id } = commandIdOf(change);
  const stored = (bookings: StaffBooking[]): CommandResult => {
    forgetCommand(change);
    noteOwnVersions(bookings);
    for (const before of shownIn(sent)) {
      const after = bookings.find((one) => one.id === before.id);
      if (after === undefined) continue;
      noteSuccessor(successors, before, after);
      rebaseNoteDraft(before.updated_at, after);
    }
    return { kind: 'stored', bookings };
  };
  try {
    return stored(await write(rest, sent, id));
  } catch (error) {
    if (!(error instanceof QueryError) || !DOUBTFUL.includes(error.kind)) throw error;
    // Where reading fails too, the user is told of the failed change, and may send it again.
    const ours = await listBookingsOfCommand(rest, id).catch(() => null);
    if (ours !== null && ours.length > 0) return stored(ours);
    if (ours === null || error.kind === 'network' || error.kind === 'server') throw error;
    const theirs = await changedElsewhere(rest, sent);
    if (theirs === null) throw error;
    const again = rebased(sent, theirs);
    return again === null
      ? { kind: 'stale', bookings: theirs }
      : await sendCommand(rest, again, successors);
  }
}

type SentCommand = Exclude<BookingCommand, { kind: 'undo' }>;

function asSent(command: BookingCommand, successors: Successors): SentCommand {
  if (command.kind === 'undo') {
    return { kind: 'change', changes: undoOf(command.changes, command.stored) };
  }
  if (command.kind === 'change') return command;
  // What is pressed before the answer to the last press is shown continues from that answer.
  const { shown } = command;
  return { ...command, shown: { ...shown, updated_at: latestVersion(successors, shown) } };
}

async function write(
  rest: RestClient,
  command: SentCommand,
  commandId: string,
): Promise<StaffBooking[]> {
  if (command.kind === 'change') {
    const changes = command.changes.map(({ shown: { id, updated_at }, set, next }) => ({
      id,
      updated_at,
      set,
      ...(next !== undefined && { next }),
    }));
    return changeStays(rest, changes, commandId);
  }
  const { shown } = command;
  if (command.kind === 'archive') {
    return setArchived(rest, { scope: scopeOf(shown), at: timeIf(command.isOn), commandId });
  }
  return [{ ...shown, ...(await writeOne(rest, command, commandId)) }];
}

async function writeOne(
  rest: RestClient,
  command: StatusCommand | NotesCommand | FlagCommand,
  commandId: string,
): Promise<BareBooking> {
  const { id, updated_at } = command.shown;
  const target = { id, ifUnchangedSince: updated_at, commandId };
  const now = new Date().toISOString();
  if (command.kind === 'status') {
    return setBookingStatus(rest, { ...target, status: command.status, now });
  }
  if (command.kind === 'notes') {
    return setAdminNotes(rest, { ...target, notes: command.notes, now });
  }
  const set = command.kind === 'email-sent' ? setEmailSent : setEmailConfirmed;
  return set(rest, { ...target, at: timeIf(command.isOn) });
}

/** Turning a flag on stamps its time, turning it off clears it (ADM-BOOK-43, ADM-BOOK-44). */
function timeIf(isOn: boolean): string | null {
  return isOn ? new Date().toISOString() : null;
}

/**
 * The command for the bookings as others have left them, if they have changed nothing on which it
 * depends; null otherwise.
 */
function rebased(command: SentCommand, theirs: readonly StaffBooking[]): SentCommand | null {
  if (command.kind !== 'change') return null;
  const changes = command.changes.flatMap((change) => {
    const { shown, dependsOn } = change;
    const now = theirs.find(({ id }) => id === shown.id);
    const isSame = now !== undefined && dependsOn?.every((name) => now[name] === shown[name]);
    return isSame ? [{ ...change, shown: { ...shown, updated_at: now.updated_at } }] : [];
  });
  return changes.length === command.changes.length ? { ...command, changes } : null;
}

/** The bookings of a command as others have left them; null if nobody has changed them. */
async function changedElsewhere(
  rest: RestClient,
  command: BookingCommand,
): Promise<StaffBooking[] | null> {
  const shown = shownIn(command);
  try {
    const current = await findDeskBookings(
      rest,
      shown.map(({ id }) => id),
    );
    const versions = new Map(current.map(({ id, updated_at }) => [id, updated_at]));
    return shown.some(({ id, updated_at }) => versions.get(id) !== updated_at) ? current : null;
  } catch {
    // The user is told of the failed change, not of this failed read.
    return null;
  }
}

/**
 * The changes that take stored ones back: the same columns as before, and the second part of a
 * divided stay cancelled.
 *
 * @param stored as the answer to the changes gave them
 */
function undoOf(changes: readonly WantedChange[], stored: readonly ShownStay[]): WantedChange[] {
  const backs = changes.flatMap(({ shown, set, next }) => {
    const now = stored.find(({ id }) => id === shown.id);
    if (now === undefined) return [];
    const before: Readonly<Record<string, unknown>> = { ...shown };
    const names = Object.keys(set).concat(next === undefined ? [] : 'group_reference');
    return [{ shown: now, set: Object.fromEntries(names.map((name) => [name, before[name]])) }];
  });
  const divided = changes.find(({ next }) => next !== undefined);
  if (divided === undefined) return backs;
  const { group_reference } = divided.shown;
  const seconds = stored.filter(({ id }) => !changes.some(({ shown }) => shown.id === id));
  const cancelled = {
    status: 'cancelled',
    cancel_reason: 'other',
    cancel_note: 'Divisão anulada.',
    group_reference,
  };
  return [...backs, ...seconds.map((second) => ({ shown: second, set: cancelled }))];
}

/** Archiving and deleting take all of a group (ADM-BOOK-47, ADM-BOOK-51). */
export function scopeOf({ id, group_reference }: StaffBooking): BookingScope {
  return group_reference === null ? { id } : { groupReference: group_reference };
}

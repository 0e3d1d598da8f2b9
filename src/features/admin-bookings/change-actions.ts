import type { RestClient } from '@/lib/rest-client';
import { setAdminNotes, setEmailConfirmed, setEmailSent } from '@/queries/staff-booking-changes';
import type { BareBooking, StaffBooking } from '@/queries/staff-bookings';
import { tellFailure, timeNow, type ActionTools } from './action-tools';
import { applyChange, type ChangeTarget } from './apply-change';
import { notesFailure } from './messages';
import { statusActions } from './status-actions';
import { createTurns } from './turns';

/** A change that found the booking changed by somebody else: how it was shown, and how it stands. */
export interface Conflict {
  before: StaffBooking;
  after: StaffBooking;
}

/** What came of a change; a failure has been told already, a conflict has not. */
export type ChangeResult = 'done' | 'failed' | Conflict;

interface Change {
  write: (client: RestClient, target: ChangeTarget) => Promise<BareBooking>;
  /** Said of a failure. */
  failure: (error: unknown) => string;
  onDone?: (stored: StaffBooking) => void;
}

/** What staff change on one booking: status, notes, e-mail flags. */
export function changeActions(tools: ActionTools) {
  const { toast, cache } = tools;
  const inTurn = createTurns();

  async function change(
    shown: StaffBooking,
    { write, failure, onDone }: Change,
  ): Promise<ChangeResult> {
    const outcome = await inTurn(shown, (latest) => applyChange(latest, write));
    if (outcome.kind === 'failed') {
      tellFailure(tools, { message: failure(outcome.error), error: outcome.error });
      return 'failed';
    }
    cache.put([outcome.booking]);
    if (outcome.kind === 'changed-elsewhere') return { before: shown, after: outcome.booking };
    onDone?.(outcome.booking);
    return 'done';
  }

  return {
    ...statusActions(tools, inTurn),

    saveNotes: (shown: StaffBooking, notes: string) =>
      change(shown, {
        write: (client, target) => setAdminNotes(client, { ...target, notes, now: timeNow() }),
        failure: notesFailure,
        onDone: () => toast.success('Notas atualizadas com sucesso!'),
      }),

    setEmailSent: (shown: StaffBooking, isSent: boolean) =>
      change(shown, {
        write: (client, target) => setEmailSent(client, { ...target, at: timeIf(isSent) }),
        failure: () => 'Erro ao atualizar o estado do email.',
      }),

    setEmailConfirmed: (shown: StaffBooking, isConfirmed: boolean) =>
      change(shown, {
        write: (client, target) =>
          setEmailConfirmed(client, { ...target, at: timeIf(isConfirmed) }),
        failure: () => 'Erro ao atualizar o estado de confirmação.',
      }),
  };
}

/** Turning a flag on stamps its time, turning it off clears it (Specification §4, Email flags). */
function timeIf(isOn: boolean): string | null {
  return isOn ? timeNow() : null;
}

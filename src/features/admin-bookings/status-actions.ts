import { describeChanges } from '@/domain/booking-changes';
import { asBookingStatus, bookingStatusLabel, type BookingStatus } from '@/domain/booking-status';
import { countLabel } from '@/domain/text';
import { setBookingStatus } from '@/queries/staff-booking-changes';
import type { StaffBooking } from '@/queries/staff-bookings';
import { tellFailure, timeNow, undoButton, type ActionTools } from './action-tools';
import { applyChange, type ChangeOutcome } from './apply-change';
import type { ChangeResult, Conflict } from './change-actions';
import { statusFailure } from './messages';

/** A booking as it is shown, and the state it is to have. */
interface StatusChange {
  shown: StaffBooking;
  status: BookingStatus;
}

type TakeTurn = (
  shown: StaffBooking,
  apply: (latest: StaffBooking) => Promise<ChangeOutcome>,
) => Promise<ChangeOutcome>;

/** Sets the state of one booking, or of several of a group: one notice for all of it, and one undo. */
export function statusActions(tools: ActionTools, inTurn: TakeTurn) {
  const { toast, cache } = tools;

  /** The conflict of the booking that is open is given back, to be shown there; others are told. */
  async function setStatuses(
    changes: readonly StatusChange[],
    openId: string | null,
  ): Promise<ChangeResult> {
    const done: { stored: StaffBooking; before: StaffBooking }[] = [];
    let result: ChangeResult = 'done';
    for (const [place, { shown, status }] of changes.entries()) {
      // One after the other: where one fails for want of a line, the rest is not tried in vain.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await inTurn(shown, (latest) =>
        applyChange(latest, (client, target) =>
          setBookingStatus(client, { ...target, status, now: timeNow() }),
        ),
      );
      if (outcome.kind === 'failed') {
        tellStatusFailure(outcome.error, changes.slice(place));
        result = 'failed';
        break;
      }
      cache.put([outcome.booking]);
      if (outcome.kind === 'done') done.push({ stored: outcome.booking, before: shown });
      else {
        const conflict = { before: shown, after: outcome.booking };
        if (shown.id === openId) result = conflict;
        else tellConflict(conflict);
      }
    }
    if (done.length > 0) {
      toast.success('Estado da reserva atualizado com sucesso!', {
        detail: doneWords(done.map(({ stored }) => stored)),
        action: undoButton(() => takeBack(done)),
      });
    }
    return result;
  }

  async function takeBack(done: readonly { stored: StaffBooking; before: StaffBooking }[]) {
    await setStatuses(
      done.map(({ stored, before }) => ({ shown: stored, status: asBookingStatus(before.status) })),
      null,
    );
  }

  function tellStatusFailure(error: unknown, left: readonly StatusChange[]) {
    const numbers = left.map(({ shown }) => shown.booking_number).join(', ');
    tellFailure(tools, {
      message: statusFailure(error),
      error,
      detail: left.length > 1 ? `Ficaram como estavam: ${numbers}` : undefined,
    });
  }

  /** The window of the booking may be closed by now: the words must stand on their own. */
  function tellConflict({ before, after }: Conflict) {
    toast.error(`Erro ao atualizar reserva: ${describeChanges(before, after)}.`, {
      detail: after.booking_number,
    });
  }

  return {
    changeStatus: (shown: StaffBooking, status: BookingStatus) =>
      setStatuses([{ shown, status }], shown.id),

    /** Sets one state for several bookings of a group; those that have it already are left alone. */
    changeStatusOfAll: (
      bookings: readonly StaffBooking[],
      { status, openId }: { status: BookingStatus; openId: string },
    ) =>
      setStatuses(
        bookings
          .filter((shown) => asBookingStatus(shown.status) !== status)
          .map((shown) => ({ shown, status })),
        openId,
      ),
  };
}

/** 'R26-7K3F9Q: Confirmada', or of several 'GRP26-8KQ2M7XA: Confirmada, 3 reservas'. */
function doneWords(stored: readonly StaffBooking[]): string {
  const [first, ...others] = stored;
  if (first === undefined) return '';
  const label = bookingStatusLabel(first.status);
  if (others.length === 0) return `${first.booking_number}: ${label}`;
  const isOneState = others.every(({ status }) => status === first.status);
  const count = countLabel(stored.length, { one: 'reserva', many: 'reservas' });
  return `${first.group_reference}: ${isOneState ? `${label}, ${count}` : `${count} como antes`}`;
}

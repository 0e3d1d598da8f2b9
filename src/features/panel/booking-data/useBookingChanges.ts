import { useToast } from '@/components/overlay/useToast';
import { describeChanges } from '@/domain/history/booking-changes';
import { asBookingStatus, type BookingStatus } from '@/domain/booking/booking-status';
import type { StaffBooking } from '@/queries/staff-bookings';
import { archivedWords, nameOf } from './booking-words';
import { changeFailure } from './change-failure';
import type { BookingCommand } from './command';
import { newStatusWords } from './new-status-words';
import { useBookingCommand } from './useBookingCommand';

/** A booking before and after a change was tried. */
export interface ChangedBooking {
  before: StaffBooking;
  after: StaffBooking;
  /**
   * Nothing was written because somebody else had changed the booking; `after` is their version.
   */
  isConflict: boolean;
}

/**
 * The result of a change: null when it failed, which the user has been told; a conflict is for the
 * caller to show.
 */
export type ChangeResult = ChangedBooking | null;

type OneBooking = Extract<BookingCommand, { shown: StaffBooking }>;

/** What staff change on bookings that are on the screen: status, e-mail flags, archive. */
export function useBookingChanges() {
  const toast = useToast();
  const { run } = useBookingCommand({ failure: failureOf, showFailure: 'toast' });

  async function change(command: OneBooking, failureDetail?: string): Promise<ChangeResult> {
    const { shown: before } = command;
    const result = await run(command, undefined, failureDetail);
    const after = result?.bookings.find(({ id }) => id === before.id);
    if (result === null || after === undefined) return null;
    return { before, after, isConflict: result.kind === 'stale' };
  }

  /**
   * Sets the status of several bookings, with one notice and one undo for all. Returns the conflict
   * of the open booking, to be shown there; other conflicts become notices.
   */
  async function setStatuses(
    changes: readonly { shown: StaffBooking; status: BookingStatus }[],
    openId: string | null,
  ): Promise<ChangeResult> {
    const done: ChangedBooking[] = [];
    let result: ChangeResult = null;
    for (const [place, { shown, status }] of changes.entries()) {
      const left = changes.slice(place).map((one) => one.shown.booking_number);
      // One after the other, so that after a failure, such as a lost connection, the rest is not
      // tried.
      // oxlint-disable-next-line no-await-in-loop
      const changed = await change(
        { kind: 'status', shown, status },
        left.length > 1 ? `Ficaram como estavam: ${left.join(', ')}` : undefined,
      );
      if (shown.id === openId) result = changed;
      if (changed === null) break;
      if (!changed.isConflict) done.push(changed);
      else if (shown.id !== openId) tellConflict(changed);
    }
    if (done.length > 0) {
      toast.success('Estado da reserva atualizado com sucesso!', {
        detail: newStatusWords(done.map(({ after }) => after)),
        action: { label: 'Anular', onPress: () => void takeBack(done), isUndo: true },
      });
    }
    return result;
  }

  async function takeBack(done: readonly ChangedBooking[]): Promise<void> {
    await setStatuses(
      done.map(({ before, after }) => ({ shown: after, status: asBookingStatus(before.status) })),
      null,
    );
  }

  /** The window of the booking may be closed by now, so the message has to be clear without it. */
  function tellConflict({ before, after }: ChangedBooking) {
    toast.error(`Erro ao atualizar reserva: ${describeChanges(before, after)}.`, {
      detail: after.booking_number,
    });
  }

  async function setArchived(shown: StaffBooking, isOn: boolean): Promise<void> {
    await run(
      { kind: 'archive', shown, isOn },
      {
        message: archivedWords(shown, isOn),
        detail: nameOf(shown),
        onUndo: () => void setArchived(shown, !isOn),
      },
    );
  }

  return {
    /**
     * Those that have the status already are left alone.
     *
     * @param openId the booking whose conflict the caller shows; null where it shows none
     */
    setStatus: (
      bookings: readonly StaffBooking[],
      { status, openId }: { status: BookingStatus; openId: string | null },
    ) =>
      setStatuses(
        bookings
          .filter((shown) => asBookingStatus(shown.status) !== status)
          .map((shown) => ({ shown, status })),
        openId,
      ),
    setEmailSent: (shown: StaffBooking, isOn: boolean) =>
      change({ kind: 'email-sent', shown, isOn }),
    setEmailConfirmed: (shown: StaffBooking, isOn: boolean) =>
      change({ kind: 'email-confirmed', shown, isOn }),
    setArchived,
  };
}

export type BookingChanges = ReturnType<typeof useBookingChanges>;

function failureOf(error: unknown, command: BookingCommand): string {
  if (command.kind === 'email-sent') return 'Erro ao atualizar o estado do email.';
  if (command.kind === 'email-confirmed') return 'Erro ao atualizar o estado de confirmação.';
  if (command.kind !== 'archive') return changeFailure(error);
  return command.isOn ? 'Erro ao arquivar reserva' : 'Erro ao desarquivar reserva';
}

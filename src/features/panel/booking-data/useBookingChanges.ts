import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@/components/overlay/useToast';
import { describeChanges } from '@/domain/history/booking-changes';
import { asBookingStatus, type BookingStatus } from '@/domain/booking/booking-status';
import { newStatusWords } from './new-status-words';
import { BOOKINGS_QUEUE } from './booking-store';
import { noteOwnVersions } from './own-versions';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import type { RestClient } from '@/lib/rest-client';
import {
  setArchived,
  setBookingStatus,
  setEmailConfirmed,
  setEmailSent,
  type BookingScope,
} from '@/queries/staff-booking-changes';
import type { BareBooking, StaffBooking } from '@/queries/staff-bookings';
import { writeBookings } from './booking-cache';
import { archivedWords, nameOf, statusFailure } from './booking-words';
import {
  changeBooking,
  makeOwnVersions,
  type ChangedBooking,
  type ChangeTarget,
} from './change-booking';
import { rebaseNoteDraft } from './booking-note-drafts';

/**
 * The result of a change: null when it failed, which the user has been told; a conflict is for the
 * caller to show.
 */
export type ChangeResult = ChangedBooking | null;

interface BookingWrite {
  shown: StaffBooking;
  write: (client: RestClient, target: ChangeTarget) => Promise<BareBooking>;
  /** The message for a failure. */
  failure: (error: unknown) => string;
  failureDetail?: string;
}

/** What staff change on bookings that are on the screen: status, e-mail flags, archive. */
export function useBookingChanges() {
  const client = useQueryClient();
  const toast = useToast();
  const [ownVersions] = useState(makeOwnVersions);

  const { change } = usePanelMutation<BookingWrite, ChangedBooking>({
    queue: BOOKINGS_QUEUE,
    send: async (rest, { shown, write }) => {
      const version = ownVersions.latest(shown);
      const changed = await changeBooking(rest, { shown, version, write });
      if (!changed.isConflict) {
        ownVersions.note({ ...shown, updated_at: version }, changed.after);
        noteOwnVersions([changed.after]);
        rebaseNoteDraft(version, changed.after);
      }
      return changed;
    },
    onDone: ({ after }) => writeBookings(client, [after]),
    failure: (error, { failure }) => failure(error),
    failureDetail: ({ failureDetail }) => failureDetail,
  });

  const archiving = usePanelMutation<{ shown: StaffBooking; isArchived: boolean }, BareBooking[]>({
    queue: BOOKINGS_QUEUE,
    send: (rest, { shown, isArchived }) =>
      setArchived(rest, { scope: scopeOf(shown), at: timeIf(isArchived) }),
    onDone: (stored, { shown, isArchived }) => {
      noteOwnVersions(stored);
      writeBookings(client, stored);
      return {
        message: archivedWords(shown, isArchived),
        detail: nameOf(shown),
        undo: { shown, isArchived: !isArchived },
      };
    },
    failure: (_error, { isArchived }) =>
      isArchived ? 'Erro ao arquivar reserva' : 'Erro ao desarquivar reserva',
  });

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
      const changed = await change({
        shown,
        write: (rest, target) =>
          setBookingStatus(rest, { ...target, status, now: new Date().toISOString() }),
        failure: statusFailure,
        failureDetail: left.length > 1 ? `Ficaram como estavam: ${left.join(', ')}` : undefined,
      });
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

  return {
    /** Those that have the status already are left alone. */
    setStatus: (
      bookings: readonly StaffBooking[],
      { status, openId }: { status: BookingStatus; openId: string },
    ) =>
      setStatuses(
        bookings
          .filter((shown) => asBookingStatus(shown.status) !== status)
          .map((shown) => ({ shown, status })),
        openId,
      ),

    setEmailSent: (shown: StaffBooking, isSent: boolean) =>
      change({
        shown,
        write: (rest, target) => setEmailSent(rest, { ...target, at: timeIf(isSent) }),
        failure: () => 'Erro ao atualizar o estado do email.',
      }),

    setEmailConfirmed: (shown: StaffBooking, isConfirmed: boolean) =>
      change({
        shown,
        write: (rest, target) => setEmailConfirmed(rest, { ...target, at: timeIf(isConfirmed) }),
        failure: () => 'Erro ao atualizar o estado de confirmação.',
      }),

    setArchived: (shown: StaffBooking, isArchived: boolean) =>
      archiving.change({ shown, isArchived }),
  };
}

export type BookingChanges = ReturnType<typeof useBookingChanges>;

/** Turning a flag on stamps its time, turning it off clears it (ADM-BOOK-43, ADM-BOOK-44). */
function timeIf(isOn: boolean): string | null {
  return isOn ? new Date().toISOString() : null;
}

/** Archiving and deleting take all of a group (ADM-BOOK-47, ADM-BOOK-51). */
export function scopeOf({ id, group_reference }: StaffBooking): BookingScope {
  return group_reference === null ? { id } : { groupReference: group_reference };
}

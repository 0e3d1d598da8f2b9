import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@/components/overlay/useToast';
import type { ChangeError } from '@/features/panel/change/change-error';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import type { StaffBooking } from '@/queries/staff-bookings';
import { readDerivedAnew, storeBookings, writeBookings } from './booking-cache';
import { changeFailure, STALE } from './change-failure';
import { BOOKINGS_QUEUE, type BookingCommand, type CommandResult } from './command';
import type { Successors } from './own-changes';
import { sendCommand } from './send-command';

export interface CommandNotice {
  message: string;
  detail?: string | ((stored: readonly StaffBooking[]) => string);
  /** What is said once the stays are as they were: the notice then offers to put them back. */
  undone?: { message: string; detail?: string };
  /** Takes the command back in another way. */
  onUndo?: () => void;
}

interface AskedCommand {
  command: BookingCommand;
  notice?: CommandNotice;
  /** The second line of a failure's notice. */
  failureDetail?: string;
}

interface CommandOptions {
  /** Why nothing was stored, in words for the person who wanted it. */
  failure?: (error: unknown, command: BookingCommand) => string;
  /** Where these words appear; by default the caller shows `error`. */
  showFailure?: 'toast' | 'inline' | 'none';
  /** Called when a command is stored, or taken back. */
  onStored?: (stored: readonly StaffBooking[]) => void;
  onFailed?: (error: ChangeError, command: BookingCommand) => void;
}

/**
 * The one way in which the panel changes bookings. Changes are sent in the order in which they were
 * made, each once even where its answer is lost, and never over what somebody else has changed
 * (DESK-11). What is stored appears on every screen, and its notice can take it back.
 */
export function useBookingCommand({
  failure = changeFailure,
  showFailure = 'inline',
  onStored,
  onFailed,
}: CommandOptions = {}) {
  const client = useQueryClient();
  const toast = useToast();
  const [successors] = useState<Successors>(() => new Map());

  const { change, isPending, error, data, input } = usePanelMutation<AskedCommand, CommandResult>({
    queue: BOOKINGS_QUEUE,
    send: async (rest, { command }) => sendCommand(rest, command, successors),
    onDone: ({ kind, bookings }, asked) => {
      const { command, notice } = asked;
      if (kind === 'stale') {
        writeBookings(client, bookings);
        readDerivedAnew(client);
        if (command.kind === 'undo') tellUndoFailed(failure(STALE, command), asked);
        return;
      }
      storeBookings(client, bookings);
      onStored?.(bookings);
      if ('changes' in command) {
        // What was paid goes with the nights of a divided stay, and back with them.
        void client.invalidateQueries({ queryKey: queryKeys.payments });
      }
      if (notice !== undefined) tell(notice, { command, bookings });
    },
    failure: (cause, { command }) => failure(cause, command),
    failureDetail: (asked) => asked.failureDetail,
    showFailure,
    onFailed: (failed, asked) => {
      if (isByOthers(failed)) readDerivedAnew(client);
      if (asked.command.kind !== 'undo') onFailed?.(failed, asked.command);
      else if (showFailure !== 'toast' && !failed.isSessionOver)
        tellUndoFailed(failed.message, asked);
    },
  });

  function tell(
    { message, detail, undone, onUndo }: CommandNotice,
    { command, bookings }: { command: BookingCommand; bookings: StaffBooking[] },
  ) {
    const undo =
      onUndo ??
      (command.kind === 'change' &&
        undone &&
        (() =>
          void change({
            command: { kind: 'undo', changes: command.changes, stored: bookings },
            notice: undone,
            failureDetail: command.changes[0]?.shown.guest_name,
          })));
    toast.success(message, {
      detail: typeof detail === 'function' ? detail(bookings) : detail,
      action: undo ? { label: 'Anular', onPress: undo, isUndo: true } : undefined,
    });
  }

  /** An undo has no place of its own on the screen. */
  function tellUndoFailed(words: string, { failureDetail }: AskedCommand) {
    toast.error(words, { detail: failureDetail });
  }

  const isOfUndo = input?.command.kind === 'undo';
  return {
    /** Gives null when it failed, which has been told. */
    run: (command: BookingCommand, notice?: CommandNotice, failureDetail?: string) =>
      change({ command, notice, failureDetail }),
    isPending,
    /** Why the last command was not stored; an undo tells that itself. */
    error: isOfUndo ? null : error,
    isStale: !isOfUndo && data?.kind === 'stale',
  };
}

/** Somebody else was quicker, so that what is shown of the house is out of date. */
function isByOthers({ cause }: ChangeError): boolean {
  return cause instanceof QueryError && ['conflict', 'stale', 'missing'].includes(cause.kind);
}

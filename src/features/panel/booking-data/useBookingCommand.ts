import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@/components/overlay/useToast';
import type { ChangeError } from '@/features/panel/change/change-error';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import type { StaffBooking } from '@/queries/staff-bookings';
import { readDerivedAnew, storeBookings, writeBookings } from './booking-cache';
import { changeFailure } from './booking-words';
import {
  BOOKINGS_QUEUE,
  undoOf,
  type BookingCommand,
  type CommandResult,
  type WantedChange,
} from './command';
import type { Successors } from './own-versions';
import { sendCommand } from './send-command';

/** What is said once a command is stored. */
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

  function show(command: BookingCommand, stored: readonly StaffBooking[]) {
    storeBookings(client, stored);
    onStored?.(stored);
    if (command.kind !== 'change') return;
    // What was paid goes with the nights of a divided stay, and back with them.
    void client.invalidateQueries({ queryKey: queryKeys.payments });
  }

  function showTheirs(bookings: readonly StaffBooking[]) {
    writeBookings(client, bookings);
    readDerivedAnew(client);
  }

  const { change, ...state } = usePanelMutation<AskedCommand, CommandResult>({
    queue: BOOKINGS_QUEUE,
    send: (rest, { command }) => sendCommand(rest, command, successors),
    onDone: (result, { command, notice }) => {
      if (result.kind === 'stale') {
        showTheirs(result.bookings);
        return;
      }
      show(command, result.bookings);
      if (notice === undefined) return;
      const { message, detail, undone, onUndo } = notice;
      const takeBack = () => {
        if (command.kind !== 'change' || undone === undefined) return;
        void takingBack.change({ changes: undoOf(command.changes, result.bookings), ...undone });
      };
      const onPress = onUndo ?? (undone === undefined ? null : takeBack);
      toast.success(message, {
        detail: typeof detail === 'function' ? detail(result.bookings) : detail,
        action: onPress === null ? undefined : { label: 'Anular', onPress, isUndo: true },
      });
    },
    failure: (error, { command }) => failure(error, command),
    failureDetail: (asked) => asked.failureDetail,
    showFailure,
    onFailed: (error, { command }) => {
      if (isByOthers(error)) readDerivedAnew(client);
      onFailed?.(error, command);
    },
  });

  // A failed undo has no place of its own: another notice says so.
  const takingBack = usePanelMutation<
    { changes: readonly WantedChange[]; message: string; detail?: string },
    StaffBooking[]
  >({
    queue: BOOKINGS_QUEUE,
    send: async (rest, { changes }) => {
      const result = await sendCommand(rest, { kind: 'change', changes });
      if (result.kind === 'stored') return result.bookings;
      showTheirs(result.bookings);
      throw STALE;
    },
    onDone: (stored, { changes, message, detail }) => {
      show({ kind: 'change', changes }, stored);
      return { message, detail };
    },
    failure: (error, { changes }) => failure(error, { kind: 'change', changes }),
    failureDetail: ({ changes }) => changes[0]?.shown.guest_name,
    onFailed: (error) => isByOthers(error) && readDerivedAnew(client),
  });
  const { error, data } = state;
  const stale = data?.kind === 'stale' ? STALE : null;

  return {
    /** Gives null when it failed, which has been told. */
    run: (command: BookingCommand, notice?: CommandNotice, failureDetail?: string) =>
      change({ command, notice, failureDetail }),
    /** Why the last command was not stored; null if it was, and when SessionEnded says it. */
    problem:
      error === null ? stale && changeFailure(stale) : error.isSessionOver ? null : error.message,
    ...state,
  };
}

/** Somebody else was quicker, so that what is shown of the house is out of date. */
function isByOthers({ cause }: ChangeError): boolean {
  return cause instanceof QueryError && ['conflict', 'stale', 'missing'].includes(cause.kind);
}

const STALE = new QueryError('sendCommand', { kind: 'stale', message: '' });

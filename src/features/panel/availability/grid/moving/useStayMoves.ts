import { useEffect, useRef, useState } from 'react';
import { useToast } from '@/components/overlay/useToast';
import { addDays, type Day } from '@/domain/calendar/dates';
import { withSpecialNights } from '@/domain/new-stay/rooms';
import { surname } from '@/domain/availability/stay-bars';
import { dataForMove, moveLimits } from '@/domain/stay-move/stay-move';
import { liftAnnouncement } from '@/domain/stay-move/announcements';
import type { MovingPart } from '@/domain/stay-move/move-steps';
import { useHouseRates } from '@/features/panel/rates/useHouseRates';
import { knownReason } from '@/features/panel/change/refusal-reason';
import { sessionMessage } from '@/features/panel/change/session-error';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { makeStore } from '@/lib/store';
import type { AvailabilityStay } from '@/queries/availability-stays';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import type { RoomRow } from '@/types/rows';
import type { GridData, GridReading } from '../useGridRows';
import { liftOf, rechecked, type Lift, type LiftStore } from './lift';
import { sendWish, storedStays, undoOf, wishOf, type MoveWish } from './move-wish';

/**
 * How many days before and after the grid are read when a stay is lifted, as it may be moved there.
 */
const DAYS_AROUND = 31;

interface StayMovesOptions {
  rooms: readonly RoomRow[];
  today: Day;
  grid: GridReading;
  store: LiftStore;
}

/** The stay whose bar gets the focus, and where that bar will be. */
export type WishedBar = Pick<
  AvailabilityStay,
  'id' | 'room_id' | 'check_in_date' | 'check_out_date'
>;

/** A refused move, with the message to show. */
class MoveRefusal extends Error {}

/** Whether a wish changes the stay that is lifted. */
const changesLifted = ({ before }: MoveWish, { context }: Lift): boolean =>
  before.some(({ id }) => id === context.stay.id);

/** Lifts stays, saves where they are put, and puts them back (DESK-07, DESK-08). */
export function useStayMoves({ rooms, today, grid, store }: StayMovesOptions) {
  const toast = useToast();
  const [announcement] = useState(() => makeStore(''));
  /** The stay whose bar gets the focus as soon as it is drawn at its new place. */
  const [focusWish] = useState(() => makeStore<WishedBar | null>(null));
  // Answers arrive after later renders, so the callbacks read the latest values from a ref.
  const rule = useHouseRates().data?.price_rule;
  const latest = useRef({ grid, rooms, rule });
  useEffect(() => {
    latest.current = { grid, rooms, rule };
  });

  const { change, isPending } = usePanelMutation<MoveWish, AvailabilityStay[]>({
    send: async (client, wish) => {
      try {
        return await sendWish(client, wish);
      } catch (cause) {
        return refusedOrStored(wish, cause);
      }
    },
    onDone: (stored, wish) => {
      latest.current.grid.showStored(stored);
      const lift = store.get();
      // While a move is taken back, another stay may be lifted.
      if (lift === null || changesLifted(wish, lift)) {
        putDown();
        focusWish.set(stored.find(({ id }) => id === wish.before[0]?.id) ?? null);
      } else {
        recheckAround(lift.context.stay, latest.current.grid.range);
      }
      const undo = undoOf(wish, stored);
      return undo === null ? { message: wish.notice } : { message: wish.notice, undo };
    },
    failure: (cause) =>
      cause instanceof MoveRefusal
        ? cause.message
        : (sessionMessage(cause) ??
          `Erro ao guardar: ${knownReason(cause) ?? 'ocorreu um erro inesperado. Tente novamente.'}`),
    showFailure: 'inline',
    onFailed: ({ message, isSessionOver }, wish) => {
      const lift = store.get();
      if (lift !== null && changesLifted(wish, lift)) store.set({ ...lift, problem: message });
      else if (!isSessionOver) toast.error(message, { detail: wish.before[0]?.guest_name });
    },
    log: 'moveStay',
    refresh: [queryKeys.bookings, queryKeys.bookingEvents, queryKeys.payments, queryKeys.groups],
  });

  /**
   * After a conflict, reads the grid again: either this move was stored although its answer was
   * lost, or somebody else was quicker.
   */
  async function refusedOrStored(wish: MoveWish, cause: unknown): Promise<AvailabilityStay[]> {
    const isConflict = cause instanceof QueryError && ['conflict', 'stale'].includes(cause.kind);
    if (!isConflict) throw cause;
    const data = await latest.current.grid.readData().catch(() => null);
    if (data === null) throw cause;
    const stored = cause.kind === 'stale' ? storedStays(wish, data.stays) : null;
    if (stored !== null) return stored;
    // Without a lifted stay nobody would let go of what is held.
    if (store.get() !== null) latest.current.grid.hold(data);
    recheck(data, latest.current.grid.range);
    if (cause.kind === 'stale') {
      throw new MoveRefusal(
        'Entretanto, esta estadia foi alterada por outra pessoa. Está como ficou.',
      );
    }
    const quicker = data.stays.find(
      ({ booking_number }) => cause.hint?.includes(booking_number) === true,
    );
    throw new MoveRefusal(
      quicker === undefined
        ? `Acabou de ser ocupado por outra reserva${cause.hint ? ` (${cause.hint})` : ''}.`
        : `Acabou de ser ocupado por ${surname(quicker.guest_name)}.`,
    );
  }

  function contextOf(stay: AvailabilityStay, data: GridData, range: { from: Day; to: Day }) {
    const known = { from: range.from, to: addDays(range.to, 1) };
    return dataForMove({
      stay,
      rooms: withSpecialNights(latest.current.rooms, {
        rule: latest.current.rule,
        days: data.availability,
      }),
      stays: data.stays,
      closedDays: data.availability.filter(({ is_available }) => !is_available),
      today,
      limits: moveLimits(stay, { known, today }),
    });
  }

  /** Checks the lifted stay against data read again; puts it down when it is gone. */
  function recheck(data: GridData, range: { from: Day; to: Day }) {
    const lift = store.get();
    if (lift === null) return;
    const stay = data.stays.find(({ id }) => id === lift.context.stay.id);
    if (stay === undefined) {
      putDown();
      toast.warning(`A estadia de ${lift.context.stay.guest_name} já não está no mapa.`);
    } else {
      store.set(rechecked(lift, contextOf(stay, data, range)));
    }
  }

  /** Reads the days around the lifted stay, and checks it against them. */
  function recheckAround(stay: AvailabilityStay, range: { from: Day; to: Day }) {
    const [from, to] = [
      stay.check_in_date < range.from ? stay.check_in_date : range.from,
      stay.check_out_date > range.to ? stay.check_out_date : range.to,
    ];
    const around = { from: addDays(from, -DAYS_AROUND), to: addDays(to, DAYS_AROUND) };
    latest.current.grid.readAround(around).then(
      (known) => {
        if (store.get()?.context.stay.id === stay.id) recheck(known, around);
      },
      // If this fails, the stay can still be moved within the days shown.
      () => undefined,
    );
  }

  function pickUp(stayId: string, how: { part: MovingPart; isByKeys: boolean }): Lift | null {
    const { data, range, hold } = latest.current.grid;
    const stay = data?.stays.find(({ id }) => id === stayId);
    if (data === null || stay === undefined || isPending) return null;
    const lifted = liftOf(contextOf(stay, data, range), how);
    hold(data);
    store.set(lifted);
    announcement.set(liftAnnouncement(stay));
    recheckAround(stay, range);
    return lifted;
  }

  function putDown() {
    store.set(null);
    latest.current.grid.hold(null);
  }

  return {
    store,
    announcement,
    focusWish,
    isPending,
    lift: pickUp,
    /** Puts the lifted stay back where it was. */
    giveUp: () => {
      const lifted = store.get();
      if (lifted === null || isPending) return;
      const { stay } = lifted.context;
      putDown();
      announcement.set(`A estadia de ${stay.guest_name} ficou onde estava.`);
      focusWish.set(stay);
    },
    save: () => {
      const lifted = store.get();
      if (lifted === null || isPending) return;
      const wish = wishOf(lifted);
      if (wish === null) announcement.set('Ainda não mudou nada.');
      else void change(wish);
    },
  };
}

export type StayMoves = ReturnType<typeof useStayMoves>;

import { useEffect, useRef, useState } from 'react';
import { useToast } from '@/components/overlay/useToast';
import { addDays, type Day } from '@/domain/calendar/dates';
import { withSpecialNights } from '@/domain/new-stay/rooms';
import { dataForMove, moveLimits } from '@/domain/stay-move/stay-move';
import { liftAnnouncement } from '@/domain/stay-move/announcements';
import type { MovingPart } from '@/domain/stay-move/move-steps';
import { isPossible } from '@/domain/stay-move/verdict';
import { justTaken } from '@/domain/stay-move/words';
import { useHouseRates } from '@/features/panel/rates/useHouseRates';
import { knownReason } from '@/features/panel/change/refusal-reason';
import { sessionMessage } from '@/features/panel/change/session-error';
import { shownIn, type BookingCommand } from '@/features/panel/booking-data/command';
import { useBookingCommand } from '@/features/panel/booking-data/useBookingCommand';
import { logError } from '@/lib/log';
import { makeStore } from '@/lib/store';
import type { AvailabilityStay } from '@/queries/availability-stays';
import { QueryError } from '@/queries/query-error';
import type { RoomRow } from '@/types/rows';
import type { GridData, GridReading } from '../useGridRows';
import { announcementOf } from './drop';
import { liftOf, rechecked, type Lift, type LiftStore, type MoveContext } from './lift';
import { wishOf, type MoveWish } from './move-wish';

/**
 * How many days before and after the grid are read when a stay is lifted, as it may be moved there.
 */
const DAYS_AROUND = 31;

const CHANGED_ELSEWHERE =
  'Entretanto, esta estadia foi alterada por outra pessoa. Está como ficou.';

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

const isAmong = (bookings: readonly { id: string }[], { stay }: MoveContext): boolean =>
  bookings.some(({ id }) => id === stay.id);

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

  const { run, isPending } = useBookingCommand({
    failure: moveFailure,
    onStored: (stored) => {
      latest.current.grid.showStored(stored);
      const lift = store.get();
      // While a move is taken back, another stay may be lifted.
      if (lift === null || isAmong(stored, lift.context)) {
        putDown();
        focusWish.set(stored.find(({ id }) => id === lift?.context.stay.id) ?? stored[0] ?? null);
      } else {
        recheckAround(lift.context.stay, latest.current.grid.range);
      }
    },
    onFailed: ({ message, cause, isSessionOver }, command) => {
      if (isSessionOver) return;
      logError('moveStay', cause);
      if (cause instanceof QueryError && cause.kind === 'conflict') void tellTaken(cause, command);
      else tell(message, command);
    },
  });

  async function save({ changes, notice }: MoveWish) {
    const command = { kind: 'change', changes } as const;
    const undone = { message: 'Mudança anulada.' };
    const result = await run(command, { message: notice, undone });
    if (result?.kind !== 'stale') return;
    await readAgain();
    tell(CHANGED_ELSEWHERE, command);
  }

  async function tellTaken(cause: QueryError, command: BookingCommand) {
    const stays = (await readAgain())?.stays ?? [];
    const quicker = stays.find(({ booking_number }) => cause.hint?.includes(booking_number));
    tell(quicker === undefined ? moveFailure(cause) : justTaken(quicker), command);
  }

  /** Says why a move was refused: at the stay if it is lifted, else in a notice. */
  function tell(problem: string, command: BookingCommand) {
    const lift = store.get();
    const shown = shownIn(command);
    if (lift !== null && isAmong(shown, lift.context)) store.set({ ...lift, problem });
    else toast.error(problem, { detail: shown[0]?.guest_name });
  }

  /** Reads the grid again after somebody else was quicker; null if that fails. */
  async function readAgain(): Promise<GridData | null> {
    const { readData, hold, range } = latest.current.grid;
    const data = await readData().catch(() => null);
    // Without a lifted stay nobody would let go of what is held.
    if (data === null || store.get() === null) return data;
    hold(data);
    recheck(data, range);
    return data;
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
      if (wish !== null) void save(wish);
      else if (isPossible(lifted.verdict)) announcement.set('Ainda não mudou nada.');
      else announcement.set(announcementOf(lifted));
    },
  };
}

export type StayMoves = ReturnType<typeof useStayMoves>;

function moveFailure(cause: unknown): string {
  if (cause instanceof QueryError && cause.kind === 'stale') return CHANGED_ELSEWHERE;
  if (cause instanceof QueryError && cause.kind === 'conflict') {
    return `Acabou de ser ocupado por outra reserva${cause.hint ? ` (${cause.hint})` : ''}.`;
  }
  const reason = knownReason(cause) ?? 'ocorreu um erro inesperado. Tente novamente.';
  return sessionMessage(cause) ?? `Erro ao guardar: ${reason}`;
}

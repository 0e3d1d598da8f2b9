import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Day } from '@/domain/calendar/dates';
import type { FreedNights } from '@/domain/day/lists';
import {
  statusAfter,
  statusBefore,
  STEP_LABELS,
  withSteps,
  type DayStep,
  type TakenStep,
} from '@/domain/day/steps';
import { useToast } from '@/components/overlay/useToast';
import { givenBackFailure } from '@/features/panel/booking-data/change-failure';
import { SAME_PRICE, SAME_STAY } from '@/features/panel/booking-data/command';
import { useBookingCommand } from '@/features/panel/booking-data/useBookingCommand';
import type { DayEntry, DaySheet } from '@/queries/day-sheet';
import { queryKeys } from '@/queries/query-keys';
import type { StaffBooking } from '@/queries/staff-bookings';

/**
 * Check-in and check-out by one tap, and their undo (DAY-02). A row shows the new status at once,
 * and the old one again if the new one could not be stored.
 */
export function useDaySteps(day: Day) {
  const client = useQueryClient();
  const toast = useToast();
  const [taken, setTaken] = useState<ReadonlyMap<string, TakenStep>>(new Map());
  const [announcement, setAnnouncement] = useState('');
  /** What Z takes back, the newest last. */
  const undoable = useRef<{ id: string; step: DayStep }[]>([]);

  // Only nights that a check-out freed can be in somebody's way.
  const { run } = useBookingCommand({ showFailure: 'toast', failure: givenBackFailure });

  /**
   * Sets the status of a stay as it is on the screen, and gives it back the nights that were freed.
   * If somebody else has set the same status first, that counts as done. Returns the booking with
   * the status; null if it could not be set, which has been told.
   */
  async function setStatus(
    stay: DayEntry,
    status: string,
    freed: FreedNights | null,
  ): Promise<StaffBooking | null> {
    const detail = `${stay.guest_name}, quarto ${stay.room_number}`;
    const dependsOn = freed === null ? SAME_STAY : SAME_PRICE;
    const change = { shown: stay, set: { status, ...freed }, dependsOn };
    const result = await run({ kind: 'change', changes: [change] }, undefined, detail);
    const [current] = result?.bookings ?? [];
    if (result === null || current === undefined) return null;
    if (result.kind === 'stored' || current.status === status) return current;
    toast.error('Erro ao atualizar reserva: outra pessoa alterou-a entretanto.', { detail });
    return null;
  }

  /** Drops the status shown in advance, unless the same row has been pressed again meanwhile. */
  function forget(id: string, step: TakenStep) {
    setTaken((now) => {
      if (now.get(id) !== step) return now;
      const rest = new Map(now);
      rest.delete(id);
      return rest;
    });
  }

  async function press(
    stay: DayEntry,
    status: string,
    words: string,
    freed: FreedNights | null = null,
  ) {
    const step = { status, at: new Date().toISOString() };
    setTaken((now) => new Map(now).set(stay.id, step));
    const stored = await setStatus(stay, status, freed);
    if (stored === null) {
      undoable.current = undoable.current.filter(({ id }) => id !== stay.id);
    } else {
      const done = { ...step, updatedAt: stored.updated_at };
      client.setQueriesData<DaySheet>(
        { queryKey: queryKeys.daySheets },
        (sheet) => sheet && withSteps(sheet, new Map([[stay.id, done]])),
      );
      setAnnouncement(words);
    }
    forget(stay.id, step);
  }

  function take(step: DayStep, stay: DayEntry) {
    undoable.current.push({ id: stay.id, step });
    void press(stay, statusAfter(step), `${STEP_LABELS[step]} de ${stay.guest_name} feito.`);
  }

  function takeBack(step: DayStep, stay: DayEntry) {
    const status = statusBefore(step, stay);
    if (status === null) return;
    undoable.current = undoable.current.filter(({ id }) => id !== stay.id);
    const freed = step === 'check-out' ? stay.done?.freed : null;
    void press(stay, status, `${STEP_LABELS[step]} de ${stay.guest_name} anulado.`, freed ?? null);
  }

  /** Takes back what was done last, if the day that is shown lists that stay. */
  function takeBackLast() {
    const last = undoable.current.at(-1);
    const sheet = client.getQueryData<DaySheet>([...queryKeys.daySheets, day]);
    if (last === undefined || sheet === undefined) return;
    const { arrivals, departures, late_arrivals, late_departures } = withSteps(sheet, taken);
    const stays = [...arrivals, ...late_arrivals, ...departures, ...late_departures];
    const stay = stays.find(({ id }) => id === last.id);
    if (stay !== undefined) takeBack(last.step, stay);
  }

  return { taken, announcement, take, takeBack, takeBackLast };
}

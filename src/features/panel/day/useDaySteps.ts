import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Day } from '@/domain/calendar/dates';
import {
  statusAfter,
  statusBefore,
  STEP_LABELS,
  withSteps,
  type DayStep,
  type TakenStep,
} from '@/domain/day/steps';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import type { DayEntry, DaySheet } from '@/queries/day-sheet';
import { queryKeys } from '@/queries/query-keys';
import type { StaffBooking } from '@/queries/staff-bookings';
import { sendStep } from './send-step';

interface StepInput {
  stay: DayEntry;
  /** What the booking becomes. */
  taken: TakenStep;
  /** 'Check-in de Tobias Keller feito.' */
  announcement: string;
}

const REASONS = {
  stale: 'outra pessoa alterou-a entretanto.',
  missing: 'a reserva já não existe ou esta conta não a pode alterar.',
};

/**
 * Check-in and check-out by one tap, and their undo (DAY-02). A row shows the new status at once,
 * and the old one again if the new one could not be stored.
 */
export function useDaySteps(day: Day) {
  const client = useQueryClient();
  const [taken, setTaken] = useState<ReadonlyMap<string, TakenStep>>(new Map());
  const [announcement, setAnnouncement] = useState('');
  /** What Z takes back, the newest last. */
  const undoable = useRef<{ id: string; step: DayStep }[]>([]);

  const { change } = usePanelMutation<StepInput, StaffBooking | undefined>({
    // One after the other, because whoever checks a group in presses faster than answers arrive.
    queue: 'day-steps',
    send: (rest, { stay, taken: { status } }) => sendStep(rest, { stay, status }),
    onDone: (stored, { stay, taken: step, announcement: words }) => {
      const updatedAt = stored?.updated_at ?? stay.updated_at;
      client.setQueriesData<DaySheet>(
        { queryKey: queryKeys.daySheets },
        (sheet) => sheet && withSteps(sheet, new Map([[stay.id, { ...step, updatedAt }]])),
      );
      forget(stay.id, step);
      setAnnouncement(words);
    },
    onFailed: (_error, { stay, taken: step }) => {
      undoable.current = undoable.current.filter(({ id }) => id !== stay.id);
      forget(stay.id, step);
    },
    failure: (error) => `Erro ao atualizar reserva: ${refusalReason(error, REASONS)}`,
    failureDetail: ({ stay }) => `${stay.guest_name}, quarto ${stay.room_number}`,
    refresh: [queryKeys.bookings, queryKeys.groups, queryKeys.bookingEvents],
  });

  /** Drops the status shown in advance, unless the same row has been pressed again meanwhile. */
  function forget(id: string, step: TakenStep) {
    setTaken((now) => {
      if (now.get(id) !== step) return now;
      const rest = new Map(now);
      rest.delete(id);
      return rest;
    });
  }

  function press(stay: DayEntry, status: string, words: string) {
    const step = { status, at: new Date().toISOString() };
    setTaken((now) => new Map(now).set(stay.id, step));
    void change({ stay, taken: step, announcement: words });
  }

  function take(step: DayStep, stay: DayEntry) {
    undoable.current.push({ id: stay.id, step });
    press(stay, statusAfter(step), `${STEP_LABELS[step]} de ${stay.guest_name} feito.`);
  }

  function takeBack(step: DayStep, stay: DayEntry) {
    const status = statusBefore(step, stay);
    if (status === null) return;
    undoable.current = undoable.current.filter(({ id }) => id !== stay.id);
    press(stay, status, `${STEP_LABELS[step]} de ${stay.guest_name} anulado.`);
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

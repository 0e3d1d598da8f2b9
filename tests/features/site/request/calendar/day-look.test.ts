import { describe, expect, it } from 'vitest';
import { NO_DATES } from '@/domain/stay/stay';
import {
  type CalendarView,
  type DayFace,
  dayLook,
  previewOf,
} from '@/features/site/request/calendar/day-look';

const view: CalendarView = {
  dates: NO_DATES,
  today: '2026-11-03',
  unavailable: new Set(['2026-11-20', '2026-11-21']),
  preview: null,
};
const leaving: CalendarView = { ...view, dates: { checkIn: '2026-11-14', checkOut: null } };
const pointing: CalendarView = { ...leaving, preview: '2026-11-17' };
const longer: CalendarView = { ...view, lastDay: '2027-11-03' };
const chosen: CalendarView = {
  ...view,
  dates: { checkIn: '2026-11-14', checkOut: '2026-11-17' },
};

describe('the face of a day', () => {
  it.each<[string, CalendarView, string, DayFace, boolean]>([
    ['yesterday', view, '2026-11-02', 'refused', true],
    ['today', view, '2026-11-03', 'open', false],
    ['a full day', view, '2026-11-20', 'full', true],
    ['the last day of the horizon', view, '2027-08-03', 'open', false],
    ['the day after it', view, '2027-08-04', 'refused', true],
    ['the day after it, within a longer offer', longer, '2027-08-04', 'open', false],
    ['the day after a longer offer', longer, '2027-11-04', 'refused', true],
    ['the check-in', leaving, '2026-11-14', 'check-in', true],
    ['before the check-in', leaving, '2026-11-13', 'refused', true],
    ['the morning of a full day', leaving, '2026-11-20', 'open', false],
    ['the morning after it', leaving, '2026-11-21', 'full', true],
    ['beyond full days', leaving, '2026-11-23', 'refused', true],
    ['a night up to the pointer', pointing, '2026-11-15', 'night', false],
    ['the day pointed at', pointing, '2026-11-17', 'leaving', false],
    ['a night chosen', chosen, '2026-11-16', 'night', false],
    ['the check-out', chosen, '2026-11-17', 'check-out', false],
    ['a day after the stay', chosen, '2026-11-18', 'open', false],
  ])('%s', (_what, known, day, face, isRefused) => {
    expect(dayLook(day, known)).toMatchObject({ face, isRefused });
  });
});

describe('what is said of a day', () => {
  it.each<[CalendarView, string, string]>([
    [view, '2026-11-03', 'terça-feira, 3 de novembro de 2026, hoje'],
    [view, '2026-11-02', 'segunda-feira, 2 de novembro de 2026, passado'],
    [view, '2026-11-20', 'sexta-feira, 20 de novembro de 2026, sem quartos livres'],
    [view, '2027-08-04', 'quarta-feira, 4 de agosto de 2027, ainda sem reservas'],
    [leaving, '2026-11-13', 'sexta-feira, 13 de novembro de 2026, antes do check-in'],
    [leaving, '2026-11-14', 'sábado, 14 de novembro de 2026, check-in'],
    [
      leaving,
      '2026-11-23',
      'segunda-feira, 23 de novembro de 2026, depois de noites sem quartos livres',
    ],
    [chosen, '2026-11-15', 'domingo, 15 de novembro de 2026, noite da estadia'],
    [chosen, '2026-11-17', 'terça-feira, 17 de novembro de 2026, check-out'],
  ])('%#', (known, day, label) => {
    expect(dayLook(day, known).label).toBe(label);
  });
});

it('previews only a check-out that may be chosen', () => {
  expect(previewOf('2026-11-17', leaving)).toBe('2026-11-17');
  expect(previewOf('2026-11-23', leaving)).toBeNull();
  expect(previewOf('2026-11-17', view)).toBeNull();
  expect(previewOf('2026-11-19', chosen)).toBeNull();
});

import * as t from '@messages/guest-page';
import { longMoment } from '@/domain/calendar/moments';
import { expect, it } from 'vitest';
import { fromDayToDay, fullMoment, shortMoment } from '@/features/site/guest-page/guest-words';

it('says a moment as the clock at the hostel shows it, in summer and in winter (CLOCK-02)', () => {
  expect(longMoment('2026-11-23T15:20:00+00:00')).toBe('segunda-feira, 23 de novembro, às 15:20');
  expect(longMoment('2026-07-11T23:30:00+00:00')).toBe('domingo, 12 de julho, às 00:30');
  expect(shortMoment('2026-11-22T15:20:00+00:00')).toBe('dom., 22 nov., 15:20');
  expect(fullMoment('2026-12-11T14:00:00+00:00')).toBe(
    'sexta-feira, 11 de dezembro de 2026, às 14:00',
  );
});

it('says days and rooms as one would', () => {
  const { confirmed } = t.STAGES;
  expect(confirmed.text('sábado', 1)).toMatch(/ Esperamos por si no sábado, /);
  expect(confirmed.text('segunda-feira', 1)).toMatch(/ Esperamos por si na segunda-feira, /);
  expect(fromDayToDay('2026-12-12', '2026-12-15')).toBe('de 12 a 15 de dezembro');
  expect(fromDayToDay('2026-12-30', '2027-01-02')).toBe('de 30 de dezembro a 2 de janeiro');
  expect(fromDayToDay('2026-12-30', '2027-12-30')).toBe('de 30 de dezembro a 30 de dezembro');
  expect([1, 2, 3, 10, 11].map((count) => t.CHANGE_OF_PLANS.cancels(count, 'de 1 a 2'))).toEqual([
    'Cancela o quarto, de 1 a 2.',
    'Cancela os dois quartos, de 1 a 2.',
    'Cancela os três quartos, de 1 a 2.',
    'Cancela os dez quartos, de 1 a 2.',
    'Cancela os 11 quartos, de 1 a 2.',
  ]);
});

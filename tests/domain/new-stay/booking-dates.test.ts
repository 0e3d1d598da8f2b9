import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import {
  checkInProblem,
  checkOutProblem,
  dateCautions,
  deskNights,
  withCheckIn,
  withNights,
} from '@/domain/new-stay/booking-dates';
import { days, stays } from '../arbitraries';

const TODAY = '2026-11-23';

describe('nights and check-out follow each other (DESK-02)', () => {
  it('a moved check-in takes the check-out along (DESK-02)', () => {
    fc.assert(
      fc.property(stays, days, ({ checkIn, checkOut, nights }, other) => {
        const moved = withCheckIn({ checkIn, checkOut }, other);
        expect(moved.checkIn).toBe(other);
        expect(deskNights(moved)).toBe(nights);
      }),
    );
  });

  it('other nights move the check-out alone (DESK-02)', () => {
    fc.assert(
      fc.property(stays, fc.integer({ min: 1, max: 365 }), ({ checkIn, checkOut }, nights) => {
        const changed = withNights({ checkIn, checkOut }, nights);
        expect(changed).toEqual({ checkIn, checkOut: addDays(checkIn, nights) });
      }),
    );
  });

  it('what is no day counts no nights, and moves nothing (DESK-02)', () => {
    const dates = { checkIn: '31/11', checkOut: '2026-12-01' };
    expect(deskNights(dates)).toBe(0);
    expect(withNights(dates, 3)).toBe(dates);
    expect(withCheckIn(dates, '32/11')).toEqual({ ...dates, checkIn: '32/11' });
    expect(withCheckIn(dates, '2026-11-28').checkOut).toBe('2026-11-29');
    expect(withNights({ checkIn: TODAY, checkOut: '2026-11-24' }, 0).checkOut).toBe('2026-11-24');
  });
});

describe('dates beyond what guests may ask for', () => {
  test.each([
    ['2026-10-22', 'O check-in pode ser até um mês para trás.'],
    ['2026-10-23', undefined],
    ['2027-12-01', undefined],
    ['28/13', 'Escreva a data assim: 28/11/2026.'],
  ])('check-in %s: %s (DESK-03)', (checkIn, problem) => {
    expect(checkInProblem(checkIn, TODAY)).toBe(problem);
  });

  test.each([
    ['2026-11-23', 'O check-out tem de ser depois do check-in.'],
    ['2026-11-24', undefined],
    ['2027-11-23', undefined],
    ['2027-11-24', 'Uma estadia pode ter até 365 noites.'],
    ['', 'Escreva a data assim: 28/11/2026.'],
  ])('check-out %s: %s (DESK-02)', (checkOut, problem) => {
    expect(checkOutProblem({ checkIn: TODAY, checkOut })).toBe(problem);
  });

  it('says nothing of a check-out while the check-in is none (DESK-02)', () => {
    expect(checkOutProblem({ checkIn: '', checkOut: TODAY })).toBeUndefined();
  });

  test.each([
    [TODAY, '2026-11-24', []],
    ['2026-11-22', '2026-11-24', ['Check-in há 1 dia.']],
    ['2026-11-20', '2026-11-24', ['Check-in há 3 dias.']],
    ['2027-08-22', '2027-08-23', []],
    ['2027-08-22', '2027-08-24', ['Depois dos nove meses que o site aceita.']],
    ['32/11', '', []],
  ])('cautions of %s to %s (DESK-03)', (checkIn, checkOut, cautions) => {
    expect(dateCautions({ checkIn, checkOut }, TODAY)).toEqual(cautions);
  });
});

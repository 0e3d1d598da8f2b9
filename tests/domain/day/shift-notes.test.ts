import { describe, expect, it } from 'vitest';
import {
  doneNotesSince,
  doneNoteWords,
  openNotesWords,
  shiftNoteProblem,
  sortedShiftNotes,
  writtenWords,
} from '@/domain/day/shift-notes';

const note = {
  written_name: 'Marta',
  created_at: '2026-11-22T00:10:00Z',
  done: false,
  done_at: null,
  done_name: null,
};
const done = { ...note, done: true, done_at: '2026-11-22T08:00:00Z', done_name: 'Rui' };

describe('the notes of the shift', () => {
  it('stand newest first, done ones by when they were done (DESK-16)', () => {
    const earlier = { ...note, created_at: '2026-11-21T23:59:00+00:00' };
    const doneLater = { ...done, created_at: earlier.created_at, done_at: '2026-11-22T09:00:00Z' };
    expect(sortedShiftNotes([done, earlier, doneLater, note])).toEqual({
      open: [note, earlier],
      done: [doneLater, done],
    });
  });

  it('are shown for 14 days after they were done (DESK-16)', () => {
    expect(doneNotesSince(new Date('2026-11-22T15:30:00Z'))).toBe('2026-11-08T15:30:00.000Z');
  });

  it('say who and when, in the hours of Lisbon (DESK-16)', () => {
    expect(writtenWords(note, '2026-11-22')).toBe('Marta, hoje às 00:10');
    expect(writtenWords({ ...note, written_name: null }, '2026-11-23')).toBe(
      'A equipa, ontem às 00:10',
    );
    expect(doneNoteWords(done, '2026-11-30')).toBe('Feita por Rui, a 22 nov. às 08:00');
    expect(doneNoteWords({ ...done, done_name: null }, '2026-11-22')).toBe('Feita, hoje às 08:00');
    expect(doneNoteWords(note, '2026-11-22')).toBeNull();
    expect([1, 2].map(openNotesWords)).toEqual(['1 nota por tratar', '2 notas por tratar']);
  });

  it('hold 1 to 1,000 characters, blanks around them left out (DESK-16)', () => {
    expect(shiftNoteProblem(' \n ')).toBe('Escreva a nota.');
    expect(shiftNoteProblem(` ${'x'.repeat(1000)} `)).toBeUndefined();
    expect(shiftNoteProblem('x'.repeat(1001))).toBe('Tem 1 carácter a mais.');
    expect(shiftNoteProblem('x'.repeat(1050))).toBe('Tem 50 caracteres a mais.');
  });
});

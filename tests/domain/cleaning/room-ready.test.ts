import { describe, expect, it } from 'vitest';
import { notReadySentence, notReadyWords } from '@/domain/cleaning/room-ready';

const TODAY = '2026-11-23';
const room = { state: null, since: null, out_until: null };

describe('a room that is not ready (CLEAN-04)', () => {
  it.each([
    [room, null],
    [{ ...room, state: 'clean' as const }, null],
    [{ ...room, state: 'inspected' as const }, null],
    [{ ...room, state: 'dirty' as const }, 'quarto por limpar'],
    [{ ...room, state: 'cleaning' as const }, 'em limpeza'],
    [
      { ...room, state: 'clean' as const, out_until: '2026-11-25' },
      'fora de serviço até qua., 25 nov.',
    ],
  ])('is told in a few words: %o', (given, words) => {
    expect(notReadyWords(given)).toBe(words);
  });

  it('is told before a check-in with since when, by the hour of today and else by the day', () => {
    const dirty = { ...room, state: 'dirty' as const };
    const told = (since: string | null) => notReadySentence('1', { ...dirty, since }, TODAY);
    expect(told('2026-11-23T07:40:00Z')).toBe('Quarto 1 por limpar desde as 07:40');
    expect(told('2026-11-22T18:00:00Z')).toBe('Quarto 1 por limpar desde dom., 22 nov.');
    expect(told(null)).toBe('Quarto 1 por limpar');
    expect(notReadySentence('6', { ...dirty, out_until: '2026-11-25' }, TODAY)).toBe(
      'Quarto 6 fora de serviço até qua., 25 nov.',
    );
    expect(notReadySentence('6', room, TODAY)).toBeNull();
  });
});

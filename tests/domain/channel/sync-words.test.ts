import { describe, expect, it } from 'vitest';
import { syncWords, type ReadOutcome } from '@/domain/channel/sync-words';

const AT = '2026-11-23T15:31:20Z';
const brought = (booked: number, cancelled = 0, more = {}): ReadOutcome => ({
  counts: { booked, cancelled, moved: 0, conflict: 0, ...more },
});

describe('what a reading by hand brought (CHAN-02)', () => {
  it.each<[readonly ReadOutcome[], string]>([
    [[brought(2), {}], 'Sincronizado às 15:31: 2 estadias novas.'],
    [[brought(1), brought(0, 1)], 'Sincronizado às 15:31: 1 estadia nova, 1 estadia cancelada.'],
    [[brought(0, 0, { conflict: 1 })], 'Sincronizado às 15:31: 1 em conflito.'],
    [
      [brought(3, 0, { moved: 2 }), brought(1, 0, { moved: 1, conflict: 2 })],
      'Sincronizado às 15:31: 1 estadia nova, 3 estadias mudadas, 2 em conflito.',
    ],
    [[{}, {}], 'Sincronizado às 15:31: nada de novo.'],
    [
      [brought(0, 3), { error: 'O endereço não existe.' }, { error: '' }],
      'Sincronizado às 15:31, com 2 falhas: 3 estadias canceladas.',
    ],
    [[{ error: 'O endereço não existe.' }], 'Não foi possível ler. O endereço não existe.'],
    [[{ error: '' }], 'Não foi possível ler.'],
  ])('of %j is %s', (outcomes, words) => {
    expect(syncWords(outcomes, AT)).toBe(words);
  });
});

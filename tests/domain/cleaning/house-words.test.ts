import { expect, it } from 'vitest';
import { readinessSentence, readinessWords } from '@/domain/cleaning/house-words';
import { makeRoomToday } from '../../support/cleaning';

const arriving = (at: string | null) => ({ at, guests: 2 });
const outage = { id: 'o', ends: '2026-11-25', reason: 'Duche', by: null, at: '', in_way: 0 };

it.each([
  ['all ready', [makeRoomToday('1')], 'Quartos prontos', 'Nenhum por limpar'],
  [
    'one waited for by the hour, one without',
    [
      makeRoomToday('12', { state: 'cleaning', arriving: arriving('22:40') }),
      makeRoomToday('2', { state: 'dirty', arriving: arriving('16:00') }),
      makeRoomToday('1', { state: 'dirty', arriving: arriving(null) }),
      makeRoomToday('9', { state: 'inspected', arriving: arriving('14:00') }),
      makeRoomToday('3', { state: 'dirty' }),
    ],
    '4 quartos por limpar',
    '3 com chegada hoje, o 2 já às 16:00',
  ],
  [
    'nobody comes',
    [makeRoomToday('3', { state: 'dirty' })],
    '1 quarto por limpar',
    'Nenhum com chegada hoje',
  ],
  [
    'one out of service counts as neither',
    [makeRoomToday('6', { state: 'dirty', outage, arriving: arriving('18:00') })],
    'Quartos prontos',
    '1 fora de serviço',
  ],
])('the rooms of today in words: %s (CLEAN-04)', (_, rooms, title, detail) => {
  expect(readinessWords(rooms)).toEqual({ title, detail });
});

it('is one sentence in the row of the house (CLEAN-04)', () => {
  expect(
    readinessSentence([makeRoomToday('1', { state: 'dirty', arriving: arriving(null) })]),
  ).toBe('1 quarto por limpar, 1 com chegada hoje');
  expect(readinessSentence([makeRoomToday('1')])).toBe('Quartos prontos, nenhum por limpar');
  expect(readinessSentence([])).toBe('Nenhum quarto ativo');
});

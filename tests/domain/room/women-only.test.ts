import { expect, it, test } from 'vitest';
import { distinctiveFeatures } from '@/domain/room/distinctive-features';
import { isWomenOnly } from '@/domain/room/women-only';

const room = { name: 'Dormitório Sardinha', features: ['Wi-Fi', 'Cacifos'] };

test.each([
  ['a feature', { ...room, features: ['Wi-Fi', 'Só mulheres'] }, true],
  ['a feature in other words', { ...room, features: ['Apenas para  MULHERES'] }, true],
  ['a feature that names the room', { ...room, features: ['Dormitório feminino'] }, true],
  ['an amenity', { ...room, amenities: ['Exclusivo para mulheres'] }, true],
  ['the name', { ...room, name: 'Dormitório Feminino Sardinha' }, true],
  ['the name, in brackets', { ...room, name: 'Sardinha (só mulheres)' }, true],
  ['nothing', room, false],
  ['something in the room', { ...room, features: ['Casa de banho só para mulheres'] }, false],
  ['the opposite', { ...room, features: ['Não é só para mulheres'] }, false],
  [
    'a dormitory for all',
    { ...room, name: 'Dormitório misto', features: ['Homens e mulheres'] },
    false,
  ],
])('a room takes women only by %s', (_by, one, expected) => {
  expect(isWomenOnly(one)).toBe(expected);
});

it('tells a room by what not all have, in its own order, and leaves the badge out', () => {
  const rooms = [
    { features: ['Wi-Fi', 'Só mulheres', 'Cacifos', 'Cozinha', 'Cacifos'] },
    { features: ['wi-fi', 'Cozinha', 'Televisão', 'Cama de casal', 'Varanda'] },
    { features: ['WI-FI'] },
  ];
  expect(rooms.map((one) => distinctiveFeatures(one, rooms))).toEqual([
    ['Cacifos', 'Cozinha', 'Wi-Fi'],
    ['Cozinha', 'Televisão', 'Cama de casal'],
    ['WI-FI'],
  ]);
});

import { describe, expect, it, test } from 'vitest';
import {
  amenityIconName,
  DEFAULT_AMENITIES,
  NOT_INCLUDED_CATEGORY,
  STANDARD_CATEGORY,
} from '@/domain/amenities';

describe('the default amenities', () => {
  it('are 22 in 3 categories, of 7, 9 and 6', () => {
    expect(DEFAULT_AMENITIES.map(({ name, amenities }) => [name, amenities.length])).toEqual([
      ['Comodidades Incluídas', 7],
      [NOT_INCLUDED_CATEGORY, 9],
      [STANDARD_CATEGORY, 6],
    ]);
  });

  it('have each its own name', () => {
    const names = DEFAULT_AMENITIES.flatMap(({ amenities }) => amenities);
    expect(new Set(names).size).toBe(22);
  });

  it('have each an icon that says more than home', () => {
    const names = DEFAULT_AMENITIES.flatMap(({ amenities }) => amenities);
    expect(names.filter((name) => amenityIconName(name) === 'home')).toEqual([]);
  });
});

describe('amenityIconName', () => {
  test.each([
    ['Wi-Fi gratuito', 'wifi'],
    ['WIFI', 'wifi'],
    ['Televisão', 'tv'],
    ['Roupa de cama', 'bed'],
    ['Roupeiro', 'hanger'],
    ['Frigorífico', 'refrigerator'],
    ['Micro-ondas', 'microwave'],
    ['Detetor de fumo', 'alarm-smoke'],
    ['Casa de banho partilhada', 'bath'],
    ['Pequeno-almoço incluído', 'coffee'],
    ['Localização central', 'location'],
    ['Acesso às áreas comuns', 'people'],
    ['Mesa de bilhar', 'desk'],
    ['Aquecimento central', 'heater'],
    ['Cama(s) extra', 'bed'],
    ['TV', 'tv'],
  ])('%s has the icon %s', (name, icon) => {
    expect(amenityIconName(name)).toBe(icon);
  });

  it.each(['Piano', 'Câmaras de CCTV', '', '???'])('falls back to the home icon for %j', (name) => {
    expect(amenityIconName(name)).toBe('home');
  });
});

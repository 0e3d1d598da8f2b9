import { describe, expect, it, test } from 'vitest';
import {
  amenityIconName,
  DEFAULT_AMENITIES,
  newAmenityProblem,
  nextDisplayOrder,
  NOT_INCLUDED_CATEGORY,
  STANDARD_CATEGORY,
} from '@/domain/room/amenities';

describe('the default amenities', () => {
  it('are 22 in 3 categories, of 7, 9 and 6 (SEED-03, ENT-12, DATA-AMEN-07)', () => {
    expect(DEFAULT_AMENITIES.map(({ name, amenities }) => [name, amenities.length])).toEqual([
      ['Comodidades Incluídas', 7],
      [NOT_INCLUDED_CATEGORY, 9],
      [STANDARD_CATEGORY, 6],
    ]);
  });

  it.each([
    [
      'Comodidades Incluídas',
      'SEED-04',
      'Wi-Fi gratuito, Televisão, Cozinha, Roupa de cama, Detetor de fumo, Extintor, Estojo de primeiros socorros',
    ],
    [
      NOT_INCLUDED_CATEGORY,
      'SEED-05',
      'Frigorífico, Micro-ondas, Loiça e talheres, Congelador, Tabuleiro de forno, Cabides, Cobertores extra, Roupeiro, Mobiliário de exterior',
    ],
    [
      STANDARD_CATEGORY,
      'SEED-06',
      'Casa de banho partilhada, Self check-in, Equipa 24h, Acesso às áreas comuns, Pequeno-almoço incluído, Localização central',
    ],
  ])('are under %s those of %s', (category, _id, expected) => {
    const found = DEFAULT_AMENITIES.find(({ name }) => name === category);
    expect(found?.amenities.join(', ')).toBe(expected);
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

describe('amenityIconName (ROOM-DET-06)', () => {
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
    ['Mesa de bilhar', 'games'],
    ['Aquecimento central', 'heater'],
    ['Cama(s) extra', 'bed'],
    ['TV', 'tv'],
    ['Luz de leitura', 'light'],
    ['Tomada em cada cama', 'socket'],
    ['Só mulheres', 'women'],
    ['Dormitório feminino', 'women'],
    ['Sol da manhã', 'sunrise'],
    ['Janela a nascente', 'sunrise'],
    ['Duas janelas', 'window'],
    ['Varanda', 'sun'],
    ['Terraço', 'sun'],
    ['Vista para o mar', 'sea'],
    ['Cacifos', 'lock'],
    ['Secador de cabelo', 'hair-dryer'],
    ['Ventoinha de teto', 'fan'],
    ['Berço a pedido', 'crib'],
    ['Jogos', 'games'],
    ['Secretária', 'desk'],
    ['Mobiliário de exterior', 'armchair'],
  ])('%s has the icon %s', (name, icon) => {
    expect(amenityIconName(name)).toBe(icon);
  });

  it.each(['Piano', 'Câmaras de CCTV', '', '???'])(
    'falls back to the home icon for %j (ROOM-DET-07)',
    (name) => {
      expect(amenityIconName(name)).toBe('home');
    },
  );
});

describe('a new amenity (ADM-ROOM-17, ADM-ROOM-18)', () => {
  const categories = [{ id: 'comfort' }];
  const INVALID = 'Nome da comodidade ou categoria inválida.';

  test.each([
    ['a name and a known category', ' Rede ', 'comfort', undefined],
    ['no name', '', 'comfort', INVALID],
    ['a blank name', '   ', 'comfort', INVALID],
    ['an unknown category', 'Rede', 'gone', INVALID],
    ['a name of 121 characters', 'a'.repeat(121), 'comfort', 'O nome pode ter até 120 caracteres.'],
  ])('with %s', (_name, name, categoryId, problem) => {
    expect(newAmenityProblem({ name, categoryId, categories })).toBe(problem);
  });

  it('stands after the last of its own category (DATA-AMEN-05, CONST-ADM-13)', () => {
    const amenities = [
      { category_id: 'comfort', display_order: 2 },
      { category_id: 'comfort', display_order: 7 },
      { category_id: 'other', display_order: 30 },
    ];
    expect(nextDisplayOrder(amenities, 'comfort')).toBe(8);
    expect(nextDisplayOrder(amenities, 'empty')).toBe(1);
  });
});

import { describe, expect, test } from 'vitest';
import { roomAmenityGroups } from '@/domain/room/room-amenities';

const categories = [
  { id: 'inc', name: 'Comodidades Incluídas' },
  { id: 'not', name: 'Não Incluído' },
  { id: 'std', name: 'Características Padrão' },
];
const amenities = [
  { id: 'wifi', name: 'Wi-Fi gratuito', category_id: 'inc' },
  { id: 'tv', name: 'Televisão', category_id: 'inc' },
  { id: 'oven', name: 'Tabuleiro de forno', category_id: 'not' },
  { id: 'fridge', name: 'Frigorífico', category_id: 'not' },
  { id: 'bath', name: 'Casa de banho partilhada', category_id: 'std' },
];
const everything = amenities.map(({ id }) => id);

describe('roomAmenityGroups', () => {
  test('the room itself first, then by category, what is not included last', () => {
    const groups = roomAmenityGroups({
      features: ['Vista para o mar'],
      categories,
      amenities,
      amenityIds: everything,
    });
    expect(groups).toEqual([
      { name: 'Neste quarto', names: ['Vista para o mar'], isIncluded: true },
      { name: 'Comodidades Incluídas', names: ['Wi-Fi gratuito', 'Televisão'], isIncluded: true },
      { name: 'Características Padrão', names: ['Casa de banho partilhada'], isIncluded: true },
      { name: 'Não Incluído', names: ['Tabuleiro de forno', 'Frigorífico'], isIncluded: false },
    ]);
  });

  test('only what the room is linked to, and no empty group', () => {
    const groups = roomAmenityGroups({ features: [], categories, amenities, amenityIds: ['tv'] });
    expect(groups).toEqual([
      { name: 'Comodidades Incluídas', names: ['Televisão'], isIncluded: true },
    ]);
  });

  test('a feature that an amenity already names is not said twice', () => {
    const [own] = roomAmenityGroups({
      features: ['wi-fi', 'Televisao', 'Varanda'],
      categories,
      amenities,
      amenityIds: everything,
    });
    expect(own?.names).toEqual(['Varanda']);
  });

  test('a feature stays when the amenity of that name is one the room does not include', () => {
    const [own] = roomAmenityGroups({
      features: ['Frigorífico'],
      categories,
      amenities,
      amenityIds: ['fridge'],
    });
    expect(own).toEqual({ name: 'Neste quarto', names: ['Frigorífico'], isIncluded: true });
  });

  test('a room with nothing has no groups', () => {
    expect(roomAmenityGroups({ features: [], categories, amenities, amenityIds: [] })).toEqual([]);
  });
});

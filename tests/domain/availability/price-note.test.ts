import { describe, expect, it } from 'vitest';
import { gridRows } from '@/domain/availability/availability-grid';
import { percentDifference, priceNote } from '@/domain/availability/price-note';

const NBSP = '\u00a0';
const plain = (text: string) => text.replaceAll(NBSP, ' ');

describe('the difference to a base price', () => {
  it.each([
    [66, 55, '+ 20 %'],
    [52.25, 55, '− 5 %'],
    [55, 55, '0 %'],
    [0, 55, '− 100 %'],
    [55.2, 55, '+ 0,4 %'],
    [54.99, 55, '− 0,1 %'],
    [110, 55, '+ 100 %'],
  ])('of %d EUR to %d EUR is %s', (price, base, text) => {
    expect(plain(percentDifference(price, base))).toBe(text);
  });
});

describe('the note beside the price', () => {
  const [blocked, special, plainDay] = ['2026-11-12', '2026-11-13', '2026-11-14'];
  const rooms = [
    { id: 'sea', price_per_night: 50 },
    { id: 'laurel', price_per_night: 100 },
    { id: 'gift', price_per_night: 0 },
  ];
  const rows = gridRows({
    rooms,
    days: [blocked, special, plainDay],
    stays: [],
    availability: [
      { room_id: 'sea', date: blocked, is_available: false, custom_price: 70 },
      { room_id: 'sea', date: special, is_available: true, custom_price: 80 },
    ],
  });
  const note = (
    selected: Record<string, string[]>,
    price: number | null = null,
    isAvailable = true,
  ) => {
    const selection = new Map(Object.entries(selected).map(([id, days]) => [id, new Set(days)]));
    return plain(priceNote({ rows, selection, isAvailable, price }));
  };

  it('holds a price against the base prices of the rooms', () => {
    expect(note({ sea: [plainDay] }, 60)).toBe('Base 50 €: + 20 %');
    expect(note({ sea: [plainDay] }, 50)).toBe('Igual ao preço base');
    expect(note({ sea: [plainDay], laurel: [plainDay] }, 90)).toBe(
      'Base 50 € a 100 €: − 10 % a + 80 %',
    );
    expect(note({ gift: [plainDay] }, 60)).toBe('Base 0 €');
    expect(note({}, 60)).toBe('');
  });

  it('tells what an empty field makes of special prices', () => {
    expect(note({ sea: [plainDay] })).toBe('');
    expect(note({ sea: [blocked] })).toBe('Mantém o preço especial');
    expect(note({ sea: [special] })).toBe('Volta ao preço base');
    expect(note({ sea: [blocked, special] })).toBe(
      'Volta ao preço base, menos nos dias bloqueados',
    );
    expect(note({ sea: [blocked, special] }, null, false)).toBe('Mantém o preço especial');
  });
});

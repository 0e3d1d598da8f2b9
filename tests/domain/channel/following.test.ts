import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  BOOKING_SOURCES,
  DESK_SOURCES,
  isUnpriced,
  pricePhrase,
  priceWords,
} from '@/domain/booking/booking-source';
import { channelMark, isChannelSource } from '@/domain/channel/channel-source';
import { followingWords } from '@/domain/channel/following';
import { barName } from '@/domain/availability/stay-bars';

const entry = {
  channel: 'airbnb',
  state: 'booked',
  isReading: true,
  soldAs: '8',
  starts: '2026-11-25',
  ends: '2026-11-28',
};
const booking = { status: 'confirmed', roomNumber: '8', check_out_date: '2026-11-28' };

describe('a booking that follows a platform', () => {
  it('says so, what of it is ours, and that cancelling here is not cancelling there (CHAN-03)', () => {
    expect(followingWords(entry, booking)).toEqual({
      tone: 'quiet',
      title: 'Segue o calendário: Airbnb',
      lines: [
        'Se as datas mudarem na Airbnb, mudam aqui; se lá desaparecer, é cancelada aqui.',
        'Quarto, nome, contactos, hóspedes, preço e notas são seus: ficam como os puser.',
        'Cancelar aqui não cancela na Airbnb.',
      ],
    });
    expect(followingWords(entry, { ...booking, roomNumber: '13' }).lines).toContain(
      'Foi vendida como quarto 8.',
    );
    expect(followingWords({ ...entry, isReading: false }, booking).title).toBe(
      'Calendário parado: Airbnb',
    );
  });

  it('says what to do there when its guest left early (DESK-17)', () => {
    const left = { ...booking, status: 'checked_out', check_out_date: '2026-11-27' };
    expect(followingWords(entry, left)).toEqual({
      tone: 'warning',
      title: 'Airbnb: ainda vai até 28 nov.',
      lines: [
        'O hóspede saiu antes. Altere também na Airbnb a saída: até o fazer, essas noites não se vendem lá.',
      ],
    });
    expect(followingWords({ ...entry, state: 'gone' }, left)).toEqual({
      tone: 'quiet',
      title: 'Já não está na Airbnb',
      lines: [],
    });
    expect(followingWords(entry, { ...left, check_out_date: '2026-11-28' }).tone).toBe('quiet');
  });

  it('warns where the platform has gone on without us (CHAN-03, CHAN-04)', () => {
    const moved = followingWords({ ...entry, state: 'conflict' }, booking);
    expect([moved.tone, moved.title]).toEqual(['warning', 'Tem outras datas na Airbnb']);
    expect(moved.lines[0]).toContain('Lá é de 25 a 28 de novembro');
    expect(moved.conflict).toBe('Resolva em Canais, Conflitos.');
    expect(followingWords({ ...entry, state: 'gone' }, booking).title).toBe(
      'Já não está na Airbnb',
    );
    const cancelled = { ...booking, status: 'cancelled' };
    expect(followingWords({ ...entry, state: 'gone' }, cancelled).title).toBe(
      'Já não está na Airbnb',
    );
    expect(followingWords({ ...entry, state: 'dismissed' }, cancelled)).toMatchObject({
      title: 'Cancelada só aqui',
      lines: ['Se ainda estiver na Airbnb, cancele também lá.'],
    });
  });
});

test('platforms are marked each by a letter of its own, and nothing else is (CHAN-03)', () => {
  const marked = BOOKING_SOURCES.filter(isChannelSource);
  expect(marked).toEqual(['booking_com', 'airbnb', 'vrbo', 'google']);
  expect(new Set(marked.map(channelMark)).size).toBe(marked.length);
  expect(BOOKING_SOURCES.filter((source) => channelMark(source) === null)).toEqual([
    'site',
    'phone',
    'desk',
    'email',
    'other',
  ]);
  // Every object has a property 'toString'.
  expect([channelMark('toString'), isChannelSource('toString')]).toEqual([null, false]);
});

test('a price of nothing is one that is missing only of what came from elsewhere (CHAN-03)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BOOKING_SOURCES),
      fc.integer({ min: 0, max: 3 }),
      (source, total_price) => {
        const isElsewhere = isChannelSource(source) || source === 'other';
        expect(isUnpriced({ source, total_price })).toBe(total_price === 0 && isElsewhere);
      },
    ),
  );
  expect(priceWords({ source: 'airbnb', total_price: 0 })).toBe('por indicar');
  expect(priceWords({ source: DESK_SOURCES[0], total_price: 0 })).toMatch(/^0,00\s€$/);
  expect(pricePhrase({ source: 'airbnb', total_price: 0 })).toBe('preço por indicar');
  expect(pricePhrase({ source: 'airbnb', total_price: 306 })).toMatch(/^306,00\s€$/);
});

test.each([
  ['Inês Duarte', 'Duarte'],
  ['Hóspede Booking.com', 'Booking.com'],
  ['Hóspede Outro calendário', 'Outro calendário'],
  ['Hóspede', 'Hóspede'],
])('the bar of %s says %s (CHAN-03)', (guest, name) => {
  expect(barName(guest)).toBe(name);
});

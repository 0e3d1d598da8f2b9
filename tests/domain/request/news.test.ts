import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  isGuestRequest,
  isMadeAfter,
  isQuietTime,
  messageNews,
  newsSummary,
  paymentNews,
  requestNews,
  unnamedMessageNews,
  type NewsBooking,
} from '@/domain/request/news';

const lea: NewsBooking = {
  booking_number: 'R26-LEALEA',
  status: 'pending',
  source: 'site',
  guest_name: 'Léa Fontaine',
  guest_email: 'lea@example.com',
  check_in_date: '2026-12-04',
  check_out_date: '2026-12-07',
  number_of_guests: 2,
  total_price: 174,
  created_at: '2026-11-23T08:05:00+00:00',
  rooms: { room_number: '3' },
};

describe('requestNews', () => {
  it('names guest, room, days, guests and price (LIVE-02)', () => {
    expect(requestNews([lea])).toEqual([
      {
        key: expect.any(String),
        kind: 'request',
        title: 'Novo pedido de Léa Fontaine',
        detail: 'Quarto 3, 4 a 7 dez., 2 hóspedes, 174,00\u00a0€',
        target: 'R26-LEALEA',
      },
    ]);
  });

  it('names both months where a stay crosses into another', () => {
    const late = { ...lea, check_in_date: '2026-12-28', check_out_date: '2027-01-02' };
    expect(requestNews([late])[0]?.detail).toContain(', 28 dez. a 2 jan., ');
  });

  it('makes one piece of news of all rooms of a request, and opens the first of them', () => {
    const second = {
      ...lea,
      booking_number: 'R26-SECOND',
      number_of_guests: 5,
      total_price: 0.1,
      rooms: { room_number: '12' },
    };
    const other = { ...lea, guest_email: 'b@example.com', guest_name: 'Bruno' };
    const news = requestNews([second, lea, other]);
    expect(news.map(({ title, detail }) => [title, detail])).toEqual([
      ['Novo pedido de Léa Fontaine', '2 quartos, 4 a 7 dez., 7 hóspedes, 174,10\u00a0€'],
      ['Novo pedido de Bruno', 'Quarto 3, 4 a 7 dez., 2 hóspedes, 174,00\u00a0€'],
    ]);
    expect(news[0]?.target).toBe('R26-LEALEA');
    expect(new Set(news.map(({ key }) => key)).size).toBe(2);
  });

  it.each([
    ['what reception has written down', { source: 'phone' }],
    ['what has been answered', { status: 'confirmed' }],
  ])('leaves out %s', (_what, changes) => {
    expect(isGuestRequest({ ...lea, ...changes })).toBe(false);
    expect(requestNews([{ ...lea, ...changes }])).toEqual([]);
  });
});

describe('newsSummary', () => {
  const request = { kind: 'request' } as const;
  const message = { kind: 'message' } as const;

  it.each([
    [[request, message, request], 'Novidades: 2 pedidos, 1 mensagem'],
    [[request, request, request], 'Novidades: 3 pedidos'],
    [[message, message, request], 'Novidades: 1 pedido, 2 mensagens'],
    [[message, message, message], 'Novidades: 3 mensagens'],
  ])('counts each kind (LIVE-02)', (items, words) => {
    expect(newsSummary(items)).toBe(words);
  });
});

describe('paymentNews', () => {
  it('says who paid what, and for which booking (DEPOSIT-02)', () => {
    const paid = { id: 's', booking_number: 'R26-M4XW8T', guest_name: 'Lukas Brandt', amount: 62 };
    expect(paymentNews(paid)).toMatchObject({
      title: 'Lukas Brandt pagou 62,00\u00A0€',
      detail: 'Online, R26-M4XW8T',
      target: 'R26-M4XW8T',
    });
  });
});

describe('messageNews', () => {
  it('names who wrote, of what', () => {
    expect(messageNews({ id: 'm1', name: 'Paolo Ferri', subject: 'Reserva' })).toMatchObject({
      title: 'Nova mensagem de Paolo Ferri',
      detail: 'Reserva',
      target: 'm1',
    });
  });

  it('tells apart messages of which only the number is known', () => {
    const news = unnamedMessageNews(2, '2026-11-23T08:00:00Z');
    expect(news.map(({ title }) => title)).toEqual(['Nova mensagem', 'Nova mensagem']);
    expect(new Set(news.map(({ key }) => key)).size).toBe(2);
  });
});

describe('isMadeAfter', () => {
  it.each([
    ['2026-11-23T08:00:00.001+00:00', true],
    ['2026-11-23T08:00:00+00:00', false],
    ['2026-11-23T08:59:00+01:00', false],
  ])('compares moments, not their texts: %s', (created_at, isAfter) => {
    expect(isMadeAfter({ created_at }, '2026-11-23T08:00:00Z')).toBe(isAfter);
  });
});

test('it is quiet from 23:00 to 08:00, and only then (LIVE-02)', () => {
  const clock = tuple(integer({ min: 0, max: 23 }), integer({ min: 0, max: 59 })).map(
    ([hour, minute]) => ({
      hour,
      text: [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'),
    }),
  );
  assert(
    property(clock, ({ hour, text }) => {
      expect(isQuietTime(text)).toBe(hour >= 23 || hour < 8);
    }),
  );
});

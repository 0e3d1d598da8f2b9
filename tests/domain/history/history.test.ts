import { lastChanger } from '@/domain/history/author';
import { describe, expect, it, test } from 'vitest';
import {
  historyBeginning,
  historyEntries,
  type HistoryBooking,
  type HistoryEvent,
} from '@/domain/history/history';
import { historyTime } from '@/domain/calendar/past-moments';

const booking: HistoryBooking = {
  guest_name: 'Beatriz Salgado',
  guest_email: 'beatriz@example.com',
  check_in_date: '2026-11-26',
  check_out_date: '2026-11-29',
  total_price: 306,
  source: 'phone',
};

const event = (changes: unknown, more: Partial<HistoryEvent> = {}): HistoryEvent => ({
  id: 1,
  at: '2026-11-23T10:14:00+00:00',
  kind: 'changed',
  actor: 'staff',
  actor_name: 'Marta',
  changes,
  ...more,
});

/** The sentence without the hard spaces before '€'. */
function said(one: HistoryEvent, of: HistoryBooking = booking): [string, string | null] {
  const [entry] = historyEntries([one], of);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const line = plain(`${entry?.who} ${entry?.what}`);
  return [line, entry?.consequence == null ? null : plain(entry.consequence)];
}

test.each<[string, object, string, string | null]>([
  [
    'a room',
    { room: ['8', '7'] },
    'Marta mudou o quarto de 8 para 7.',
    'O preço manteve-se em 306,00 €.',
  ],
  [
    'a departure with its price',
    { check_out_date: ['2026-11-28', '2026-11-29'], total_price: [204, 306] },
    'Marta mudou a saída de 28 para 29 nov.',
    '3 noites em vez de 2, mais 102,00 €.',
  ],
  [
    'an arrival without a price',
    { check_in_date: ['2026-11-27', '2026-11-26'] },
    'Marta mudou a entrada de 27 para 26 nov.',
    '3 noites em vez de 2; o preço manteve-se em 306,00 €.',
  ],
  [
    'both ends and the room',
    {
      check_in_date: ['2026-11-25', '2026-11-26'],
      check_out_date: ['2026-11-28', '2026-11-29'],
      room: ['8', '7'],
      total_price: [330, 306],
    },
    'Marta mudou a entrada de 25 para 26 nov., a saída de 28 para 29 nov. e o quarto de 8 para 7.',
    'Menos 24,00 €.',
  ],
  ['a price', { total_price: [300, 306] }, 'Marta mudou o preço de 300,00 € para 306,00 €.', null],
  ['guests', { number_of_guests: [2, 3] }, 'Marta mudou os hóspedes de 2 para 3.', null],
  [
    'a status',
    { status: ['pending', 'confirmed'] },
    'Marta passou o estado de Pendente para Confirmada.',
    null,
  ],
  [
    'a cancellation',
    {
      status: ['confirmed', 'cancelled'],
      cancel_reason: [null, 'guest'],
      cancel_note: [null, 'Perdeu o voo.'],
    },
    'Marta cancelou a reserva.',
    'Desistência do hóspede: Perdeu o voo.',
  ],
  [
    'a cancellation taken back',
    { status: ['cancelled', 'confirmed'], cancel_reason: ['guest', null] },
    'Marta repôs a reserva como Confirmada.',
    null,
  ],
  [
    'the reason of a cancellation',
    { cancel_reason: ['guest', 'no_show'] },
    'Marta mudou o motivo do cancelamento de Desistência do hóspede para Não compareceu.',
    null,
  ],
  ['a note of it', { cancel_note: [null, 'x'] }, 'Marta mudou a nota do cancelamento.', null],
  [
    'contact',
    {
      guest_name: ['Bea', 'Beatriz'],
      guest_phone: [null, '+351 912'],
      guest_email: ['a@b.pt', null],
    },
    'Marta mudou o nome de Bea para Beatriz, acrescentou o telefone +351 912 e retirou o e-mail.',
    null,
  ],
  [
    'source and language',
    { source: ['site', 'phone'], language: ['pt', 'de'] },
    'Marta mudou a origem de Site para Telefone e a língua de Português para Alemão.',
    null,
  ],
  [
    'arrival and wish',
    { arrival_time: ['21:00:00', '22:40:00'], guest_wish: [null, 'Cama de baixo.'] },
    'Marta mudou a chegada prevista de 21:00 para 22:40 e acrescentou o pedido do hóspede “Cama de baixo.”.',
    null,
  ],
  [
    'the flags',
    { email_sent: [false, true], email_confirmed: [true, false], archived: [false, true] },
    'Marta marcou o e-mail de confirmação como enviado, marcou a reserva como não confirmada pelo hóspede e arquivou a reserva.',
    null,
  ],
  [
    'a group',
    { group_reference: [null, 'GRP26-8KQ2M7XA'] },
    'Marta juntou a reserva ao grupo GRP26-8KQ2M7XA.',
    null,
  ],
  [
    'texts that are not kept',
    { admin_notes: [null, null], message: [null, null] },
    'Marta mudou as notas internas e a mensagem do hóspede.',
    null,
  ],
  [
    'a payment',
    { payment: [null, { amount: 100, method: 'cash', paid_on: '2026-11-21' }] },
    'Marta recebeu 100,00 € em dinheiro.',
    'Com data de 21 nov. 2026.',
  ],
  [
    'a payment of the service',
    { payment: [null, { amount: 194, method: 'online', paid_on: '2026-11-23' }] },
    'Marta recebeu 194,00 € online.',
    null,
  ],
  [
    'a deposit that is asked for',
    { deposit: [null, { amount: 194, until: '2026-11-26T18:00:00+00:00' }] },
    'Marta pediu um sinal de 194,00 €, até qui., 26 nov., 18:00.',
    null,
  ],
  [
    'a deposit that is asked for no more',
    { deposit: [{ amount: 194, until: '2026-11-26T18:00:00+00:00' }, null] },
    'Marta retirou o pedido de sinal de 194,00 €.',
    null,
  ],
  [
    'money given back',
    { payment: [null, { amount: -50.5, method: 'card', paid_on: '2026-11-23' }] },
    'Marta devolveu 50,50 € por cartão.',
    null,
  ],
  [
    'a payment undone',
    { payment: [{ amount: 100, method: 'transfer', paid_on: '2026-11-23' }, null] },
    'Marta anulou o pagamento de 100,00 € por transferência.',
    null,
  ],
  [
    'money that goes with the nights of a divided stay',
    { payment: [null, { amount: -50, method: 'cash', paid_on: '2026-11-21', moved: true }] },
    'Marta passou 50,00 € em dinheiro para a outra parte da estadia.',
    'Com data de 21 nov. 2026.',
  ],
  [
    'money that comes with them',
    { payment: [null, { amount: 50, method: 'cash', paid_on: '2026-11-23', moved: true }] },
    'Marta trouxe 50,00 € em dinheiro da outra parte da estadia.',
    null,
  ],
  [
    'money that comes back',
    { payment: [{ amount: -50, method: 'cash', paid_on: '2026-11-23', moved: true }, null] },
    'Marta trouxe de volta 50,00 € em dinheiro da outra parte da estadia.',
    null,
  ],
  [
    'money that goes back',
    { payment: [{ amount: 50, method: 'cash', paid_on: '2026-11-23', moved: true }, null] },
    'Marta passou de volta 50,00 € em dinheiro para a outra parte da estadia.',
    null,
  ],
  ['a column of tomorrow', { colour: ['a', 'b'] }, 'Marta mudou outros dados da reserva.', null],
])(
  'a change of %s is a sentence, with what came of it (HIST-02)',
  (_case, changes, line, below) => {
    expect(said(event(changes))).toEqual([line, below]);
  },
);

const made = {
  room: '8',
  check_in_date: '2026-11-26',
  check_out_date: '2026-11-28',
  number_of_guests: 5,
  total_price: 204,
  status: 'pending',
  source: 'site',
};

test.each<[string, Partial<HistoryEvent>, string]>([
  ['guest', { actor: 'guest', actor_name: null }, 'Beatriz Salgado pediu a reserva no site.'],
  ['staff', {}, 'Marta criou a reserva.'],
  ['system', { actor: 'system', actor_name: null }, 'O sistema criou a reserva.'],
  ['channel', { actor: 'channel', actor_name: null }, 'A plataforma trouxe a reserva.'],
])('a booking made by %s begins its history (HIST-02)', (_actor, more, line) => {
  expect(said(event(made, { kind: 'created', ...more }))).toEqual([
    line,
    'Quarto 8, de 26 a 28 nov., 5 hóspedes, 204,00 €.',
  ]);
});

describe('who changed a booking last', () => {
  const by = (actor: string, actor_name: string | null = null, source = 'phone') =>
    lastChanger([event({}, { actor, actor_name }), event({})], { ...booking, source });

  it('tells the house from everybody else (HIST-02)', () => {
    expect(by('staff', 'Rui')).toEqual({ who: 'Rui', isStaff: true });
    expect(by('staff')).toEqual({ who: null, isStaff: true });
    expect(by('guest')).toEqual({ who: 'Beatriz Salgado', isStaff: false });
    expect(by('channel', null, 'booking_com')).toEqual({ who: 'Booking.com', isStaff: false });
    expect(by('system')).toEqual({ who: 'o sistema', isStaff: false });
    expect(lastChanger([], booking)).toBeNull();
  });
});

describe('a history', () => {
  it('lets guests tell their arrival and their wish (HIST-02)', () => {
    const changes = { arrival_time: [null, '22:40:00'], guest_wish: [null, 'Cama de baixo'] };
    expect(said(event(changes, { actor: 'guest' }))[0]).toBe(
      'Beatriz Salgado indicou a chegada às 22:40 e pediu: “Cama de baixo”.',
    );
  });

  it('names nobody who asked to be forgotten (HIST-03)', () => {
    const erased = {
      ...booking,
      guest_name: 'Dados apagados',
      guest_email: 'apagado@apagado.invalid',
    };
    const changes = { guest_name: [null, null], arrival_time: [null, null] };
    expect(said(event(changes, { actor: 'guest' }), erased)[0]).toBe(
      'Hóspede apagado mudou o nome e a chegada prevista.',
    );
  });

  it('calls an erasure by its name; a new link or a corrected contact is none (HIST-03)', () => {
    const gone = [null, null] as const;
    const erasure = { guest_name: gone, guest_email: gone, guest_phone: gone, access_key: gone };
    expect(said(event({ ...erasure, admin_notes: gone }))[0]).toBe(
      'Marta apagou os dados do hóspede.',
    );
    expect(said(event({ access_key: gone }))[0]).toBe(
      'Marta criou uma ligação nova para o hóspede.',
    );
    expect(said(event({ ...erasure, guest_name: ['Ana', 'Ana Melo'] }))[0]).toMatch(
      /^Marta criou uma ligação nova/,
    );
  });

  it('counts nights as they were at the time (HIST-02)', () => {
    const entries = historyEntries(
      [
        event({ check_out_date: ['2026-11-28', '2026-11-29'], total_price: [204, 306] }),
        event({ check_out_date: ['2026-11-27', '2026-11-28'], total_price: [102, 204] }),
      ],
      booking,
    );
    expect(entries.map(({ consequence }) => consequence?.replaceAll('\u00a0', ' '))).toEqual([
      '3 noites em vez de 2, mais 102,00 €.',
      '2 noites em vez de 1, mais 102,00 €.',
    ]);
  });

  it('says where it begins when the booking is older (HIST-02)', () => {
    const change = event({ room: ['8', '7'] }, { at: '2026-11-22T23:59:00+00:00' });
    expect(historyBeginning([change])).toBe('Sem registos anteriores a 22 nov. 2026.');
    expect(historyBeginning([change, event(made, { kind: 'created' })])).toBeNull();
    expect(historyBeginning([])).toBe('Ainda sem registos.');
  });
});

test.each([
  ['2026-11-23T10:14:00+00:00', 'hoje, 10:14'],
  ['2026-11-22T21:15:00+00:00', 'ontem, 21:15'],
  ['2026-11-21T10:31:00+00:00', '21 nov., 10:31'],
  ['2025-11-21T10:31:00+00:00', '21 nov. 2025, 10:31'],
])('%s is said as %s (HIST-02)', (at, words) => {
  expect(historyTime(at, '2026-11-23')).toBe(words);
});

test('a platform is named by what it did, and its missing price is said (CHAN-03, HIST-02)', () => {
  const sold = { ...booking, source: 'airbnb', total_price: 0 };
  const channel = { actor: 'channel', actor_name: null };
  const created = {
    room: '8',
    check_in_date: '2026-11-26',
    check_out_date: '2026-11-29',
    number_of_guests: 1,
    total_price: 0,
    source: 'airbnb',
  };
  expect(said(event(created, { ...channel, kind: 'created' }), sold)).toEqual([
    'Airbnb trouxe a reserva.',
    'Quarto 8, de 26 a 29 nov., 1 hóspede, preço por indicar, Airbnb.',
  ]);
  const longer = event({ check_out_date: ['2026-11-28', '2026-11-29'] }, channel);
  expect(said(longer, sold)).toEqual([
    'Airbnb mudou a saída de 28 para 29 nov.',
    '3 noites em vez de 2; o preço continua por indicar.',
  ]);
  expect(said(longer, { ...sold, total_price: 114 })[1]).toBe(
    '3 noites em vez de 2; o preço manteve-se em 114,00 €.',
  );
  const cancelled = {
    status: ['confirmed', 'cancelled'],
    cancel_reason: [null, 'channel'],
  };
  expect(said(event(cancelled, channel), sold)).toEqual([
    'Airbnb cancelou a reserva.',
    'Cancelada na plataforma',
  ]);
  // Linked to a booking of our own, which keeps its source.
  expect(said(longer)[0]).toBe('A plataforma mudou a saída de 28 para 29 nov.');
});

test('a price that nobody had entered is added, and is never told as nothing (CHAN-03, HIST-02)', () => {
  const sold = { ...booking, source: 'airbnb' };
  expect(said(event({ total_price: [0, 306] }), sold)[0]).toBe(
    'Marta acrescentou o preço 306,00 €.',
  );
  expect(said(event({ total_price: [306, 0] }), { ...sold, total_price: 0 })[0]).toBe(
    'Marta retirou o preço.',
  );
  const moved = { check_out_date: ['2026-11-28', '2026-11-29'], total_price: [0, 306] };
  expect(said(event(moved), sold)[1]).toBe('3 noites em vez de 2, preço de 306,00 €.');
  const back = { check_out_date: ['2026-11-28', '2026-11-29'], total_price: [306, 0] };
  expect(said(event(back), { ...sold, total_price: 0 })[1]).toBe(
    '3 noites em vez de 2, preço por indicar.',
  );
  // In a booking of our own, zero is a price.
  expect(said(event({ total_price: [0, 306] }))[0]).toBe(
    'Marta mudou o preço de 0,00 € para 306,00 €.',
  );
});

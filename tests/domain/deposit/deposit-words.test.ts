import { describe, expect, it } from 'vitest';
import { cardWords, stateLabel } from '@/domain/deposit/deposit-words';
import { disputeReason } from '@/domain/deposit/dispute-reason';
import type { DepositRequest } from '@/domain/deposit/deposit-sheet';
import {
  DEPOSIT_STATES,
  makeDepositRefund,
  makeDepositRequest,
  makeDepositSession,
} from '../../support/deposit';

const context = { today: '2026-11-12', due: 582 };

/** All sentences of a card, what is urgent in asterisks; a no-break space is as good as a space. */
function said(request: DepositRequest): string[] {
  const { lead, lines } = cardWords(request, context);
  const texts = lines.map(({ urgent, text }) => (urgent ? `*${urgent}*${text}` : text));
  return [stateLabel(request), lead, ...texts].map((text) => text.replaceAll('\u00a0', ' '));
}

describe('the card of a request (DEPOSIT-02)', () => {
  const { asked, pending, paid, part, expired, withdrawn, refunded, disputed, late, twice } =
    DEPOSIT_STATES;

  it.each<[DepositRequest, string[]]>([
    [
      asked,
      ['Pedido', 'Até sáb., 14 nov., 18:00.', 'Pedido por Marta hoje, 08:10. E-mail enviado.'],
    ],
    [
      pending,
      [
        'Multibanco',
        'Referência emitida às 09:02, ainda não paga.',
        'O prazo espera por ela até seg., 16 nov.',
      ],
    ],
    [paid, ['Pago', 'MB WAY, ontem, 21:40.', 'Entrou nos pagamentos como «Online».']],
    [part, ['Parte', 'Faltam 94,00 € do sinal, até sáb., 14 nov., 18:00.']],
    [
      expired,
      [
        'Expirado',
        'O prazo passou a 10 nov., 18:00.',
        'O pedido caducou e os quartos ficaram livres. Ainda estão.',
      ],
    ],
    [withdrawn, ['Retirado', 'Pedido retirado por Rui hoje, 09:30.']],
    [
      refunded,
      [
        'Devolvido',
        '194,00 € a 10 nov., por Helena.',
        'Chega ao hóspede em 5 a 10 dias. A reserva deve outra vez 582,00 €.',
      ],
    ],
    [
      disputed,
      [
        'Em disputa',
        'O banco do hóspede contesta: «não reconheço».',
        '*Responder até 9 dez.*, no serviço de pagamentos. O dinheiro está retido.',
      ],
    ],
    [
      late,
      [
        'Pago depois do prazo',
        'Pago a 10 nov., 19:20. O pedido já tinha caducado.',
        'Nada foi reservado. Decida:',
      ],
    ],
    [
      twice,
      [
        'Pago 2 vezes',
        'Dois pagamentos de 194,00 €, às 21:40 e 21:43.',
        'Os dois estão nos pagamentos: 194,00 € a mais.',
      ],
    ],
  ])('$state is said in the words of the house', (request, words) => {
    expect(said(request)).toEqual(words);
  });

  it.each<[string, Partial<DepositRequest>, string]>([
    ['asked by nobody known', { made_by: null }, 'Pedido hoje, 08:10. E-mail enviado.'],
    [
      'asked on another day',
      { made_at: '2026-11-10T08:10:00Z' },
      'Pedido por Marta a 10 nov., 08:10. E-mail enviado.',
    ],
    ['asked by a link', { mail: null }, 'Pedido por Marta hoje, 08:10. Sem e-mail.'],
    ['mail queued', { mail: 'queued' }, 'Pedido por Marta hoje, 08:10. E-mail a caminho.'],
    ['mail failed', { mail: 'failed' }, 'Pedido por Marta hoje, 08:10. O e-mail não foi entregue.'],
  ])('%s', (_case, given, words) => {
    expect(said(makeDepositRequest(given))).toContain(words);
  });

  it('tells of a try that did not pass', () => {
    const failed = makeDepositSession({ state: 'failed', at: '2026-11-12T09:12:00+00:00' });
    expect(said(makeDepositRequest({ sessions: [failed] }))).toContain(
      'A última tentativa não passou: MB WAY, hoje, 09:12.',
    );
  });

  it.each<[string, Partial<DepositRequest>, string]>([
    [
      'rooms taken',
      { nights_free: false },
      'O pedido caducou e os quartos ficaram livres. Já não estão: foram ocupados.',
    ],
    ['one room', { whole: false }, 'O pedido caducou e o quarto ficou livre. Ainda está.'],
    [
      'one room taken',
      { whole: false, nights_free: false },
      'O pedido caducou e o quarto ficou livre. Já não está: foi ocupado.',
    ],
    ['still booked', { is_cancelled: false }, 'O pedido caducou. A reserva continua.'],
  ])('expired, %s', (_case, given, words) => {
    expect(said({ ...expired, ...given })).toContain(words);
  });

  it.each<[string, Partial<DepositRequest>, string]>([
    [
      'withdrawn',
      { expired_at: null, withdrawn_at: '2026-11-10T12:00:00Z' },
      'O pedido já tinha sido retirado.',
    ],
    ['cancelled', { expired_at: null }, 'A reserva já estava cancelada.'],
  ])('late because it was %s', (_case, given, words) => {
    const [label, lead] = said({ ...late, ...given });
    expect(label).toBe('Pago depois de cancelada');
    expect(lead).toContain(words);
  });

  it('late, with the rooms given away, asks for no decision that is none', () => {
    expect(said({ ...late, nights_free: false })).toContain(
      'Nada foi reservado, e os quartos já foram ocupados.',
    );
  });

  it('a single payment that is too much is no second one', () => {
    expect(said({ ...twice, sessions: [makeDepositSession()] })).toEqual([
      'Pago a mais',
      'MB WAY, ontem, 21:40.',
      'A reserva custa 582,00 €.',
    ]);
  });

  it('payments of different sums are all named', () => {
    const second = makeDepositSession({ amount: 100, at: '2026-11-11T21:43:00+00:00' });
    expect(said({ ...twice, sessions: [makeDepositSession(), second] })[1]).toBe(
      'Dois pagamentos de 194,00 € e 100,00 €, às 21:40 e 21:43.',
    );
  });

  it.each([
    ['done', 'Devolvido: 50,00 € a 10 nov., por Helena.'],
    ['asked', 'A devolver 50,00 €, por Helena: falta o serviço confirmar.'],
    ['handed', 'A devolver 50,00 €, por Helena: falta o serviço confirmar.'],
    ['failed', '*A devolução de 50,00 € falhou.* O dinheiro continua na casa.'],
  ] as const)('a refund that is %s is told beside what was paid', (state, words) => {
    const refunds = [makeDepositRefund({ amount: 50, state })];
    expect(said({ ...paid, sessions: [makeDepositSession({ refunds })] })).toContain(words);
  });

  it('what is left of a payment is told when a part of it went back', () => {
    const refunds = [makeDepositRefund({ amount: 40 })];
    const sessions = [makeDepositSession({ refunded: 40, refunds })];
    expect(said({ ...paid, paid: 154, sessions })).toEqual([
      'Pago',
      'MB WAY, ontem, 21:40.',
      'Entrou nos pagamentos como «Online».',
      'Devolvido: 40,00 € a 10 nov., por Helena.',
      'Ficam na casa 154,00 €.',
    ]);
  });

  it('a cancelled booking whose money went back owes nothing', () => {
    expect(said({ ...refunded, is_cancelled: true })).toContain('Chega ao hóspede em 5 a 10 dias.');
  });

  it('money that went without a refund of its own is not on its way', () => {
    const dispute = { reason: null, until: null, state: 'lost', url: null } as const;
    const sessions = [makeDepositSession({ refunded: 194, dispute })];
    expect(said({ ...refunded, sessions }).slice(1)).toEqual([
      'O dinheiro voltou para o hóspede.',
      'A reserva deve outra vez 582,00 €.',
      '*A disputa foi perdida.* O banco levou 194,00 €.',
    ]);
  });

  it.each([
    ['won', 'A disputa foi decidida a favor da casa.'],
    ['lost', '*A disputa foi perdida.* O banco levou 194,00 €.'],
  ] as const)('a dispute that was %s', (state, words) => {
    const dispute = { reason: null, until: null, state, url: null };
    expect(said({ ...paid, sessions: [makeDepositSession({ dispute })] })).toContain(words);
  });

  it('a reason that nobody knows is left out', () => {
    expect(disputeReason('general')).toBeNull();
    const dispute = { reason: 'general', until: null, state: 'open', url: null } as const;
    expect(said({ ...disputed, sessions: [makeDepositSession({ dispute })] }).slice(1)).toEqual([
      'O banco do hóspede contesta.',
      '*Responda* no serviço de pagamentos. O dinheiro está retido.',
    ]);
  });

  it('a payment begun by MB WAY waits within the deadline', () => {
    const sessions = [
      makeDepositSession({ state: 'pending', at: '2026-11-11T09:02:00Z', pending_until: null }),
    ];
    expect(said({ ...pending, sessions })).toEqual([
      'MB WAY',
      'Pagamento iniciado ontem às 09:02, ainda por confirmar.',
      'O prazo é sáb., 14 nov., 18:00.',
    ]);
  });
});

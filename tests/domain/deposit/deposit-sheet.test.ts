import { describe, expect, it } from 'vitest';
import { lisbonMoment } from '@/domain/calendar/lisbon-moment';
import { deedsOf } from '@/domain/deposit/deposit-deeds';
import {
  askedSumProblem,
  choiceWords,
  deadlineProblems,
  refundSumProblem,
  sortedChoices,
  typedDeadline,
} from '@/domain/deposit/deposit-input';
import {
  type DepositRequest,
  hasTotalChanged,
  headSum,
  isDepositAbsent,
  leftOf,
  openRequest,
  shownRequests,
} from '@/domain/deposit/deposit-sheet';
import {
  DEPOSIT_STATES,
  makeDepositRefund,
  makeDepositRequest,
  makeDepositSession,
  makeDepositSheet,
} from '../../support/deposit';

const { asked, pending, paid, part, expired, withdrawn, refunded, disputed, late, twice } =
  DEPOSIT_STATES;

describe('what staff can do about a request (DEPOSIT-02)', () => {
  const house = { service: 'real', can_ask: true } as const;
  const kinds = (request: DepositRequest, sheet = house) =>
    deedsOf(request, sheet).map(({ kind }) => kind);

  it.each<[DepositRequest, string[]]>([
    [asked, ['copy', 'move', 'withdraw']],
    [pending, []],
    [paid, ['refund']],
    [part, ['rest', 'refund']],
    [expired, ['ask_again']],
    [withdrawn, []],
    [refunded, []],
    [disputed, ['dispute']],
    [late, ['restore', 'refund']],
    [twice, ['refund', 'keep']],
  ])('$state', (request, deeds) => {
    expect(kinds(request)).toEqual(deeds);
  });

  it('brings back no stay whose rooms are taken, nor one that is still booked', () => {
    expect(kinds({ ...expired, nights_free: false })).toEqual([]);
    expect(kinds({ ...expired, is_cancelled: false })).toEqual([]);
    expect(kinds({ ...late, nights_free: false })).toEqual(['refund']);
  });

  it('asks for nothing while the service is not set up', () => {
    expect(deedsOf(expired, { service: null, can_ask: false })).toEqual([]);
    expect(deedsOf(part, { service: null, can_ask: false }).map(({ kind }) => kind)).toEqual([
      'refund',
    ]);
  });

  it('gives back the second of two payments, the last of more, and only what is left', () => {
    const [first, second] = twice.sessions;
    expect(deedsOf(twice, house)[0]).toMatchObject({ session: second, place: 'second' });
    const third = makeDepositSession({ id: 'c' });
    const three = { ...twice, sessions: [...twice.sessions, third] };
    expect(deedsOf(three, house)[0]).toMatchObject({ session: third, place: 'last' });
    const gone = makeDepositSession({ refunds: [makeDepositRefund({ state: 'handed' })] });
    expect(kinds({ ...paid, sessions: [gone] })).toEqual([]);
    expect(deedsOf({ ...paid, sessions: [...twice.sessions] }, house)).toMatchObject([
      { session: first, place: 'one' },
      { session: second, place: 'one' },
    ]);
  });

  it('leads nowhere that is no address of the web', () => {
    const dispute = {
      reason: null,
      until: null,
      state: 'open',
      url: 'javascript:alert(1)',
    } as const;
    expect(kinds({ ...disputed, sessions: [makeDepositSession({ dispute })] })).toEqual([]);
  });
});

describe('the sums of a request (DEPOSIT-02)', () => {
  it.each<[DepositRequest, number]>([
    [asked, 194],
    [pending, 194],
    [paid, 194],
    [part, 100],
    [expired, 194],
    [refunded, 194],
    [disputed, 194],
    [late, 194],
    [twice, 388],
  ])('$state is headed by what was paid, or asked', (request, sum) => {
    expect(headSum(request)).toBe(sum);
  });

  it('a partial refund leaves what was paid at the head', () => {
    const sessions = [makeDepositSession({ amount: 102, refunded: 40 })];
    expect(headSum({ ...paid, paid: 62, sessions })).toBe(102);
  });

  it('what is left is what neither went back, nor is on its way, nor is contested', () => {
    const refunds = [
      makeDepositRefund({ amount: 20, state: 'done' }),
      makeDepositRefund({ amount: 30.1, state: 'asked' }),
      makeDepositRefund({ amount: 40, state: 'failed' }),
    ];
    expect(leftOf(makeDepositSession({ refunded: 20, refunds }))).toBe(143.9);
    const dispute = { reason: null, until: null, url: null };
    expect(leftOf(makeDepositSession({ dispute: { ...dispute, state: 'open' } }))).toBe(0);
    expect(leftOf(makeDepositSession({ dispute: { ...dispute, state: 'lost' } }))).toBe(0);
    expect(leftOf(makeDepositSession({ dispute: { ...dispute, state: 'won' } }))).toBe(194);
  });

  it('only an open request asks anew when the total changed', () => {
    expect(hasTotalChanged(asked)).toBe(false);
    expect(hasTotalChanged({ ...asked, total: 640 })).toBe(true);
    expect(hasTotalChanged({ ...paid, total: 640 })).toBe(false);
  });
});

describe('which requests are shown (DEPOSIT-02)', () => {
  const old = makeDepositRequest({ id: 'old', state: 'expired' });

  it('the newest, and those before it with money in them', () => {
    expect(shownRequests({ requests: [withdrawn, old, paid] })).toEqual([withdrawn, paid]);
    expect(openRequest({ requests: [paid, part] })).toBe(part);
    expect(openRequest({ requests: [paid, expired] })).toBeNull();
  });

  it('none where nothing can be asked and nothing ever was', () => {
    expect(isDepositAbsent(makeDepositSheet({ can_ask: false }))).toBe(true);
    expect(isDepositAbsent(makeDepositSheet({ can_ask: false, requests: [old] }))).toBe(false);
    expect(isDepositAbsent(makeDepositSheet())).toBe(false);
  });
});

describe('what is typed (DEPOSIT-01)', () => {
  const now = new Date('2026-11-12T10:00:00Z');

  it('the rule of the house comes first, and every choice has its words', () => {
    const sheet = makeDepositSheet({
      choices: [
        { basis: 'first_night', amount: 194, is_rule: false },
        { basis: 'share', share: 30, amount: 174.6, is_rule: true },
      ],
    });
    expect(sortedChoices(sheet).map((choice) => choiceWords(choice, 3))).toEqual([
      { label: '30 %', detail: 'da estadia dos 3 quartos, a regra da casa' },
      { label: 'Primeira noite', detail: 'dos 3 quartos' },
    ]);
    expect(sortedChoices(makeDepositSheet()).map((choice) => choiceWords(choice, 2))).toEqual([
      { label: 'Primeira noite', detail: 'dos 2 quartos, a regra da casa' },
      { label: '30 %', detail: 'da estadia dos 2 quartos' },
    ]);
    expect(sortedChoices(makeDepositSheet()).map((choice) => choiceWords(choice, 1))).toEqual([
      { label: 'Primeira noite', detail: 'a regra da casa' },
      { label: '30 %', detail: 'da estadia' },
    ]);
  });

  it.each([
    ['', /^Escreva um valor/],
    ['0', /maior do que zero/],
    ['0,49', /^O serviço de pagamentos não recebe menos de 0,50\s€\.$/],
    ['582,01', /^O valor pode ir até 582,00\s€\.$/],
    ['100,005', /^Escreva um valor/],
  ])('a sum of one’s own is not %j', (text, problem) => {
    expect(askedSumProblem(text, 582)).toMatch(problem);
  });

  it('a sum of one’s own goes up to all that is due', () => {
    expect(askedSumProblem('582', 582)).toBeUndefined();
  });

  it('a refund is at most what is left', () => {
    expect(refundSumProblem('94,01', 94)).toMatch(/^Só se pode devolver até 94,00\s€\.$/);
    expect(refundSumProblem('94', 94)).toBeUndefined();
  });

  it.each([
    [{ day: '', clock: '18:00' }, { day: 'Escolha o dia do prazo.' }],
    [{ day: '2026-11-14', clock: '' }, { clock: 'Escreva a hora do prazo.' }],
    [{ day: '2026-11-14', clock: '25:00' }, { clock: 'Escreva a hora do prazo.' }],
    [{ day: '2026-11-12', clock: '10:00' }, { day: 'O prazo tem de ficar no futuro.' }],
    [{ day: '2026-11-12', clock: '10:01' }, {}],
  ])('a deadline: %j', (deadline, problems) => {
    expect(deadlineProblems(deadline, now)).toEqual(problems);
  });

  it.each([
    ['2026-11-14', '18:00', '2026-11-14T18:00:00.000Z'],
    ['2026-07-14', '18:00', '2026-07-14T17:00:00.000Z'],
    ['2026-07-14', '00:30', '2026-07-13T23:30:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
    ['2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
  ])('%s at %s in Lisbon is %s', (day, clock, moment) => {
    expect(lisbonMoment(day, clock)).toBe(moment);
  });

  it('a deadline goes into two fields and back', () => {
    expect(typedDeadline('2026-07-14T17:00:00Z')).toEqual({ day: '2026-07-14', clock: '18:00' });
  });
});

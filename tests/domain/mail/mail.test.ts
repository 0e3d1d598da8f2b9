import { array, assert, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSendAgain,
  isHouseMail,
  isStuck,
  mailKindLabel,
  mailProblem,
  mailServer,
  mailState,
  mailsToShow,
  stuckMailsTitle,
  type MailInfo,
  type MailServer,
} from '@/domain/mail/mail';
import { doesGuestLinkOpen } from '@/domain/guest/guest-link';

const TODAY = '2026-11-23';

const mail = (more: Partial<MailInfo> = {}): MailInfo => ({
  kind: 'confirmed',
  state: 'queued',
  reason: null,
  not_before: '2026-11-23T10:40:00+00:00',
  attempts: 0,
  last_error: null,
  created_at: '2026-11-23T10:00:00+00:00',
  sent_at: null,
  ...more,
});

const words = (more: Partial<MailInfo>, server: MailServer = 'on') => {
  const { words: first, detail } = mailState(mail(more), { server, today: TODAY });
  return detail === null ? first : `${first} / ${detail}`;
};

describe('mailServer', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const seen = '2026-11-23T09:50:00Z';

  it.each([
    ['on', { smtp_seen_at: seen, smtp_error: null }],
    ['down', { smtp_seen_at: seen, smtp_error: 'connect ECONNREFUSED' }],
    ['down', { smtp_seen_at: '2026-11-23T09:30:00Z', smtp_error: null }],
    ['none', { smtp_seen_at: null, smtp_error: null }],
    ['none', { smtp_seen_at: seen, smtp_error: 'no-server' }],
  ] as const)('is %s by what the worker last said (MAIL-05)', (server, settings) => {
    expect(mailServer(settings, now)).toBe(server);
  });
});

describe('mailState', () => {
  it.each([
    ['Na fila', {}],
    ['A sair agora', { state: 'handing' }],
    ['Enviado às 10:32', { state: 'sent', sent_at: '2026-11-23T10:32:00+00:00' }],
    ['Enviado a 21 nov., 10:32', { state: 'sent', sent_at: '2026-11-21T10:32:00+00:00' }],
    [
      'Não entregue: caixa de correio cheia / 3 tentativas, a próxima às 10:40',
      { attempts: 3, last_error: 'EENVELOPE 452 4.2.2 The mailbox is over quota' },
    ],
    ['Não entregue: o endereço não existe', { state: 'failed', last_error: '550 5.1.1 no' }],
    [
      'Desistimos ao fim de um dia / Última resposta: o servidor de e-mail não responde',
      { state: 'failed', reason: 'overdue', last_error: 'ECONNECTION timeout' },
    ],
    [
      'Não sabemos se chegou / A ligação caiu ao entregar. Não se repete sozinho: pergunte ao hóspede.',
      { state: 'uncertain' },
    ],
    [
      'Retido: o endereço não parece verdadeiro / Não sai sem alguém o enviar.',
      { state: 'held', reason: 'address' },
    ],
    [
      'Retido: entraram muitos pedidos em pouco tempo / Sai sozinho quando houver lugar.',
      { state: 'held', reason: 'first-bound' },
    ],
    ['Não saiu: entretanto deixou de ser verdade', { state: 'skipped', reason: 'untrue' }],
    ['Por enviar', { state: 'skipped', reason: 'no-server' }],
  ] as const)('says “%s” (MAIL-03, MAIL-05)', (expected, more) => {
    expect(words(more)).toBe(expected);
  });

  it('says while sending stands still that what waits will go out (MAIL-05)', () => {
    expect(words({}, 'down')).toBe('Na fila / O envio está parado: sai quando voltar.');
  });

  it('never says of a mail that it goes out, or went, where nothing sends (MAIL-05)', () => {
    const states = constantFrom('queued', 'claimed', 'handing', 'held', 'failed', 'skipped');
    assert(
      property(states, nat(9), (state, attempts) => {
        const said = words({ state, attempts, reason: 'no-server' }, 'none');
        expect(said).not.toMatch(/Na fila|Enviado|A sair/);
        expect(canSendAgain(mail({ state }), 'none')).toBe(false);
      }),
    );
  });

  it('sends again what has come to rest, and nothing that is on its way or no longer so (MAIL-05)', () => {
    const can = (more: Partial<MailInfo>) => canSendAgain(mail(more), 'on');
    expect(['sent', 'failed', 'held', 'uncertain'].every((state) => can({ state }))).toBe(true);
    expect(['queued', 'claimed', 'handing'].some((state) => can({ state }))).toBe(false);
    expect(can({ state: 'skipped', reason: 'untrue' })).toBe(false);
    const sent = mail({ state: 'sent' });
    expect(canSendAgain(sent, 'on', [sent, mail({ kind: 'payment' })])).toBe(true);
    expect(canSendAgain(sent, 'on', [sent, mail()])).toBe(false);
  });
});

describe('mailsToShow', () => {
  const anyMail = record({
    kind: constantFrom('received', 'confirmed', 'house_request'),
    state: constantFrom('queued', 'sent', 'failed', 'held', 'uncertain', 'skipped'),
    reason: constantFrom('untrue', 'no-server', null),
    created_at: integer({ min: 10, max: 59 }).map((n) => `2026-11-23T10:${n}:00Z`),
  });

  it('begins with what needs somebody, keeps all of that, then goes by time (MAIL-05)', () => {
    assert(
      property(array(anyMail), (some) => {
        const mails = some.map((one) => mail(one));
        const shown = mailsToShow(mails);
        const stuck = shown.filter(isStuck);
        expect(shown.slice(0, stuck.length)).toEqual(stuck);
        expect(stuck).toHaveLength(mails.filter(isStuck).length);
        const rest = shown.slice(stuck.length).map(({ created_at }) => created_at);
        expect(rest).toEqual(rest.toSorted().toReversed());
        expect(shown.some((one) => isHouseMail(one) && !isStuck(one))).toBe(false);
        expect(shown.some(({ state, reason }) => state === 'skipped' && reason === null)).toBe(
          false,
        );
      }),
    );
  });
});

describe('the words for staff', () => {
  it.each([
    ['1 e-mail por enviar há mais de um dia', ['failed']],
    ['2 e-mails por enviar há mais de um dia', ['failed', 'failed']],
    ['1 e-mail precisa de si', ['held']],
    ['2 e-mails precisam de si', ['failed', 'uncertain']],
  ] as const)('say “%s” on the dashboard (MAIL-03)', (title, states) => {
    const mails = states.map((state) => mail({ state, reason: 'overdue' }));
    expect(stuckMailsTitle(mails)).toBe(title);
  });

  it('leave an answer that nobody knows as it came (MAIL-05)', () => {
    expect(mailProblem('421 come back later')).toBe('421 come back later');
    expect(mailProblem('EENVELOPE Mail command failed: 550 5.4.5 Daily limit exceeded')).toBe(
      'chegámos ao limite de e-mails do nosso servidor',
    );
    expect(mailProblem('EENVELOPE Mail command failed: 553 5.7.1 Sender rejected')).toBe(
      'o nosso servidor de e-mail não aceita o remetente',
    );
    expect(mailProblem(null)).toBe('sem resposta do servidor');
    expect(mailKindLabel('arrival')).toBe('Antes da chegada');
  });
});

describe('doesGuestLinkOpen', () => {
  const stay = { check_out_date: '2026-09-24', guest_email: 'ines@example.com' };

  it('is so until sixty days after the stay, and never for an erased guest (TRACK-06)', () => {
    expect(doesGuestLinkOpen(stay, '2026-11-23')).toBe(true);
    expect(doesGuestLinkOpen(stay, '2026-11-24')).toBe(false);
    expect(doesGuestLinkOpen({ ...stay, guest_email: null }, '2026-10-01')).toBe(true);
    const erased = { ...stay, guest_email: 'apagado@apagado.invalid' };
    expect(doesGuestLinkOpen(erased, '2026-10-01')).toBe(false);
  });
});

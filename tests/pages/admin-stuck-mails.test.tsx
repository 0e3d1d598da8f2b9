import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StuckMail } from '@/queries/mails';
import { makeMail, makeMailSettings, uuid } from '../support/builders';
import { axeFindings, renderAt } from '../support/render-at';
import { answersRead, eventually, holdRounds, nextRound } from '../support/rounds';
import { onRpc, onTable, roundAnswer } from '../support/server';
import { startSignedIn } from '../support/session';

const NOW = '2026-11-12T10:00:00.000Z';

beforeEach(() => {
  holdRounds(NOW);
  startSignedIn();
});

const rita: StuckMail = {
  ...makeMail({
    kind: 'payment',
    state: 'failed',
    reason: 'overdue',
    last_error: 'ECONNECTION',
  }),
  bookings: { booking_number: 'R26-RITA00', guest_name: 'Rita Fonseca' },
};
const toHouse: StuckMail = {
  ...makeMail({
    id: uuid(7, 2),
    kind: 'house_message',
    state: 'uncertain',
    recipient: 'casa@x.pt',
  }),
  bookings: null,
};

/** A mail queue whose stuck mails the rounds count. */
function openPost(first: StuckMail[]) {
  let mails = first;
  let count = first.length;
  let rounds = 0;
  onTable('get', 'mail_settings', () => [makeMailSettings({ smtp_seen_at: NOW })]);
  const reads = onTable('get', 'mails', () => mails);
  onRpc('whats_new', (body) => {
    const { since }: { since?: string } = Object(body);
    rounds += 1;
    return roundAnswer({ failed_mails: count, ...(since === undefined ? { reload: true } : {}) });
  });
  onRpc('send_mail_again', () => {
    mails = mails.slice(1);
    return uuid(7, 9);
  });
  return {
    reads,
    /** Waits until the panel has taken its first round. */
    opened: async () => {
      await eventually(() => expect(rounds).toBe(1));
      await answersRead();
    },
    set: (next: StuckMail[]) => {
      mails = next;
      count = next.length;
    },
  };
}

describe('a mail server that stands still', () => {
  const told = () => screen.findByRole('region', { name: 'Envio de e-mails' });
  const open = async (settings: Parameters<typeof makeMailSettings>[0]) => {
    onTable('get', 'mail_settings', () => [makeMailSettings(settings)]);
    return renderAt('/admin/dashboard');
  };

  it('is told on the dashboard with its reason, and leads to where it is settled (MAIL-03)', async () => {
    const { user, address } = await open({ smtp_seen_at: NOW, smtp_error: 'ECONNECTION' });
    expect(within(await told()).getByText('O envio de e-mails está parado')).toBeVisible();
    expect(within(await told()).getByText(/^O servidor de e-mail não responde\. /)).toBeVisible();
    await user.click(within(await told()).getByRole('link', { name: 'Ver envio' }));
    expect(address()).toBe('/admin/mail-texts');
  });

  it('is told where nothing has sent for half an hour (MAIL-03)', async () => {
    await open({ smtp_seen_at: '2026-11-12T09:29:00.000Z' });
    expect(
      within(await told()).getByText(/^Há mais de meia hora que nada os envia\./),
    ).toBeVisible();
  });

  it.each([
    ['sends', { smtp_seen_at: '2026-11-12T09:31:00.000Z' }],
    ['was never there', { smtp_seen_at: null }],
    ['is not set up', { smtp_seen_at: NOW, smtp_error: 'no-server' }],
  ])('is not told where it %s (MAIL-03)', async (_, settings) => {
    await open(settings);
    await screen.findByRole('region', { name: 'Notas do turno' });
    await answersRead();
    expect(screen.queryByRole('region', { name: 'Envio de e-mails' })).toBeNull();
  });
});

const strip = () => screen.findByRole('region', { name: 'E-mails parados' });

describe('mails that stand still', () => {
  it('are told on the dashboard, and lead to their booking and another try (MAIL-03, MAIL-05)', async () => {
    openPost([rita]);
    const { user } = await renderAt('/admin/dashboard');
    expect(within(await strip()).getByText('1 e-mail por enviar há mais de um dia')).toBeVisible();
    expect(within(await strip()).getByText('Rita Fonseca, “Falta o pagamento”')).toBeVisible();
    await user.click(within(await strip()).getByRole('button', { name: 'Ver e-mail' }));
    const window = within(await screen.findByRole('dialog', { name: 'E-mails parados' }));
    expect(window.getByText('Desistimos ao fim de um dia')).toBeVisible();
    expect(window.getByRole('link', { name: 'R26-RITA00' })).toHaveAttribute(
      'href',
      '/admin/bookings?reserva=R26-RITA00',
    );
    expect(await axeFindings()).toEqual([]);
    await user.click(window.getByRole('button', { name: /^Enviar de novo/ }));
    expect(await window.findByText('Nenhum e-mail precisa de si.')).toBeVisible();
    await user.click(window.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('region', { name: 'E-mails parados' })).toBeNull();
  });

  it('appear with the round that counts them, the doubtful ones too (MAIL-03, LIVE-01)', async () => {
    const post = openPost([]);
    await renderAt('/admin/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard' });
    await post.opened();
    post.set([toHouse, rita]);
    await nextRound();
    expect(within(await strip()).getByText('2 e-mails precisam de si')).toBeVisible();
    expect(post.reads, 'none before a round had counted them').toHaveLength(1);
    expect(within(await strip()).getByText('casa@x.pt, “Nova mensagem” e mais 1')).toBeVisible();
    post.set([rita]);
    await nextRound();
    await eventually(() =>
      expect(screen.getByText('1 e-mail por enviar há mais de um dia')).toBeVisible(),
    );
  });
});

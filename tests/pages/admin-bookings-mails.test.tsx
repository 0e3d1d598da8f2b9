import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Mail, MailSettings } from '@/queries/mails';
import {
  GROUP,
  inDialog,
  ines,
  lukas,
  openBooking,
  room12,
  room7,
  startAtDesk,
} from '../support/booking-window';
import { makeMail, makeMailSettings, uuid } from '../support/builders';
import { openDesk } from '../support/desk';
import { drawnMail, enableFrames } from '../support/frames';
import { held } from '../support/held';
import { makeMailData } from '../support/mail-data';
import { axeFindings } from '../support/render-at';
import { onRpc, onTable, server } from '../support/server';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/mail/MailPreview';

beforeEach(startAtDesk);

const SENDING = { smtp_seen_at: '2026-11-12T09:55:00+00:00' };
const KEY = 'k'.repeat(24);
const LINK = `http://localhost:3000/reserva#${KEY}`;

/** A stateful mail queue: its mails, whether a worker sends them, and which were sent again. */
function openPost(first: Mail[], settings: Partial<MailSettings> = SENDING) {
  let mails = first;
  const again: unknown[] = [];
  let mayAnswer = Promise.resolve();
  const reads = onTable('get', 'mails', () => mails);
  onTable('get', 'mail_settings', () => [makeMailSettings(settings)]);
  onRpc('send_mail_again', async (body) => {
    const asked = Object(body).mail;
    again.push(asked);
    await mayAnswer;
    mails = [makeMail({ id: uuid(7, 99), kind: 'confirmed' }), ...mails.slice(1)];
    return uuid(7, 99);
  });
  onRpc('preview_mail', (body) => {
    const asked = Object(body).mail;
    const kind =
      mails.find(({ id }) => id === asked)?.kind === 'received' ? 'received' : 'confirmed';
    return makeMailData(kind, { id: asked });
  });
  return {
    reads,
    again,
    /** Holds back the answer to 'send again' until the returned function is called. */
    hold: () => {
      const answer = held();
      mayAnswer = answer.promise;
      return answer.release;
    },
    set: (next: Mail[]) => {
      mails = next;
    },
  };
}

const failed = makeMail({
  kind: 'confirmed',
  state: 'failed',
  last_error: '552 5.2.2 mailbox full',
});
const sent = makeMail({
  id: uuid(7, 2),
  state: 'sent',
  sent_at: '2026-11-12T09:43:00+00:00',
  subject: 'Recebemos o seu pedido',
  body: 'Olá, Inês.\nRespondemos já.',
});

const row = async (label: string) => {
  const name = await inDialog().findByText(label, { selector: 'b' });
  return within(name.closest('li') ?? document.body);
};

describe('the mails of a booking', () => {
  it('stand in its window, what failed before what went out (MAIL-05)', async () => {
    openDesk([ines]);
    const { reads } = openPost([sent, failed]);
    await openBooking(ines.booking_number);
    expect(
      (await row('Reserva confirmada')).getByText('Não entregue: caixa de correio cheia'),
    ).toBeVisible();
    expect((await row('Pedido recebido')).getByText('Enviado às 09:43')).toBeVisible();
    const names = inDialog().getAllByRole('button', { name: /^Ver “/ });
    expect(names.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Ver “Reserva confirmada”',
      'Ver “Pedido recebido”',
    ]);
    expect(reads[0]?.params.get('booking_id')).toBe(`in.(${ines.id})`);
    expect(await axeFindings()).toEqual([]);
  });

  it('are those of all rooms of a group (MAIL-05)', async () => {
    openDesk([room7, room12]);
    const { reads } = openPost([sent]);
    await openBooking(GROUP);
    await row('Pedido recebido');
    expect(reads.at(-1)?.params.get('booking_id')).toBe(`in.(${room7.id},${room12.id})`);
  });

  it('are sent once more by a press, and then wait in the queue (MAIL-05)', async () => {
    openDesk([ines]);
    const post = openPost([failed]);
    const { user } = await openBooking(ines.booking_number);
    const button = (await row('Reserva confirmada')).getByRole('button', {
      name: /^Enviar de novo/,
    });
    const answer = post.hold();
    await user.dblClick(button);
    answer();
    expect(await screen.findByText('E-mail na fila.')).toBeInTheDocument();
    await waitFor(async () =>
      expect((await row('Reserva confirmada')).getByText('Na fila')).toBeVisible(),
    );
    expect(post.again).toEqual([failed.id]);
    expect(inDialog().queryByRole('button', { name: /^Enviar de novo/ })).toBeNull();
  });

  it('say why one is not sent once more (MAIL-05)', async () => {
    openDesk([ines]);
    openPost([failed]);
    onRpc('send_mail_again', () => ({
      status: 409,
      code: 'HS032',
      message: 'Este e-mail ainda está a caminho.',
    }));
    const { user } = await openBooking(ines.booking_number);
    await user.click(
      (await row('Reserva confirmada')).getByRole('button', { name: /^Enviar de novo/ }),
    );
    expect(
      await screen.findByText('Erro ao enviar o e-mail: Este e-mail ainda está a caminho.'),
    ).toBeInTheDocument();
  });

  it('are asked after while one is on its way, until it has gone out (MAIL-05, LIVE-01)', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date('2026-11-12T10:00:00Z'),
    });
    openDesk([ines]);
    const post = openPost([makeMail({ kind: 'confirmed' })]);
    await openBooking(ines.booking_number);
    expect((await row('Reserva confirmada')).getByText('Na fila')).toBeVisible();
    post.set([
      makeMail({ kind: 'confirmed', state: 'sent', sent_at: '2026-11-12T10:00:10+00:00' }),
    ]);
    await act(async () => vi.advanceTimersByTime(15_000));
    const mail = await row('Reserva confirmada');
    expect(await mail.findByText('Enviado às 10:00')).toBeVisible();
  });

  it('can be asked for again when they did not come (MAIL-05)', async () => {
    openDesk([ines]);
    onTable('get', 'mails', () => ({ status: 500, code: 'XX000', message: 'broken' }));
    const { user } = await openBooking(ines.booking_number);
    const words = await inDialog().findByText('Não foi possível carregar os e-mails.');
    openPost([sent]);
    await user.click(within(words.parentElement ?? document.body).getByRole('button'));
    expect((await row('Pedido recebido')).getByText('Enviado às 09:43')).toBeVisible();
  });
});

describe('the preview of a mail', () => {
  it('shows one that has not gone out as it would, as HTML and as text (MAIL-05)', async () => {
    enableFrames();
    openDesk([ines]);
    openPost([failed]);
    const { user } = await openBooking(ines.booking_number);
    await user.click((await row('Reserva confirmada')).getByRole('button', { name: /^Ver/ }));
    const window = within(await screen.findByRole('dialog', { name: 'Reserva confirmada' }));
    expect(await window.findByText(/^A sua reserva está confirmada: /)).toBeVisible();
    const frame = screen.getByTitle(/^Pré-visualização/);
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await waitFor(() => expect(drawnMail().querySelector('h1')?.textContent).toContain('Inês'));
    await user.click(window.getByRole('radio', { name: 'Texto' }));
    expect(window.getByText(/Família Rede/)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await user.click(window.getByRole('button', { name: 'Copiar texto' }));
    expect(await navigator.clipboard.readText()).toContain('Família Rede');
  });

  it('shows one that went out just as it went (MAIL-05)', async () => {
    openDesk([ines]);
    openPost([sent]);
    const { user } = await openBooking(ines.booking_number);
    await user.click((await row('Pedido recebido')).getByRole('button', { name: /^Ver/ }));
    const window = within(await screen.findByRole('dialog', { name: 'Pedido recebido' }));
    expect(window.getByText('Recebemos o seu pedido')).toBeVisible();
    expect(window.getByText(/Respondemos já\./)).toBeVisible();
    expect(window.queryByRole('radio')).toBeNull();
    expect(window.getByRole('button', { name: 'Enviar de novo' })).toBeVisible();
  });

  it('can be sent again as soon as it has gone out, and no more once that was done elsewhere (MAIL-05, LIVE-01)', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date('2026-11-12T10:00:00Z'),
    });
    openDesk([ines]);
    const post = openPost([makeMail()]);
    const { user } = await openBooking(ines.booking_number);
    await user.click((await row('Pedido recebido')).getByRole('button', { name: /^Ver/ }));
    const window = within(await screen.findByRole('dialog', { name: 'Pedido recebido' }));
    expect(window.queryByRole('button', { name: 'Enviar de novo' })).toBeNull();
    const other = makeMail({ id: uuid(7, 3), kind: 'confirmed' });
    post.set([makeMail({ state: 'sent', subject: 'Recebido', body: 'Olá' }), other]);
    await act(async () => vi.advanceTimersByTime(15_000));
    expect(await window.findByRole('button', { name: 'Enviar de novo' })).toBeVisible();
    post.set([makeMail({ state: 'skipped', reason: null }), other]);
    await act(async () => vi.advanceTimersByTime(15_000));
    await waitFor(() =>
      expect(window.queryByRole('button', { name: 'Enviar de novo' })).toBeNull(),
    );
  });
});

describe('without a mail server', () => {
  it('pretends nothing: mails wait to be copied, or opened in the own mail program (MAIL-05)', async () => {
    openDesk([ines]);
    openPost([makeMail()], {});
    const { user } = await openBooking(ines.booking_number);
    const mail = await row('Pedido recebido');
    expect(mail.getByText('Por enviar')).toBeVisible();
    expect(
      inDialog().getByText('Envio desligado: copie o texto ou abra-o no seu e-mail.'),
    ).toBeVisible();
    expect(inDialog().queryByText(/Na fila|Enviado/)).toBeNull();
    expect(mail.queryByRole('button', { name: /^Enviar de novo/ })).toBeNull();
    await user.click(await mail.findByRole('button', { name: 'Copiar texto' }));
    expect(await navigator.clipboard.readText()).toContain('Duplo Varanda');
    const href = mail.getByRole('link', { name: 'Abrir no meu e-mail' }).getAttribute('href') ?? '';
    expect(href).toMatch(/^mailto:ines@example\.com\?subject=Recebemos%20o%20seu%20pedido/);
    expect(href).toContain('%0D%0A');
  });
});

describe('the link of the guest', () => {
  function holdKey() {
    const renewed: unknown[] = [];
    onRpc('renew_access_key', (body) => {
      renewed.push(Object(body).booking);
      return 'n'.repeat(24);
    });
    server.use(
      http.get('*/rest/v1/bookings', ({ request }) =>
        new URL(request.url).searchParams.get('select') === 'access_key'
          ? HttpResponse.json([{ access_key: KEY }])
          : undefined,
      ),
    );
    return renewed;
  }

  const copyButton = () => inDialog().getByRole('button', { name: 'Copiar ligação do hóspede' });

  it('is copied by one press (TRACK-06)', async () => {
    openDesk([ines]);
    const renewed = holdKey();
    const { user } = await openBooking(ines.booking_number);
    await user.click(copyButton());
    expect(await inDialog().findByText('Ligação copiada.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(LINK);
    expect(renewed).toEqual([]);
  });

  it('opens the page in the language of the guest (TRACK-06, LANG-01)', async () => {
    openDesk([{ ...ines, language: 'fr' }]);
    holdKey();
    const { user } = await openBooking(ines.booking_number);
    await user.click(copyButton());
    await inDialog().findByText('Ligação copiada.');
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/fr/reservation#${KEY}`,
    );
  });

  it('stands there to be copied by hand where the browser does not copy (TRACK-06)', async () => {
    openDesk([ines]);
    holdKey();
    const { user } = await openBooking(ines.booking_number);
    const refused = vi.spyOn(navigator.clipboard, 'writeText');
    refused.mockRejectedValue(new DOMException('no'));
    onTestFinished(() => refused.mockRestore());
    await user.click(copyButton());
    expect(await inDialog().findByRole('textbox', { name: 'Ligação do hóspede' })).toHaveValue(
      LINK,
    );
  });

  it('is made anew only when asked once more, as the old one dies (TRACK-06)', async () => {
    openDesk([ines]);
    const renewed = holdKey();
    const { user } = await openBooking(ines.booking_number);
    const renew = inDialog().getByRole('button', { name: 'Criar ligação nova' });
    await user.click(renew);
    const question = within(screen.getByRole('alertdialog', { name: 'Criar uma ligação nova?' }));
    const keep = question.getByRole('button', { name: 'Manter a de agora' });
    expect(keep).toHaveFocus();
    await user.click(keep);
    expect(renew).toHaveFocus();
    expect(renewed).toEqual([]);
    await user.click(renew);
    await user.click(screen.getByRole('button', { name: 'Criar e copiar' }));
    expect(
      await inDialog().findByText('Ligação nova copiada. A antiga já não abre.'),
    ).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `http://localhost:3000/reserva#${'n'.repeat(24)}`,
    );
    expect(renewed).toEqual([ines.id]);
  });

  it('says so where it could not be made anew, and the old one stays (TRACK-06)', async () => {
    openDesk([ines]);
    onRpc('renew_access_key', () => HttpResponse.error());
    const { user } = await openBooking(ines.booking_number);
    await user.click(inDialog().getByRole('button', { name: 'Criar ligação nova' }));
    await user.click(screen.getByRole('button', { name: 'Criar e copiar' }));
    expect(
      await screen.findByText(/^Não foi possível criar a ligação: sem ligação ao servidor/),
    ).toBeVisible();
  });

  it('is not offered of a stay whose page the database shows no more (TRACK-06)', async () => {
    openDesk([{ ...ines, check_in_date: '2026-08-01', check_out_date: '2026-08-03' }]);
    await openBooking(ines.booking_number);
    expect(inDialog().queryByRole('button', { name: 'Copiar ligação do hóspede' })).toBeNull();
  });
});

describe('the time to answer', () => {
  it('stands in the window with the moment that the guest was told, until it is answered (CLOCK-02)', async () => {
    const promised = {
      answer_until: '2026-11-12T11:00:00+00:00',
      hold_until: '2026-11-13T10:00:00+00:00',
    };
    openDesk([
      { ...ines, ...promised },
      { ...lukas, ...promised, status: 'confirmed' },
    ]);
    const { goTo } = await openBooking(ines.booking_number);
    expect(inDialog().getByText('Falta 1 h: responder até às 11:00')).toBeVisible();
    expect(
      inDialog().getByText(
        'Prometido ao hóspede: quinta-feira, 12 de novembro, às 11:00. Sem resposta, caduca sexta-feira, 13 de novembro, às 10:00.',
      ),
    ).toBeVisible();
    await goTo(`/admin/bookings?reserva=${lukas.booking_number}`);
    expect((await inDialog().findAllByText('Lukas Brandt'))[0]).toBeVisible();
    expect(inDialog().queryByText(/responder até/)).toBeNull();
  });
});

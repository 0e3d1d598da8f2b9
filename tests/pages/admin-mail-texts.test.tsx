import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MailSettings, MailText } from '@/queries/mails';
import { startAtDesk } from '../support/booking-window';
import { makeHouseRates, makeMailSettings } from '../support/builders';
import { drawnMail, enableFrames } from '../support/frames';
import { axeFindings, renderAt } from '../support/render-at';
import { onRpc, onTable } from '../support/server';

beforeEach(() => {
  startAtDesk();
  enableFrames();
});

const HOUSE = { house_email: 'casa@marenova.example', smtp_seen_at: '2026-11-12T09:55:00+00:00' };
const HELLO: MailText = { kind: 'confirmed', language: 'pt', paragraph: 'Há mercado de Natal.' };
const Text = v.object({ kind: v.string(), language: v.string(), paragraph: v.string() });
const Settings = v.partial(v.looseObject({ off: v.array(v.string()) }));

/** Stateful mail texts and settings; `isDown` refuses every change. */
function openMailTexts(first: MailText[] = [HELLO], overrides: Partial<MailSettings> = HOUSE) {
  let texts = first;
  let settings = makeMailSettings(overrides);
  const state = { isDown: false };
  const tests: unknown[] = [];
  const refusal = { status: 500, code: 'XX000', message: 'broken' };
  onTable('get', 'mail_texts', () => texts);
  onTable('get', 'mail_settings', () => [settings]);
  const kept = onTable('post', 'mail_texts', ({ body }) => {
    if (state.isDown) return refusal;
    const text = v.parse(Text, body);
    texts = [
      ...texts.filter(({ kind, language }) => kind !== text.kind || language !== text.language),
      text,
    ];
    return [{ kind: text.kind }];
  });
  const removed = onTable('delete', 'mail_texts', ({ params }) => {
    texts = texts.filter(
      ({ kind, language }) =>
        params.get('kind') !== `eq.${kind}` || params.get('language') !== `eq.${language}`,
    );
    return null;
  });
  const changed = onTable('patch', 'mail_settings', ({ body }) => {
    settings = { ...settings, ...v.parse(Settings, body) };
    return [settings];
  });
  onRpc('send_test_mail', (body) => {
    tests.push(body);
    return '00000007-0000-4000-8000-000000000050';
  });
  return {
    kept,
    removed,
    changed,
    tests,
    state,
    /** Somebody else changes the paragraphs. */
    set: (next: MailText[]) => {
      texts = next;
    },
  };
}

const paragraph = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Parágrafo da casa/ });
const shownParagraph = () => drawnMail().querySelector('td.ar')?.textContent ?? null;

async function openTexts(search = '') {
  const view = await renderAt(`/admin/mail-texts${search}`);
  await screen.findByRole('heading', { level: 2, name: 'Como fica' });
  await waitFor(() => expect(drawnMail().querySelector('h1')).not.toBeNull());
  return view;
}

describe('the texts of the mails', () => {
  it('are reached from the messages, and are a row of the house (MAIL-06)', async () => {
    openMailTexts();
    const { user, address } = await renderAt('/admin/contact-messages');
    await user.click(await screen.findByRole('link', { name: 'Textos dos e-mails' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Textos dos e-mails' }),
    ).toBeVisible();
    expect(address()).toBe('/admin/mail-texts');
    const tabs = within(screen.getByRole('navigation', { name: 'Painel' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Reservas',
      'Quartos',
      'Disponibilidade e Preços',
      'Mensagens',
    ]);
    const house = within(screen.getByRole('navigation', { name: 'A casa' }));
    // The rows come beside the screen.
    expect(await house.findByRole('link', { current: 'page' })).toHaveTextContent('E-mails');
    await screen.findByRole('heading', { level: 2, name: 'Reserva confirmada' });
    await user.click(screen.getByRole('radio', { name: 'Texto' }));
    expect(await axeFindings()).toEqual([]);
    await user.click(tabs.getByRole('link', { name: 'Mensagens' }));
    expect(address()).toBe('/admin/contact-messages');
  });

  it('take no paragraph where a payment is told; it is switched like the others (MAIL-06, DEPOSIT-02)', async () => {
    const { changed } = openMailTexts();
    const { user } = await openTexts('?email=paid&lingua=de');
    expect(
      screen.getByRole('heading', { level: 2, name: 'Pagamento online recebido' }),
    ).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Parágrafo da casa/ })).toBeNull();
    expect(drawnMail().querySelector('h1')).toHaveTextContent(/Wir haben 154,00\s€ erhalten/);
    const [first] = screen.getAllByRole('switch', {
      name: 'Enviar “Pagamento online recebido”',
    });
    if (first) await user.click(first);
    await waitFor(() => expect(changed).toHaveLength(1));
    expect(changed[0]?.body).toMatchObject({ off: ['paid'] });
  });

  it('tell the house of money that somebody must decide on (MAIL-01, DEPOSIT-02)', async () => {
    openMailTexts();
    await openTexts('?email=house_payment');
    expect(screen.getByRole('heading', { level: 2, name: 'Dinheiro por tratar' })).toBeVisible();
    expect(drawnMail().querySelector('h1')).toHaveTextContent(/Pagamento fora de prazo: 154,00\s€/);
  });

  it('show the paragraph in the mail while one types it (MAIL-06)', async () => {
    openMailTexts();
    const { user } = await openTexts();
    expect(paragraph()).toHaveValue('Há mercado de Natal.');
    expect(shownParagraph()).toBe('Há mercado de Natal.');
    await user.type(paragraph(), ' Até já.');
    await waitFor(() => expect(shownParagraph()).toBe('Há mercado de Natal. Até já.'));
    await user.click(screen.getByRole('radio', { name: 'Texto' }));
    expect(screen.getByText(/Há mercado de Natal\. Até já\./, { selector: 'pre' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(paragraph()).toHaveValue('Há mercado de Natal.');
  });

  it('are kept by kind and language, and taken away when they are empty (MAIL-06)', async () => {
    const mails = openMailTexts();
    const { user } = await openTexts();
    await user.click(screen.getByRole('tab', { name: /^EN/ }));
    await user.type(paragraph(), 'A Christmas market.');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Parágrafo guardado')).toBeInTheDocument();
    expect(mails.kept[0]?.body).toEqual({
      kind: 'confirmed',
      language: 'en',
      paragraph: 'A Christmas market.',
    });
    expect(screen.getByRole('tab', { name: /^EN.*com parágrafo/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.clear(paragraph());
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Parágrafo retirado')).toBeInTheDocument();
    expect(mails.removed).toHaveLength(1);
    expect(shownParagraph()).toBeNull();
  });

  it('lose nothing typed: to another mail and back, through a failure, beyond the limit (MAIL-06)', async () => {
    const mails = openMailTexts();
    const { user } = await openTexts();
    await user.type(paragraph(), ' Marta');
    await user.click(screen.getByRole('button', { name: 'Falta o pagamento' }));
    expect(paragraph()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Reserva confirmada' }));
    expect(paragraph()).toHaveValue('Há mercado de Natal. Marta');
    mails.state.isDown = true;
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^Erro ao guardar o parágrafo: /)).toBeVisible();
    expect(paragraph()).toHaveValue('Há mercado de Natal. Marta');
    await user.clear(paragraph());
    await user.click(paragraph());
    await user.paste('x'.repeat(601));
    expect(paragraph()).toBeInvalid();
    expect(screen.getByText('Tem 1 caracteres a mais.')).toBeVisible();
    const sent = mails.kept.length;
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(mails.kept).toHaveLength(sent);
  });

  it('tell what somebody else has written meanwhile before it is written over (MAIL-06)', async () => {
    const mails = openMailTexts();
    const { user } = await openTexts();
    await user.type(paragraph(), ' Marta');
    mails.set([{ ...HELLO, paragraph: 'Há feira.' }]);
    await user.click(screen.getByRole('switch', { name: 'Enviar “Antes da chegada”' }));
    expect(
      await screen.findByText(/mudou entretanto, noutro ecrã\. Agora diz: “Há feira\.”/),
    ).toBeVisible();
    expect(paragraph()).toHaveValue('Há mercado de Natal. Marta');
  });

  it('can be asked for again when they did not come (MAIL-06)', async () => {
    onTable('get', 'mail_texts', () => ({ status: 500, code: 'XX000', message: 'broken' }));
    const { user } = await renderAt('/admin/mail-texts');
    const retry = await screen.findByRole('button', { name: 'Tentar Novamente' });
    openMailTexts();
    await user.click(retry);
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Reserva confirmada' }),
    ).toBeVisible();
  });
});

describe('the mail in a language', () => {
  it.each([
    ['DE', 'de', 'Ihre Buchung ist bestätigt', 'Wir sehen uns am '],
    ['FR', 'fr', 'Votre réservation est confirmée', 'Rendez-vous le '],
    ['ES', 'es', 'Tu reserva está confirmada', 'Hasta el '],
    ['EN', 'en', 'Your booking is confirmed', 'See you on '],
  ])(
    '%s is shown as it goes out there (MAIL-06, LANG-03)',
    async (tab, language, subject, title) => {
      openMailTexts();
      const { user } = await openTexts();
      expect(screen.getByText(/Os textos fixos já estão nas cinco línguas\.$/)).toBeVisible();
      await user.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }));
      expect(screen.getByText(new RegExp(`^${subject}`))).toHaveAttribute('lang', language);
      await waitFor(() => expect(drawnMail().querySelector('h1')).toHaveTextContent(title));
      expect(drawnMail().documentElement.lang).toBe(language);
      // The hostel has no paragraph in this language: none is shown, least of all in another
      // language.
      expect(shownParagraph()).toBeNull();
      await user.click(screen.getByRole('radio', { name: 'Texto' }));
      expect(screen.getByText(/^Hostel Maré Nova/, { selector: 'pre' })).toHaveAttribute(
        'lang',
        language,
      );
    },
  );

  it('speaks of the tourist tax where the house has one, as mails do (MAIL-05, RATE-03)', async () => {
    openMailTexts();
    const season = { from_day: '01-01', until_day: '12-31', amount: 1, min_age: 0, max_nights: 7 };
    onRpc('house_rates', () => makeHouseRates({ tourist_tax: [season] }));
    await openTexts();
    // Six guests, three nights.
    await waitFor(() => expect(drawnMail().body).toHaveTextContent(/Taxa turística.*18,00/));
  });
});

describe('the kinds of mails', () => {
  it('are switched off and, undone, on again, each by itself (MAIL-01)', async () => {
    const mails = openMailTexts([], { ...HOUSE, off: ['house_message'] });
    const { user } = await openTexts();
    const arrival = () => screen.getByRole('switch', { name: 'Enviar “Antes da chegada”' });
    expect(arrival()).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Enviar “Nova mensagem”' })).not.toBeChecked();
    await user.click(arrival());
    expect(await screen.findByText('“Antes da chegada” deixa de sair')).toBeInTheDocument();
    expect(arrival()).not.toBeChecked();
    expect(mails.changed[0]?.body).toEqual({ off: ['house_message', 'arrival'] });
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(arrival()).toBeChecked());
    expect(mails.changed[1]?.body).toEqual({ off: ['house_message'] });
  });

  it('that go to the house have no paragraph, and one can be sent there to see it (MAIL-06)', async () => {
    const mails = openMailTexts();
    const { user } = await openTexts('?email=house_request');
    expect(screen.getByRole('heading', { level: 2, name: 'Novo pedido' })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Enviar um teste' }));
    expect(await screen.findByText('Teste na fila')).toBeInTheDocument();
    expect(mails.tests).toEqual([{ kind: 'house_request', language: 'pt' }]);
  });
});

describe('what the house settles', () => {
  it('says without a mail server that nothing goes out, and offers no test (MAIL-05)', async () => {
    openMailTexts([], {});
    await openTexts();
    expect(
      screen.getByText('Envio desligado: os e-mails ficam prontos para copiar em cada reserva.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enviar um teste' })).toBeNull();
  });

  it('says how sending goes (MAIL-03)', async () => {
    openMailTexts();
    onTable('get', 'mails', ({ params }) =>
      params.get('state') === 'eq.sent' ? [{ sent_at: '2026-11-12T09:20:00+00:00' }] : [],
    );
    await openTexts();
    expect(
      await screen.findByText('Envio ligado. Último e-mail às 09:20, nenhum em espera.'),
    ).toBeVisible();
  });

  it('takes the address of the house and a right IBAN only (MAIL-01)', async () => {
    const mails = openMailTexts();
    const { user } = await openTexts();
    const door = screen.getByRole('button', { name: 'Endereço da casa e IBAN' });
    await user.click(door);
    const window = within(await screen.findByRole('dialog'));
    await user.type(
      window.getByRole('textbox', { name: /^IBAN/ }),
      'PT51 0002 0123 1234 5678 9015 4',
    );
    await user.click(window.getByRole('button', { name: 'Guardar' }));
    expect(window.getByText('Este IBAN não está certo: confira os algarismos.')).toBeVisible();
    expect(mails.changed).toHaveLength(0);
    await user.clear(window.getByRole('textbox', { name: /^IBAN/ }));
    await user.type(
      window.getByRole('textbox', { name: /^IBAN/ }),
      'PT50 0002 0123 1234 5678 9015 4',
    );
    await user.click(window.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Dados da casa guardados')).toBeInTheDocument();
    expect(mails.changed[0]?.body).toEqual({
      house_email: 'casa@marenova.example',
      iban: 'PT50000201231234567890154',
      account_holder: null,
    });
    expect(door).toHaveFocus();
  });
});

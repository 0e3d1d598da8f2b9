import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  GROUP,
  NOW,
  inDialog,
  ines,
  openBooking,
  room12,
  room7,
  startAtDesk,
} from '../support/booking-window';
import { makeMessage, uuid } from '../support/builders';
import { openDesk } from '../support/desk';
import { axeFindings } from '../support/render-at';
import { onRpc, onTable } from '../support/server';

beforeEach(startAtDesk);

const letterLink = () => inDialog().getByRole('link', { name: 'Enviar Email ao Cliente' });

/** The letter behind the link, as a mail program reads it. */
function letter() {
  const href = letterLink().getAttribute('href') ?? '';
  const params = new URLSearchParams(href.slice(href.indexOf('?') + 1).replaceAll('+', '%2B'));
  return { href, to: href.slice(0, href.indexOf('?')), lines: params.get('body')?.split('\r\n') };
}

/** Presses the link without following it, because happy-dom has no mail program to open. */
async function pressLetter(press: (element: Element) => Promise<void>) {
  letterLink().addEventListener('click', (event) => event.preventDefault(), { once: true });
  await press(letterLink());
}

it('writes the letter in WhatsApp too, without an e-mail, to a number with its country (DESK-15)', async () => {
  const phone = '+49 151 2345678';
  openDesk([
    { ...ines, status: 'confirmed', guest_email: null, guest_phone: phone, language: 'en' },
  ]);
  await openBooking(ines.booking_number);
  const chat = inDialog().getByRole('link', { name: /^WhatsApp/ });
  const href = new URL(chat.getAttribute('href') ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/491512345678');
  expect(href.searchParams.get('text')?.split('\n')).toContain(
    'Room 2, Duplo Maré: 2 guests, €165.00',
  );
  expect(inDialog().queryByRole('link', { name: 'Enviar Email ao Cliente' })).toBeNull();
});

it('offers no chat with a number whose country nobody knows (DESK-15)', async () => {
  openDesk([{ ...ines, guest_phone: '912 345 678' }]);
  await openBooking(ines.booking_number);
  expect(letterLink()).toBeVisible();
  expect(inDialog().queryByRole('link', { name: /^WhatsApp/ })).toBeNull();
});

describe('the letter to the guest', () => {
  it('is written, in Portuguese or another language, and fits an address', async () => {
    openDesk([{ ...ines, status: 'confirmed' }]);
    const { user } = await openBooking(ines.booking_number);
    expect(letter().to).toBe('mailto:ines@example.com');
    expect(letter().href).toContain('%0D%0A%0D%0A');
    expect(letter().lines).toEqual(
      expect.arrayContaining([
        'Olá Inês Duarte,',
        'A sua reserva está confirmada.',
        'Check-in: sábado, 14 de novembro de 2026',
        'Quarto 2, Duplo Maré: 2 hóspedes, 165,00 €',
        'Total: 165,00 €',
        'Check-in das 14:00 às 00:00, check-out até às 11:00.',
      ]),
    );
    expect(letter().href.length).toBeLessThan(1800);
    expect(inDialog().getByRole('radio', { name: /^PT/ })).toBeChecked();
    await user.click(inDialog().getByRole('radio', { name: 'EN Inglês' }));
    expect(letter().lines).toContain('Room 2, Duplo Maré: 2 guests, €165.00');
    expect(letter().href.length).toBeLessThan(1800);
  });

  it('begins in the language of the guest, of all five (LANG-03)', async () => {
    openDesk([{ ...ines, status: 'confirmed', language: 'de' }]);
    const { user } = await openBooking(ines.booking_number);
    expect(inDialog().getByRole('radio', { name: 'DE Alemão' })).toBeChecked();
    expect(letter().lines).toEqual(
      expect.arrayContaining([
        'Guten Tag Inês Duarte,',
        'Anreise: Samstag, 14. November 2026',
        'Anreise von 14:00 bis 24:00 Uhr, Abreise bis 11:00 Uhr.',
      ]),
    );
    const languages = within(inDialog().getByRole('group', { name: 'Língua da carta' }));
    expect(languages.getAllByRole('radio')).toHaveLength(5);
    await user.click(languages.getByRole('radio', { name: 'FR Francês' }));
    expect(letter().lines).toContain('Bonjour Inês Duarte,');
    expect(letter().href.length).toBeLessThan(1800);
  });

  it('is ticked as sent with one press, once it has been opened', async () => {
    const { patches } = openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    expect(inDialog().queryByText('Marcar como enviado?')).toBeNull();
    await pressLetter(user.click);
    expect(inDialog().getByText('Marcar como enviado?')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await user.click(inDialog().getByRole('button', { name: 'Sim, marcar' }));
    await waitFor(() =>
      expect(inDialog().getByRole('switch', { name: /^E-mail de/ })).toBeChecked(),
    );
    expect(patches.map(({ body }) => body)).toEqual([{ email_sent: true, email_sent_at: NOW }]);
    expect(inDialog().queryByText('Marcar como enviado?')).toBeNull();
    await pressLetter(user.click);
    expect(inDialog().queryByText('Marcar como enviado?')).toBeNull();
  });

  it('names every live room of a group, and is ticked for each of them', async () => {
    const gone = { ...room12, id: uuid(2, 13), booking_number: 'R26-GONE', status: 'cancelled' };
    const { row } = openDesk([room7, room12, gone]);
    const { user } = await openBooking(GROUP);
    const lines = letter().lines ?? [];
    expect(lines.filter((line) => line.startsWith('Quarto '))).toHaveLength(2);
    expect(lines).toContain('Total: 312,00 €');
    await pressLetter(user.click);
    await user.click(inDialog().getByRole('button', { name: 'Sim, marcar' }));
    await waitFor(() => expect(row(room12.id)?.email_sent).toBe(true));
    expect(row(room7.id)?.email_sent).toBe(true);
    expect(row(gone.id)?.email_sent).toBe(false);
  });
});

describe('the messages of the guest', () => {
  it('are listed with their subject and day, and lead to where they are read', async () => {
    openDesk([ines]);
    const mine = makeMessage({ email: 'Ines@Example.com', subject: 'cancelamento', is_read: true });
    const old = makeMessage({ id: uuid(3, 2), email: ines.guest_email ?? '', archived: true });
    const calls = onTable('get', 'contact_messages', () => [
      mine,
      old,
      makeMessage({ id: uuid(3, 3), email: 'inesXexample.com' }),
    ]);
    await openBooking(ines.booking_number);
    const section = (await inDialog().findByRole('heading', { name: /^Mensagens deste hóspede/ }))
      .parentElement;
    const links = within(section ?? document.body).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Cancelamento12 nov. 2026, 09:42',
      'Informações sobre Reserva · não lida, arquivada12 nov. 2026, 09:42',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/admin/contact-messages?mensagem=${mine.id}`,
      `/admin/contact-messages?arquivadas=1&mensagem=${old.id}`,
    ]);
    expect(calls.map(({ params }) => params.get('email'))).toEqual(['ilike.ines@example.com']);
  });

  it('take no room when there are none, and say when they did not come', async () => {
    openDesk([ines]);
    onTable('get', 'contact_messages', () => ({ status: 500, code: 'XX000', message: 'broken' }));
    const { user } = await openBooking(ines.booking_number);
    expect(await inDialog().findByText('Não foi possível carregar as mensagens.')).toBeVisible();
    onTable('get', 'contact_messages', () => []);
    await user.click(inDialog().getByRole('button', { name: 'Tentar Novamente' }));
    await waitFor(() => expect(inDialog().queryByText(/^Mensagens deste/)).toBeNull());
  });
});

it('marks a foreign guest’s telephone without the code of a country (BOOK-STEP4-09)', async () => {
  openDesk([{ ...ines, language: 'fr', guest_phone: '06 12 34 56 78' }]);
  await openBooking(ines.booking_number);
  expect(inDialog().getByText('Sem indicativo do país')).toBeVisible();
});

describe('the data of the guest', () => {
  it('are kept as a file that names no person', async () => {
    openDesk([ines]);
    const calls = onRpc('export_guest_data', () => ({ email: 'ines' }));
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          files.push(file);
          return 'blob:here';
        },
        revokeObjectURL: () => {},
      }),
    );
    const { user } = await openBooking(ines.booking_number);
    await user.click(inDialog().getByRole('button', { name: 'Descarregar dados' }));
    await waitFor(() => expect(names).toEqual(['dados-hospede-R26-7K3F9Q.json']));
    expect(calls).toEqual([{ email: ines.guest_email }]);
    expect(files[0]?.type).toBe('application/json;charset=utf-8');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('are erased after a question, and what was left is named, with the reason (REG-06)', async () => {
    const desk = openDesk([ines]);
    const calls = onRpc('erase_guest_data', () => {
      desk.changeElsewhere(ines.id, {
        guest_name: 'Dados apagados',
        guest_email: 'apagado@apagado.invalid',
      });
      return {
        bookings: 2,
        guests: 1,
        groups: 0,
        messages: 3,
        kept: [
          {
            booking_number: 'R26-KEPT22',
            status: 'confirmed',
            why: 'stay',
            check_in_date: '2026-12-01',
            check_out_date: '2026-12-03',
          },
          {
            booking_number: 'R26-KEPT33',
            status: 'checked_out',
            why: 'report',
            check_in_date: '2026-11-20',
            check_out_date: '2026-11-22',
          },
        ],
      };
    });
    const { user } = await openBooking(ines.booking_number);
    await user.click(inDialog().getByRole('button', { name: 'Apagar dados' }));
    const question = within(
      screen.getByRole('alertdialog', { name: 'Apagar os dados deste hóspede?' }),
    );
    expect(question.getByText(/^as reservas ficam, com datas, quarto e preço/)).toBeVisible();
    expect(question.getByText(/ainda não terminaram ficam como estão/)).toBeVisible();
    expect(question.getByText(/^o registo de hóspedes é apagado/)).toBeVisible();
    expect(question.getByText(/^estadias com um boletim por comunicar ficam/)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Apagar dados' }));
    expect(
      await inDialog().findByText(
        '2 reservas sem dados pessoais, 1 perfil eliminado, 3 mensagens eliminadas.',
      ),
    ).toBeVisible();
    expect(inDialog().getByText('R26-KEPT22, Confirmada, 1 dez. – 3 dez.')).toBeVisible();
    expect(inDialog().getByText('Cancele ou espere, e apague outra vez.')).toBeVisible();
    expect(inDialog().getByText(/^R26-KEPT33, .*, 20 nov. – 22 nov.$/)).toBeVisible();
    expect(inDialog().getByText('Comunique em «Boletins», e apague outra vez.')).toBeVisible();
    expect(calls).toEqual([{ email: ines.guest_email }]);
    await waitFor(() =>
      expect(inDialog().queryByRole('button', { name: 'Apagar dados' })).toBeNull(),
    );
    expect(inDialog().getByText(/^Os dados desta pessoa foram apagados/)).toBeVisible();
  });

  it('are exported and erased by the booking where there is no e-mail', async () => {
    const walkIn = { ...ines, guest_email: null, guest_phone: '+351 912 345 678' };
    openDesk([walkIn]);
    const calls = onRpc('erase_guest_data', () => ({
      bookings: 1,
      guests: 0,
      groups: 0,
      messages: 0,
      kept: [],
    }));
    const { user } = await openBooking(walkIn.booking_number);
    expect(inDialog().getByRole('button', { name: 'Descarregar dados' })).toBeVisible();
    await user.click(inDialog().getByRole('button', { name: 'Apagar dados' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(
      question.getByText(
        'Tudo o que o hostel guarda de Inês Duarte, nesta e noutras reservas sem e-mail com este nome e este telefone:',
      ),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Apagar dados' }));
    expect(await inDialog().findByText('1 reserva sem dados pessoais.')).toBeVisible();
    expect(calls).toEqual([{ email: '', booking: walkIn.id }]);
  });

  it('stay, with the reason, when erasing fails', async () => {
    openDesk([ines]);
    onRpc('erase_guest_data', () => ({ status: 403, code: '42501', message: 'no' }));
    const { user } = await openBooking(ines.booking_number);
    await user.click(inDialog().getByRole('button', { name: 'Apagar dados' }));
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Apagar dados' }));
    expect(
      await question.findByText('Erro ao apagar os dados: esta conta não tem acesso.'),
    ).toBeVisible();
  });
});

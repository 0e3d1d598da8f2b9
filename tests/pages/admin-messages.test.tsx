import { act, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBooking, makeMessage, uuid } from '../support/builders';
import { onMessageTable } from '../support/message-table';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, expectLoggedError, onTable } from '../support/server';
import { startSignedIn } from '../support/session';

const FAILURE = { status: 500, code: 'XX000', message: 'broken' };
const PATH = '/admin/contact-messages';

const beatriz = makeMessage({
  id: uuid(3, 1),
  name: 'Beatriz Nogueira',
  email: 'beatriz@example.com',
  phone: '+351 936 555 210',
  message: 'Boa tarde.\n\nA receção está aberta às 23:10?',
  created_at: '2026-11-12T10:42:00+00:00',
});
const ines = makeMessage({
  id: uuid(3, 2),
  name: 'Inês Duarte',
  subject: 'servicos',
  is_read: true,
  admin_notes: 'Berço reservado.',
  created_at: '2026-11-11T21:18:00+00:00',
});
const marc = makeMessage({
  id: uuid(3, 3),
  name: 'Marc Vidal',
  subject: 'outro',
  is_read: true,
  created_at: '2026-11-02T10:00:00+00:00',
});
const sara = makeMessage({
  id: uuid(3, 4),
  name: 'Sara Lund',
  subject: 'feedback',
  is_read: true,
  archived: true,
  archived_at: '2026-10-26T08:05:00+00:00',
  created_at: '2025-10-24T18:40:00+00:00',
});
const all = [beatriz, ines, marc, sara];

const REPLY =
  'mailto:beatriz@example.com?subject=Re%3A%20Informa%C3%A7%C3%B5es%20sobre%20Reserva' +
  '&body=Ol%C3%A1%20Beatriz%20Nogueira%2C%0D%0A%0D%0A';

const list = () => screen.findByRole('list', { name: 'Mensagens' });
const rowNames = async () =>
  within(await list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const reading = (name: string) => screen.findByRole('region', { name: `Mensagem de ${name}` });

/** A screen with room for one column only. */
function onPhone() {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T12:00:00Z') });
  startSignedIn();
  return () => vi.restoreAllMocks();
});

describe('the list', () => {
  it('shows what is not archived, newest first, with the unread marked (ADM-MSG-01, ADM-MSG-03, WORD-12)', async () => {
    onMessageTable(all);
    await renderAt(PATH);
    expect(await rowNames()).toEqual(['Beatriz Nogueira (não lida)', 'Inês Duarte', 'Marc Vidal']);
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('10:42Informações sobre ReservaBoa tarde.'),
      expect.stringContaining('ontemServiços e Comodidades, com notas'),
      expect.stringContaining('2 nov.Outro'),
    ]);
    expect(screen.getByRole('radio', { name: 'Todas 3' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Não lidas 1' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Lidas 2' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('filters by read and unread, in the address (ADM-MSG-01)', async () => {
    onMessageTable(all);
    const { user, address } = await renderAt(PATH);
    await user.click(await screen.findByRole('radio', { name: 'Lidas 2' }));
    expect(await rowNames()).toEqual(['Inês Duarte', 'Marc Vidal']);
    expect(address()).toBe(`${PATH}?filtro=lidas`);
    await user.click(screen.getByRole('radio', { name: 'Não lidas 1' }));
    expect(await rowNames()).toEqual(['Beatriz Nogueira (não lida)']);
    expect(address()).toBe(`${PATH}?filtro=nao-lidas`);
  });

  it('loses none of two changes that come before the address has followed', async () => {
    onMessageTable(all);
    const { address } = await renderAt(PATH);
    await list();
    act(() => {
      screen.getByRole('radio', { name: /^Lidas/ }).click();
      screen.getByRole('button', { name: 'Arquivadas' }).click();
    });
    expect(address()).toBe(`${PATH}?filtro=lidas&arquivadas=1`);
  });

  it('opens on what the address says, and goes to the archive and back (ADM-MSG-02)', async () => {
    onMessageTable(all);
    const { user, address } = await renderAt(`${PATH}?filtro=lidas&arquivadas=1`);
    expect(await rowNames()).toEqual(['Sara Lund']);
    expect(screen.getByText('24 out. 2025')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Arquivadas' }));
    expect(await rowNames()).toEqual(['Inês Duarte', 'Marc Vidal']);
    expect(address()).toBe(`${PATH}?filtro=lidas`);
  });

  it('walks by arrow keys, opens with Enter, and puts the focus on what was opened', async () => {
    onMessageTable(all);
    const { user, address } = await renderAt(PATH);
    const [first] = within(await list()).getAllByRole('link');
    first?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(await reading('Inês Duarte')).toHaveFocus();
    expect(address()).toBe(`${PATH}?mensagem=${ines.id}`);
  });

  it('draws fifty rows at first and more on demand', async () => {
    const many = Array.from({ length: 60 }, (_, n) => makeMessage({ id: uuid(3, n + 1) }));
    onMessageTable(many);
    const { user } = await renderAt(PATH);
    expect(await rowNames()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
    expect(await rowNames()).toHaveLength(60);
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
  });

  it('shows that it is loading', async () => {
    onTable('get', 'contact_messages', async () => {
      await delay('infinite');
      return null;
    });
    await renderAt(PATH);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Mensagens');
    expect(screen.getByText('A carregar...')).toBeInTheDocument();
    expect(screen.queryByText('Nenhuma mensagem encontrada')).not.toBeInTheDocument();
  });

  it('logs a failure to load, says so beside nothing found, and loads again on demand (ERR-MSG-05)', async () => {
    onTable('get', 'contact_messages', () => FAILURE);
    const { user } = await renderAt(PATH);
    expect(await screen.findByText('Não foi possível carregar as mensagens.')).toBeVisible();
    const box = within(screen.getByRole('main')).getByRole('alert');
    expect(within(box).getByText('Nenhuma mensagem encontrada')).toBeVisible();
    expect(within(box).getByText('Não foi possível carregar as mensagens.')).toBeVisible();
    expectLoggedError('listContactMessages');
    onMessageTable(all);
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await rowNames()).toHaveLength(3);
  });

  it.each([
    ['', [], 'O que for enviado no formulário de contacto aparece aqui.'],
    ['?filtro=nao-lidas', [ines], 'Todas as mensagens estão lidas.'],
    ['?filtro=lidas', [beatriz], 'Ainda não há mensagens lidas.'],
    ['?arquivadas=1', [ines], 'Ainda não há mensagens arquivadas.'],
  ])('says why nothing is listed at %j (ERR-EMPTY-03)', async (search, rows, reason) => {
    onMessageTable(rows);
    await renderAt(PATH + search);
    expect(await screen.findByText('Nenhuma mensagem encontrada')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('leads to unread messages in the archive, which the badge counts', async () => {
    onMessageTable([{ ...sara, is_read: false }]);
    const { user, address } = await renderAt(`${PATH}?filtro=nao-lidas`);
    expect(await screen.findByText('1 não lida')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Ver arquivadas' }));
    expect(await rowNames()).toEqual(['Sara Lund (não lida)']);
    expect(address()).toBe(`${PATH}?filtro=nao-lidas&arquivadas=1`);
  });
});

describe('reading', () => {
  it('shows the first message beside the list, without marking it read', async () => {
    const { patches } = onMessageTable(all);
    await renderAt(PATH);
    const pane = await reading('Beatriz Nogueira');
    expect(within(pane).getByText('A receção está aberta às 23:10?')).toBeVisible();
    expect(within(pane).getByText('12 nov. 2026, 10:42')).toBeVisible();
    expect(within(pane).getByRole('link', { name: /beatriz@example.com/ })).toHaveAttribute(
      'href',
      REPLY,
    );
    const [reply] = within(pane).getAllByRole('link');
    expect(reply).toHaveAccessibleName('Responder');
    expect(reply).toHaveAttribute('href', REPLY);
    expect(within(pane).getByRole('link', { name: '+351 936 555 210' })).toHaveAttribute(
      'href',
      'tel:+351936555210',
    );
    expect(
      within(pane)
        .getByRole('link', { name: /^WhatsApp/ })
        .getAttribute('href'),
    ).toMatch(/^https:\/\/wa\.me\/351936555210\?text=Ol%C3%A1%20Beatriz/);
    expect(patches).toHaveLength(0);
  });

  it('takes turns with the list on a phone, and finds the way back', async () => {
    onPhone();
    onMessageTable(all);
    const { user, address } = await renderAt(PATH);
    await user.click(await screen.findByRole('link', { name: 'Inês Duarte' }));
    expect(await reading('Inês Duarte')).toHaveFocus();
    expect(screen.queryByRole('list', { name: 'Mensagens' })).not.toBeInTheDocument();
    const pane = await reading('Inês Duarte');
    await user.click(within(pane).getByRole('link', { name: 'Mensagens' }));
    expect(address()).toBe(PATH);
    expect(await screen.findByRole('link', { name: 'Inês Duarte' })).toHaveFocus();
    expect(screen.queryByRole('region', { name: /Mensagem de/ })).not.toBeInTheDocument();
  });

  it('marks what is opened read, without a word, once, and leaves it when told otherwise', async () => {
    const { patches, reads } = onMessageTable(all);
    const { user } = await renderAt(PATH);
    await user.click(await screen.findByRole('link', { name: /Beatriz/ }));
    const pane = await reading('Beatriz Nogueira');
    await user.click(await within(pane).findByRole('button', { name: 'Marcar como não lida' }));
    expect(await screen.findByText('Mensagem marcada como não lida')).toBeVisible();
    expect(await within(pane).findByRole('button', { name: 'Marcar como lida' })).toBeVisible();
    await waitFor(() => expect(reads.length).toBeGreaterThan(1));
    expect(patches.map(({ body }) => body)).toEqual([{ is_read: true }, { is_read: false }]);
    expect(screen.queryByText('Mensagem marcada como lida')).not.toBeInTheDocument();
  });

  it('marks what an address opens read; not stored, it stays unread and is only logged', async () => {
    onMessageTable(all);
    onTable('patch', 'contact_messages', () => FAILURE);
    await renderAt(`${PATH}?mensagem=${beatriz.id}`);
    expect(await screen.findByRole('button', { name: 'Marcar como lida' })).toBeVisible();
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    expectLoggedError('setMessageRead');
    expect(screen.queryByText('Erro ao atualizar mensagem')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Beatriz.*não lida/ })).toBeVisible();
  });

  it('keeps the place of what is being read in the list of what is unread', async () => {
    const { table } = onMessageTable([beatriz, { ...ines, is_read: false }]);
    const { user } = await renderAt(`${PATH}?filtro=nao-lidas`);
    await user.click(await screen.findByRole('link', { name: /Beatriz/ }));
    await waitFor(() => expect(table.rows[0]?.is_read).toBe(true));
    expect(await rowNames()).toEqual(['Beatriz Nogueira', 'Inês Duarte (não lida)']);
    await user.click(screen.getByRole('link', { name: /Inês/ }));
    await waitFor(async () => expect(await rowNames()).toEqual(['Inês Duarte']));
  });

  it('shows the bookings of its sender, whatever the capitals, with a way to each', async () => {
    onMessageTable(all);
    const calls = onTable('get', 'bookings', () => [
      makeBooking({ guest_email: 'Beatriz@Example.com', status: 'confirmed', archived: true }),
      makeBooking({ guest_email: 'beatriz_x@example.com', booking_number: 'R26-OUTRA1' }),
    ]);
    await renderAt(PATH);
    const pane = await reading('Beatriz Nogueira');
    expect(
      await within(pane).findByRole('heading', { name: /Reservas deste hóspede/ }),
    ).toBeVisible();
    const links = within(pane).getAllByRole('link', { name: /R26/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'R26-7K3F9Q14 nov. – 17 nov. 2026arquivadaConfirmada',
    ]);
    expect(links[0]).toHaveAttribute('href', '/admin/bookings?reserva=R26-7K3F9Q');
    expect(calls[0]?.params.get('guest_email')).toBe('ilike.beatriz@example.com');
    expect(calls).toHaveLength(1);
  });

  it('says nothing of bookings where there are none, and so when they do not come', async () => {
    onMessageTable(all);
    onTable('get', 'bookings', ({ params }) =>
      params.get('guest_email')?.includes('beatriz') ? FAILURE : [],
    );
    const { user } = await renderAt(PATH);
    const pane = await reading('Beatriz Nogueira');
    expect(await within(pane).findByText('Não foi possível carregar as reservas.')).toBeVisible();
    expectLoggedError('listBookingsFrom');
    await user.click(screen.getByRole('link', { name: /Inês/ }));
    const other = await reading('Inês Duarte');
    await waitFor(() => expect(within(other).getByText('Notas internas')).toBeVisible());
    expect(within(other).queryByText(/Reservas deste hóspede/)).not.toBeInTheDocument();
  });

  it('marks read and unread; the badge follows; the message stays though the filter drops it (ADM-MSG-04)', async () => {
    const { patches } = onMessageTable(all);
    const { user } = await renderAt(`${PATH}?filtro=nao-lidas`);
    expect(await screen.findByText('1 não lida')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Marcar como lida' }));
    expect(await screen.findByText('Mensagem marcada como lida')).toBeVisible();
    expect(await reading('Beatriz Nogueira')).toBeVisible();
    expect(await rowNames()).toEqual(['Beatriz Nogueira']);
    await waitFor(() => expect(screen.queryByText('1 não lida')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Marcar como não lida' }));
    expect(await screen.findByText('1 não lida')).toBeInTheDocument();
    expect(patches.map(({ body }) => body)).toEqual([{ is_read: true }, { is_read: false }]);
  });

  it('undoes from the notice', async () => {
    const { patches } = onMessageTable(all);
    const { user } = await renderAt(PATH);
    await user.click(await screen.findByRole('button', { name: 'Marcar como lida' }));
    await user.click(await screen.findByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('Mensagem marcada como não lida')).toBeVisible();
    expect(patches.map(({ body }) => body)).toEqual([{ is_read: true }, { is_read: false }]);
  });

  it('takes a mark back that was not stored and says so, also without a line', async () => {
    onMessageTable(all);
    const { user } = await renderAt(PATH);
    const button = await screen.findByRole('button', { name: 'Marcar como lida' });
    cutLine('patch', 'contact_messages');
    cutLine('get', 'contact_messages');
    await user.click(button);
    expect(await screen.findByText('Erro ao atualizar mensagem')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Marcar como lida' })).toBeVisible();
    await waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
    expectLoggedError('setMessageRead', 'listContactMessages');
  });
});

describe('archiving', () => {
  it('stamps the time, goes on with the next message, and can be undone (ADM-MSG-06, ADM-MSG-07)', async () => {
    const { patches } = onMessageTable(all);
    const { user } = await renderAt(`${PATH}?mensagem=${ines.id}`);
    await user.click(await screen.findByRole('button', { name: 'Arquivar' }));
    expect(await reading('Marc Vidal')).toHaveFocus();
    expect(await rowNames()).toEqual(['Beatriz Nogueira (não lida)', 'Marc Vidal']);
    await user.click(await screen.findByRole('button', { name: 'Anular' }));
    await waitFor(async () => expect(await rowNames()).toHaveLength(3));
    expect(patches.map(({ body }) => body)).toEqual([
      { archived: true, archived_at: '2026-11-12T12:00:00.000Z' },
      { archived: false, archived_at: null },
    ]);
  });

  it('comes back to the list on a phone', async () => {
    onPhone();
    onMessageTable(all);
    const { user, address } = await renderAt(`${PATH}?mensagem=${ines.id}`);
    await user.click(await screen.findByRole('button', { name: 'Arquivar' }));
    expect(await rowNames()).toEqual(['Beatriz Nogueira (não lida)', 'Marc Vidal']);
    expect(address()).toBe(PATH);
  });

  it('unarchives from the archive (ADM-MSG-06, ADM-MSG-08)', async () => {
    const { patches } = onMessageTable(all);
    const { user } = await renderAt(`${PATH}?arquivadas=1`);
    expect(await screen.findByText('Arquivada a 26 out. 2026, 08:05.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desarquivar' }));
    expect(await screen.findByText('Ainda não há mensagens arquivadas.')).toBeVisible();
    expect(patches[0]?.body).toEqual({ archived: false, archived_at: null });
  });

  it.each([
    ['', 'Arquivar', 'Erro ao arquivar mensagem'],
    ['?arquivadas=1', 'Desarquivar', 'Erro ao desarquivar mensagem'],
  ])(
    'tells a failure at %j and puts the message back (ERR-MSG-01, ERR-MSG-02)',
    async (search, button, failure) => {
      onMessageTable(all);
      onTable('patch', 'contact_messages', () => FAILURE);
      const { user } = await renderAt(PATH + search);
      const before = await rowNames();
      await user.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByText(failure)).toBeVisible();
      expect(await rowNames()).toEqual(before);
      expectLoggedError('setMessageArchived');
    },
  );
});

describe('deleting', () => {
  it('is offered for archived messages only (ADM-MSG-09)', async () => {
    onMessageTable(all);
    await renderAt(PATH);
    await reading('Beatriz Nogueira');
    expect(screen.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument();
  });

  it('asks first, and cancelling leaves all as it was (ADM-MSG-10, ERR-MSG-04, WORD-19)', async () => {
    const { removals } = onMessageTable(all);
    const { user } = await renderAt(`${PATH}?arquivadas=1`);
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar a mensagem?' });
    expect(dialog).toHaveTextContent(
      'Tem certeza que deseja eliminar permanentemente a mensagem de Sara Lund?',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('button', { name: 'Eliminar' })).toHaveFocus();
    expect(removals).toHaveLength(0);
  });

  it('deletes after confirmation', async () => {
    const { table, removals } = onMessageTable(all);
    const { user } = await renderAt(`${PATH}?arquivadas=1`);
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await user.click(await screen.findByRole('button', { name: 'Eliminar mensagem' }));
    await waitFor(() => expect(screen.getByText('Mensagem eliminada')).toBeVisible());
    expect(await screen.findByText('Ainda não há mensagens arquivadas.')).toBeVisible();
    expect(removals[0]?.params.get('id')).toBe(`eq.${sara.id}`);
    expect(table.rows).toHaveLength(3);
  });

  it('tells a failure in the dialog and can be tried again (ERR-MSG-03)', async () => {
    onMessageTable(all);
    onTable('delete', 'contact_messages', () => []);
    const { user } = await renderAt(`${PATH}?arquivadas=1`);
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    const confirm = await screen.findByRole('button', { name: 'Eliminar mensagem' });
    await user.click(confirm);
    expect(await screen.findByText('Erro ao eliminar mensagem')).toBeVisible();
    expectLoggedError('deleteContactMessage');
    onMessageTable(all);
    await user.click(confirm);
    await waitFor(() => expect(screen.getByText('Mensagem eliminada')).toBeVisible());
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShiftNote } from '@/queries/shift-notes';
import { uuid } from '../../support/builders';
import { axeFindings, renderAt } from '../../support/render-at';
import { answersRead, eventually, holdRounds, nextRound } from '../../support/rounds';
import {
  cutLine,
  expectLoggedError,
  onRpc,
  onTable,
  roundAnswer,
  server,
} from '../../support/server';
import { startSignedIn } from '../../support/session';

const PATH = '/admin/turno';
const NOW = '2026-11-22T15:30:00Z';

beforeEach(() => {
  startSignedIn();
});

let made = 0;
function note(overrides: Partial<ShiftNote> = {}): ShiftNote {
  made += 1;
  return {
    id: uuid(9, made),
    text: 'A chave do 7 está na gaveta.',
    written_name: 'Marta',
    created_at: '2026-11-22T09:10:00Z',
    done: false,
    done_at: null,
    done_name: null,
    ...overrides,
  };
}

/** A table of notes that keeps what is written, done and deleted. */
function openShift(first: ShiftNote[]) {
  const table = { notes: first };
  const reads = onTable('get', 'shift_notes', () => table.notes);
  const writes = onTable('post', 'shift_notes', ({ body }) => {
    const { id, text }: { id: string; text: string } = Object(body);
    if (!table.notes.some((one) => one.id === id)) {
      table.notes = [
        note({ id, text, written_name: 'Rui', created_at: new Date().toISOString() }),
        ...table.notes,
      ];
    }
    return undefined;
  });
  onTable('patch', 'shift_notes', ({ params, body }) => {
    const { done }: { done: boolean } = Object(body);
    const who = done ? { done_at: NOW, done_name: 'Rui' } : { done_at: null, done_name: null };
    const isMeant = ({ id }: ShiftNote) => params.get('id') === `eq.${id}`;
    table.notes = table.notes.map((one) => (isMeant(one) ? { ...one, done, ...who } : one));
    return table.notes.filter(isMeant);
  });
  onTable('delete', 'shift_notes', ({ params }) => {
    const gone = table.notes.filter(({ id }) => params.get('id') === `eq.${id}`);
    table.notes = table.notes.filter((one) => !gone.includes(one));
    return gone.map(({ id }) => ({ id }));
  });
  return { table, reads, writes };
}

const openNotes = () => screen.findByRole('list', { name: 'Notas por tratar' });
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('p')].map((line) => line.textContent));
const field = () => screen.findByRole('textbox', { name: 'Nova nota' });

describe('the notes of the shift', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
  });

  it('are read newest first, with who and when; what is done stands folded below (DESK-16)', async () => {
    const { reads } = openShift([
      note({ created_at: '2026-11-20T22:05:00Z', written_name: null, text: 'Mala no armário.' }),
      note(),
      note({
        text: 'Toalhas no 2.º piso.',
        created_at: '2026-11-21T20:00:00Z',
        done: true,
        done_at: '2026-11-22T07:10:00Z',
        done_name: 'Rui',
      }),
    ]);
    await renderAt(PATH);
    expect(texts(await openNotes())).toEqual([
      ['A chave do 7 está na gaveta.', 'Marta, hoje às 09:10'],
      ['Mala no armário.', 'A equipa, a 20 nov. às 22:05'],
    ]);
    expect(screen.getByRole('heading', { level: 2, name: '2 notas por tratar' })).toBeVisible();
    expect(reads[0]?.params.get('or')).toBe(
      '(done.eq.false,and(done.eq.true,done_at.gte.2026-11-08T15:30:00.000Z))',
    );
    expect(screen.getByText('Feitas nos últimos 14 dias').closest('details')).not.toHaveAttribute(
      'open',
    );
    expect(screen.getByText('Feita por Rui, hoje às 07:10')).toBeInTheDocument();
    expect(await axeFindings()).toEqual([]);
  });

  it('say that there are none, and that they could not be read (DESK-16)', async () => {
    openShift([]);
    await renderAt(PATH);
    expect(await screen.findByRole('heading', { name: 'Nada por tratar.' })).toBeVisible();
  });

  it('are asked for again where they could not be read (DESK-16)', async () => {
    cutLine('get', 'shift_notes');
    const { user } = await renderAt(PATH);
    expect(await screen.findByText('Não foi possível carregar as notas do turno')).toBeVisible();
    expectLoggedError('listShiftNotes');
    openShift([note()]);
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(texts(await openNotes())).toHaveLength(1);
  });

  it('are written by Ctrl+Enter, without blanks around them, and the field is empty again (DESK-16)', async () => {
    const { writes } = openShift([note()]);
    const { user } = await renderAt(PATH);
    await openNotes();
    await user.type(await field(), '  Táxi às 6:00 para o 4. ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Nota guardada.')).toBeVisible();
    expect(texts(await openNotes())[0]).toEqual(['Táxi às 6:00 para o 4.', 'Rui, hoje às 15:30']);
    expect(writes).toHaveLength(1);
    expect(Object.keys(Object(writes[0]?.body)).toSorted()).toEqual(['id', 'text']);
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
  });

  it('are not sent empty or too long (DESK-16)', async () => {
    const { writes } = openShift([]);
    const { user } = await renderAt(PATH);
    await user.click(await screen.findByRole('button', { name: /^Guardar nota/ }));
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining('Escreva a nota.'));
    expect(await field()).toHaveFocus();
    await user.click(await field());
    await user.paste('x'.repeat(1002));
    expect(await field()).toHaveAccessibleDescription(
      expect.stringContaining('Tem 2 caracteres a mais.'),
    );
    await user.click(screen.getByRole('button', { name: /^Guardar nota/ }));
    expect(writes).toEqual([]);
  });

  it('keep what was typed when storing fails, also over a reload, and send it as the same note (DESK-16)', async () => {
    const { table } = openShift([]);
    const sent: unknown[] = [];
    server.use(
      http.post('*/rest/v1/shift_notes', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.error();
      }),
    );
    const first = await renderAt(PATH);
    await first.user.type(await field(), 'Táxi às 6:00');
    await first.user.click(screen.getByRole('button', { name: /^Guardar nota/ }));
    expect(await screen.findByText(/^Erro ao guardar a nota: sem ligação/)).toBeVisible();
    expectLoggedError('insertShiftNote');
    first.unmount();

    const { writes } = openShift(table.notes);
    const { user } = await renderAt(PATH);
    expect(await field()).toHaveValue('Táxi às 6:00');
    await user.click(screen.getByRole('button', { name: /^Guardar nota/ }));
    expect(await screen.findByText('Nota guardada.')).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual(sent);
  });

  it('are done in one press, and taken back by the notice or from below (DESK-16)', async () => {
    openShift([note()]);
    const { user } = await renderAt(PATH);
    await openNotes();
    await user.click(screen.getByRole('button', { name: /^Feita: A chave/ }));
    expect(await screen.findByText('Nota feita.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nada por tratar.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(texts(await openNotes())).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Feita: A chave/ }));
    await user.click(await screen.findByText('Feitas nos últimos 14 dias'));
    await user.click(await screen.findByRole('button', { name: /^Por tratar outra vez: A chave/ }));
    expect(texts(await openNotes())).toHaveLength(1);
  });

  it('stay as they were where that fails, and say why (DESK-16)', async () => {
    const { table } = openShift([note()]);
    const { user } = await renderAt(PATH);
    await openNotes();
    table.notes = [];
    await user.click(screen.getByRole('button', { name: /^Feita: A chave/ }));
    expect(await screen.findByText('Erro ao mudar a nota: a nota já foi eliminada.')).toBeVisible();
    expectLoggedError('setShiftNoteDone');
    expect(await screen.findByRole('heading', { name: 'Nada por tratar.' })).toBeVisible();
  });

  it('are deleted after a question only (DESK-16)', async () => {
    const { table } = openShift([note()]);
    const { user } = await renderAt(PATH);
    await openNotes();
    await user.click(screen.getByRole('button', { name: /^Eliminar: A chave/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar a nota?' });
    expect(within(dialog).getByText(/^Marta, hoje às 09:10\. Desaparece/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(table.notes).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Eliminar: A chave/ }));
    await user.click(screen.getByRole('button', { name: 'Eliminar nota' }));
    expect(await screen.findByText('Nota eliminada.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nada por tratar.' })).toBeVisible();
    expect(table.notes).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('counts open notes above the day and shows the newest, and leads to them; else below it (DESK-16, LIVE-01)', async () => {
    holdRounds(NOW);
    const { table } = openShift([]);
    let rounds = 0;
    let changed = false;
    onRpc('whats_new', () => {
      rounds += 1;
      const open = table.notes.length;
      return roundAnswer({
        ...(open > 0 ? { open_notes: open } : {}),
        ...(changed ? { shift_notes: true } : {}),
      });
    });
    const { user, address } = await renderAt('/admin/dashboard');
    const strip = async () => within(await screen.findByRole('region', { name: 'Notas do turno' }));
    expect((await strip()).getByRole('link', { name: 'Escrever nota' })).toBeVisible();
    await eventually(() => expect(rounds).toBe(1));
    await answersRead();

    table.notes = [note({ text: 'Táxi às 6:00' }), note({ created_at: '2026-11-21T09:00:00Z' })];
    changed = true;
    await nextRound();
    expect(await screen.findByText('Turno: 2 notas por tratar')).toBeVisible();
    expect(await screen.findByText('Marta, hoje às 09:10: Táxi às 6:00')).toBeVisible();

    // As many as before, and others.
    table.notes = [note({ text: 'Mala no armário' }), ...table.notes.slice(1)];
    await nextRound();
    expect(await screen.findByText('Marta, hoje às 09:10: Mala no armário')).toBeVisible();

    await user.click((await strip()).getByRole('link', { name: 'Ver notas' }));
    await waitFor(() => expect(address()).toBe(PATH));
    const panel = screen.getByRole('navigation', { name: 'Painel' });
    expect(panel.querySelector('[aria-current]')).toHaveTextContent('Dashboard');
  });
});

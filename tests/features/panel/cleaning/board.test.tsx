import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Role } from '@/domain/account/role';
import { makeMember } from '../../../support/builders';
import { makeOutage, makeRoomToday as room } from '../../../support/cleaning';
import { openCleaning, roomRow } from '../../../support/cleaning-house';
import { axeFindings, renderAt } from '../../../support/render-at';
import { startSignedIn } from '../../../support/session';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/app/panel/SlimFrame';

const at = (hour: string | null, guests = 2) => ({ at: hour, guests });
const LONG = 'W'.repeat(140);

/** The rooms of the drawing. */
const rooms = () => [
  room('2', {
    state: 'dirty',
    left: true,
    arriving: at('16:00'),
    emptied_at: '2026-11-23T10:52:00Z',
    linen: { kind: 'all', beds: 2 },
  }),
  room('12', {
    state: 'cleaning',
    left: true,
    arriving: at('22:40'),
    by: 'Lídia Cabral',
    is_own: true,
    since: '2026-11-23T09:05:00Z',
    note: 'Lâmpada da mesa fundida',
    note_by: 'Rui Dias',
  }),
  room('8', { state: 'dirty', leaving: true, linen: { kind: 'all', beds: 6 } }),
  room('5', {
    state: 'clean',
    staying: { night: 2, guests: 2 },
    by: 'Lídia Cabral',
    is_own: true,
    since: '2026-11-23T09:02:00Z',
  }),
  room('9', {
    state: 'inspected',
    arriving: at(null, 3),
    by: 'Rui Dias',
    since: '2026-11-22T16:20:00Z',
  }),
  room('6', { outage: makeOutage({ ends: '2026-11-25', in_way: 1 }) }),
];

async function openBoard(role: Role, first = rooms()) {
  startSignedIn({ account: makeMember({ role, name: 'Lídia Cabral' }) });
  const house = openCleaning(first);
  const view = await renderAt('/admin/limpeza');
  await screen.findByRole('link', { name: /Lídia Cabral/ });
  await screen.findAllByRole('button', { name: /^Quarto \d+: / });
  return { house, ...view };
}

const button = (name: string) => screen.getByRole('button', { name });
const later = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T11:04:00Z') });
});

describe('the board at the desk', () => {
  it('has the rooms in the order of work, with day, state, linen and note (CLEAN-02)', async () => {
    await openBoard('reception');
    expect(screen.getByText('seg., 23 nov., às 11:04')).toBeVisible();
    const lines = screen
      .getAllByRole('region')
      .filter((region) => within(region).queryAllByRole('listitem').length > 0)
      .map((region) => region.textContent);
    expect(lines).toEqual([
      'Primeiro: sai e entra hoje2Quarto 2Por limparEntra às 16:00, 2 pessoasVazio desde as 10:52Roupa todaComeçarQuarto 12Em limpezaEntra às 22:40, 2 pessoasLídia, desde as 09:05Lâmpada da mesa fundidaLimpoAtrás',
      'Sai hoje1Quarto 8Por limparSai até às 11:00, depois livreAinda ocupadoRoupa toda, 6 camasComeçar',
      'Ficam1Quarto 5Limpo2.ª noite, 2 pessoasLídia, às 09:02VerificarAtrás',
      'Prontos1Quarto 9VerificadoEntra hoje, 3 pessoasRui, ontem às 16:20Atrás',
      'Fora de serviço1Quarto 6Fora de serviçoAté qua., 25 nov.Autoclismo a verter. Por Helena, 12 nov.1 estadia no caminho: resolverAbrirMudar',
    ]);
    const counts = screen.getAllByRole('list')[0];
    expect(counts).toHaveTextContent('2 por limpar1 em limpeza1 limpo1 verificado1 fora');
    expect(await axeFindings()).toEqual([]);
  });

  it('prints with the browser, without names of guests or colleagues (CLEAN-02)', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = await openBoard('reception');
    await user.click(button('Imprimir'));
    expect(print).toHaveBeenCalledOnce();
    const paper = await screen.findByText('Sem nomes. A ordem é a do trabalho.');
    expect(paper.closest('article')).toHaveTextContent('Limpeza, segunda-feira, 23 de novembro');
    expect(paper.closest('article')).not.toHaveTextContent(/Rui|Lídia/);
  });

  it('holds texts of any length (CLEAN-02)', async () => {
    await openBoard('reception', [
      room('2', { name: LONG, note: LONG, outage: makeOutage({ reason: LONG }) }),
    ]);
    expect(roomRow('2')).toHaveTextContent(LONG);
  });
});

describe('a tap', () => {
  it('counts at once, is announced, and is sent with what was seen and its age (CLEAN-02)', async () => {
    const vibrate = vi.fn<(ms: number) => boolean>(() => true);
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'));
    const { house, user } = await openBoard('housekeeping');
    expect(screen.getByText('Lídia. Faltam 2 de 6 quartos')).toBeVisible();
    await user.click(button('Quarto 2: Começar'));
    expect(roomRow('2')).toHaveTextContent('Em limpeza');
    expect(screen.getByText('Quarto 2: em limpeza.')).toBeInTheDocument();
    expect(vibrate).toHaveBeenCalledWith(10);
    await waitFor(() => expect(house.done()).toHaveLength(1));
    expect(house.requests).toEqual([
      [
        {
          tap: expect.any(String),
          room_id: 'room-2',
          field: 'state',
          from: 'dirty',
          to: 'cleaning',
          ago: 0,
        },
      ],
    ]);
    await waitFor(() => expect(roomRow('2')).not.toHaveTextContent('por enviar'));
    expect(roomRow('2')).toHaveTextContent('Lídia, desde as 11:04');
    expect(screen.getByText('Lídia. Falta 1 de 6 quartos')).toBeVisible();
  });

  it('is one where a thumb hits twice within 600 ms, and two afterwards (CLEAN-02)', async () => {
    const { house, user } = await openBoard('housekeeping');
    await user.click(button('Quarto 2: Começar'));
    await later(500);
    await user.click(button('Quarto 2: Limpo'));
    expect(roomRow('2')).toHaveTextContent('Em limpeza');
    await later(100);
    await user.click(button('Quarto 2: Limpo'));
    await waitFor(() => expect(house.done().map(({ to }) => to)).toEqual(['cleaning', 'clean']));
  });

  it('back takes back one’s own step at once, and asks before somebody else’s (CLEAN-02)', async () => {
    const { house, user } = await openBoard('reception');
    await user.click(button('Quarto 5: um passo atrás'));
    await waitFor(() => expect(house.done().map(({ to }) => to)).toEqual(['cleaning']));

    await user.click(button('Quarto 9: um passo atrás'));
    const question = screen.getByRole('alertdialog', {
      name: 'Rui verificou ontem às 16:20. Voltar a Limpo?',
    });
    expect(question).toHaveTextContent('Quarto 9');
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(house.done()).toHaveLength(1);
    await user.click(button('Quarto 9: um passo atrás'));
    await user.click(screen.getByRole('button', { name: 'Voltar a Limpo' }));
    await waitFor(() => expect(house.done()).toHaveLength(2));
    expect(house.done()[1]).toMatchObject({ room_id: 'room-9', from: 'inspected', to: 'clean' });
  });

  it('is made by key as well: J and K for the rows, Enter forward, Backspace back (CLEAN-02)', async () => {
    const { house, user } = await openBoard('reception');
    await user.keyboard('j');
    expect(button('Quarto 2: Começar')).toHaveFocus();
    await user.keyboard('jk{Enter}');
    expect(roomRow('2')).toHaveTextContent('Em limpeza');
    expect(roomRow('2').contains(document.activeElement)).toBe(true);
    await later(1000);
    await user.keyboard('{Backspace}');
    expect(roomRow('2')).toHaveTextContent('Por limpar');
    await waitFor(() => expect(house.done().map(({ to }) => to)).toEqual(['cleaning', 'dirty']));
  });

  it('leaves the focus in its row where its button goes (CLEAN-02)', async () => {
    const { user } = await openBoard('reception');
    await user.click(button('Quarto 5: Verificar'));
    expect(button('Quarto 5: escrever uma nota')).toHaveFocus();
  });
});

describe('the note of a room', () => {
  it('is opened by its words, with who wrote it, and takes ready words (CLEAN-01)', async () => {
    const { house, user } = await openBoard('housekeeping');
    await user.click(button('Quarto 12: mudar a nota'));
    const dialog = screen.getByRole('dialog', { name: /^Nota do quarto 12/ });
    expect(dialog).toHaveTextContent('Escrita por Rui');
    await user.click(within(dialog).getByRole('button', { name: 'Faltam toalhas' }));
    expect(within(dialog).getByRole('textbox', { name: 'Nota' })).toHaveValue(
      'Lâmpada da mesa fundida. Faltam toalhas',
    );
    expect(await axeFindings()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    expect(roomRow('12')).toHaveTextContent('Lâmpada da mesa fundida. Faltam toalhas');
    await waitFor(() => expect(house.done()).toHaveLength(1));
    expect(house.done()[0]).toMatchObject({
      field: 'note',
      from: 'Lâmpada da mesa fundida',
      to: 'Lâmpada da mesa fundida. Faltam toalhas',
    });
  });

  it('is 140 characters long at most, and is deleted (CLEAN-01)', async () => {
    const { house, user } = await openBoard('housekeeping');
    await user.click(button('Quarto 12: mudar a nota'));
    const text = screen.getByRole('textbox', { name: 'Nota' });
    await user.clear(text);
    await user.click(text);
    await user.paste('W'.repeat(141));
    await user.click(button('Guardar'));
    expect(screen.getByText('São no máximo 140 caracteres.')).toBeVisible();
    expect(house.requests).toEqual([]);
    await user.click(button('Apagar'));
    await waitFor(() => expect(house.done()[0]).toMatchObject({ field: 'note', to: '' }));
    await waitFor(() => expect(roomRow('12')).not.toHaveTextContent('Lâmpada'));
  });
});

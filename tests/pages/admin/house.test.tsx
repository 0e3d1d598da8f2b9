import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Role } from '@/domain/account/role';
import type { RoomToday } from '@/domain/cleaning/rooms-today';
import { makeRoomsToday, makeRoomToday } from '../../support/cleaning';
import { makeMember } from '../../support/builders';
import { axeFindings, renderAt } from '../../support/render-at';
import { onRpc } from '../../support/server';
import { startSignedIn } from '../../support/session';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/app/panel/SlimFrame';

const person = (
  name: string,
  factor_since: string | null,
  joined_at: string | null = '2026-01-02',
) => ({
  id: name,
  name,
  email: `${name}@marenova.example`,
  role: 'reception',
  joined_at,
  last_sign_in_at: null,
  factor_since,
  invitation: null,
});

function onRooms(...rooms: RoomToday[]) {
  const board = makeRoomsToday({ day: '2026-11-23', rooms });
  onRpc('rooms_today', () => board);
}

function signIn(role: Role, { people = [] }: { people?: object[] } = {}) {
  startSignedIn({ account: makeMember({ role, name: 'Lídia Cabral' }) });
  onRpc('team', () =>
    role === 'owner'
      ? { people, events: [] }
      : HttpResponse.json({ code: '42501', message: 'Recusado.' }, { status: 403 }),
  );
}

const rows = async () => {
  const lists = await screen.findAllByRole('list');
  return lists.flatMap((list) =>
    within(list)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );
};

describe('A casa', () => {
  it('sorts its places by rhythm, each with how it stands (STAFF-02)', async () => {
    signIn('owner', {
      people: [
        person('helena', '2026-10-01'),
        person('rui', '2026-10-01'),
        person('marta', null),
        person('lidia', null),
        person('tiago', null, null),
      ],
    });
    onRooms(
      makeRoomToday('2', { state: 'dirty', arriving: { at: '16:00', guests: 2 } }),
      makeRoomToday('8', { state: 'cleaning' }),
    );
    await renderAt('/admin/casa');
    expect(await screen.findByText('4 pessoas, 2 sem segundo fator')).toBeVisible();
    expect(
      await screen.findByText('2 quartos por limpar, 1 com chegada hoje, o 2 já às 16:00'),
    ).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Todos os dias',
      'Todos os meses',
      'De vez em quando',
    ]);
    expect(await rows()).toEqual([
      'Limpeza2 quartos por limpar, 1 com chegada hoje, o 2 já às 16:00',
      'BoletinsPor ligar',
      'SinaisPor ligar',
      'Para faturarPor ligar',
      'MêsOutubro de 2026: por entregar, INE até 10 nov.',
      'RelatóriosOcupação e receita, ao lado do ano anterior',
      'E-mailsO que a casa escreve, em cinco línguas',
      'Equipa4 pessoas, 2 sem segundo fator',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    [[person('helena', null)], '1 pessoa, sem segundo fator'],
    [[person('helena', '2026-10-01'), person('rui', '2026-10-01')], '2 pessoas, com segundo fator'],
  ])('counts who has joined: %#', async (people, words) => {
    signIn('owner', { people });
    await renderAt('/admin/casa');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('has no row of the owner for reception, and asks for no team (STAFF-02)', async () => {
    signIn('reception');
    await renderAt('/admin/casa');
    await screen.findByText('Nenhum quarto ativo');
    await screen.findByText('Receção');
    // Nothing is reported there: the row of the bulletins goes once that is known.
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    // A refused question would have been logged.
    expect(screen.queryByRole('link', { name: 'Equipa' })).toBeNull();
  });
});

describe('Limpeza', () => {
  it('lists the rooms of today for housekeeping, in a frame of its own (STAFF-02)', async () => {
    signIn('housekeeping');
    onRooms(
      makeRoomToday('5', { staying: { night: 2, guests: 2 } }),
      makeRoomToday('2', { state: 'dirty', left: true, arriving: { at: '16:00', guests: 2 } }),
    );
    await renderAt('/admin/limpeza');
    expect(await screen.findByText('Lídia. Falta 1 de 2 quartos')).toBeVisible();
    const first = within(
      await screen.findByRole('region', { name: /^Primeiro: sai e entra hoje/ }),
    );
    expect(first.getByRole('listitem')).toHaveTextContent('Entra às 16:00, 2 pessoas');
    expect(screen.getByRole('heading', { level: 1, name: 'Limpeza' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'A casa' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('says that there are no rooms (STAFF-02)', async () => {
    signIn('housekeeping');
    await renderAt('/admin/limpeza');
    await screen.findByRole('link', { name: 'A minha conta: Lídia Cabral' });
    expect(await screen.findByRole('heading', { name: 'Nenhum quarto ativo' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('says that they could not be read, and reads them again (STAFF-02)', async () => {
    signIn('housekeeping');
    onRpc('rooms_today', () => HttpResponse.error());
    const { user } = await renderAt('/admin/limpeza');
    await screen.findByRole('link', { name: 'A minha conta: Lídia Cabral' });
    expect(await screen.findByText('Não foi possível carregar os quartos de hoje')).toBeVisible();
    onRooms(makeRoomToday('8', { leaving: true }));
    await user.click(screen.getByRole('button', { name: /^Tentar novamente$/i }));
    expect(await screen.findByText('Sai até às 11:00, depois livre')).toBeVisible();
  });

  it('has the way back to A casa for reception (STAFF-02)', async () => {
    signIn('reception');
    await renderAt('/admin/limpeza');
    await screen.findByRole('heading', { level: 1, name: 'Limpeza' });
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'A casa' });
    expect(back).toHaveAttribute('href', '/admin/casa');
  });
});

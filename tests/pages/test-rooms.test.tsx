import { screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { describe, expect, it } from 'vitest';
// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/app/TestRoomsApp';
import '@/pages/admin/TestRoomsPage';
import { makeRoom } from '../support/builders';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, expectLoggedError, onTable } from '../support/server';
import { STAFF_EMAIL, startSignedIn } from '../support/session';

const PATH = '/test-rooms';

const double = makeRoom({ room_number: '2', description: 'Sol da manhã.' });
const attic = makeRoom({
  room_number: '10',
  description: null,
  max_guests: 6,
  price_per_night: 108.5,
  is_active: false,
});

const lines = async () => {
  const [, ...rows] = await screen.findAllByRole('row');
  return rows.map((row) =>
    [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
      ({ textContent }) => textContent?.replaceAll('\u00a0', ' '),
    ),
  );
};

describe('/test-rooms', () => {
  it('says that it is loading', async () => {
    const calls = onTable('get', 'rooms', async () => {
      await delay('infinite');
      return [];
    });
    await renderAt(PATH);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Teste dos quartos');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByText('A carregar...')).toBeVisible();
  });

  it('says that loading failed, and tries again', async () => {
    cutLine('get', 'rooms');
    const { user } = await renderAt(PATH);
    expect(await screen.findByText('Não foi possível carregar os quartos')).toBeVisible();
    expectLoggedError('listRooms');
    onTable('get', 'rooms', () => [double]);
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await lines()).toHaveLength(1);
  });

  it('says that there are none', async () => {
    await renderAt(PATH);
    expect(await screen.findByRole('heading', { name: 'Nenhum quarto encontrado' })).toBeVisible();
  });

  it('shows number, price, guests, flag, description, id and URL of every room (ROUTE-28)', async () => {
    startSignedIn();
    const calls = onTable('get', 'rooms', () => [attic, double]);
    await renderAt(PATH);
    expect(await lines()).toEqual([
      [
        '2',
        'Preço55,00 €',
        'Máx. hóspedes2',
        'AtivoSim',
        'DescriçãoSol da manhã.',
        `ID${double.id}`,
        `URL${window.location.origin}/quarto/2`,
      ],
      [
        '10',
        'Preço108,50 €',
        'Máx. hóspedes6',
        'AtivoNão',
        'DescriçãoN/A',
        `ID${attic.id}`,
        `URL${window.location.origin}/quarto/10`,
      ],
    ]);
    expect(screen.getByRole('link', { name: /\/quarto\/10$/ })).toHaveAttribute(
      'href',
      '/quarto/10',
    );
    expect(screen.getByText(`Com a sessão de ${STAFF_EMAIL}.`)).toBeVisible();
    expect(calls[0]?.params.has('is_active')).toBe(false);
    expect(calls[0]?.headers.get('authorization')).toBe(`Bearer access-token-of-${STAFF_EMAIL}`);
    expect(await axeFindings()).toEqual([]);
  });

  it('is open without a session, as a visitor (ROUTE-27, ROLE-05)', async () => {
    const calls = onTable('get', 'rooms', () => [double]);
    await renderAt(PATH);
    expect(await lines()).toHaveLength(1);
    expect(
      screen.getByText('Sem sessão: a base de dados mostra só os quartos ativos.'),
    ).toBeVisible();
    expect(calls[0]?.headers.get('authorization')).toBeNull();
  });
});

import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/pages/admin/AmenitySeedPage';
import { DEFAULT_AMENITIES } from '@/domain/room/amenities';
import { uuid } from '../support/builders';
import { held } from '../support/held';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, expectLoggedError, onTable, type RestCall } from '../support/server';
import { startSignedIn } from '../support/session';

const PATH = '/admin/populate-amenities';
const NOT_DONE = 'Não foi possível repor as comodidades';

/** A database that accepts the defaults; returns the requests in their order. */
function takeDefaults() {
  const requests: string[] = [];
  const note = (what: string) => requests.push(what);
  const rowsOf = ({ body }: RestCall) => (Array.isArray(body) ? body : []);
  const categories = onTable('post', 'amenity_categories', (call) => {
    note('store categories');
    return rowsOf(call).map((row: object, n) => ({ ...row, id: uuid(6, n + 1) }));
  });
  const amenities = onTable('post', 'amenities', (call) => {
    note('store amenities');
    return rowsOf(call).map((row: object, n) => ({ ...row, id: uuid(5, n + 1) }));
  });
  const noteAndAccept = (what: string) => () => {
    note(what);
    return null;
  };
  onTable('delete', 'amenities', noteAndAccept('delete other amenities'));
  onTable('delete', 'amenity_categories', noteAndAccept('delete other categories'));
  onTable('delete', 'room_amenities', noteAndAccept('delete links'));
  return { requests, categories, amenities };
}

async function run() {
  const view = await renderAt(PATH);
  await view.user.click(await screen.findByRole('button', { name: 'Repor comodidades' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Repor as comodidades?' }));
  await view.user.click(question.getByRole('button', { name: 'Repor comodidades' }));
  return view;
}

describe('the tool at rest', () => {
  it('is open without a session, says what it does and what will be there (ROUTE-26, ROLE-05, SEED-02, WORD-13)', async () => {
    await renderAt(PATH);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Comodidades predefinidas' }),
    ).toBeVisible();
    expect(screen.getByText('Substitui o que existe')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      DEFAULT_AMENITIES.flatMap(({ amenities }) => amenities),
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('asks before it runs, and does nothing when told not to (SEED-01)', async () => {
    const { requests } = takeDefaults();
    const { user } = await renderAt(PATH);
    const action = await screen.findByRole('button', { name: 'Repor comodidades' });
    await user.click(action);
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(requests).toEqual([]);
    expect(action).toHaveFocus();
  });
});

describe('a run', () => {
  it('stores the defaults before anything goes, and leads to the rooms (SEED-02, SEED-03, DATA-AMEN-07)', async () => {
    startSignedIn();
    const { requests, categories, amenities } = takeDefaults();
    await run();
    expect(await screen.findByText('Comodidades repostas')).toBeVisible();
    expect(requests).toEqual([
      'store categories',
      'store amenities',
      'delete other amenities',
      'delete other categories',
      'delete links',
    ]);
    expect(categories[0]?.body).toEqual([
      { name: 'Comodidades Incluídas', display_order: 1 },
      { name: 'Não Incluído', display_order: 2 },
      { name: 'Características Padrão', display_order: 3 },
    ]);
    expect(amenities[0]?.body).toHaveLength(22);
    expect(amenities[0]?.body).toContainEqual({
      name: 'Roupeiro',
      category_id: uuid(6, 2),
      display_order: 8,
      icon: 'default',
    });
    expect(screen.getByRole('link', { name: 'Abrir Quartos' })).toHaveAttribute(
      'href',
      '/admin/rooms',
    );
    expect(screen.queryByRole('button', { name: 'Repor comodidades' })).toBeNull();
    expect(screen.getByText('Comodidades repostas').closest('[tabindex]')).toHaveFocus();
  });

  it('says how far it is while it runs (SEED-02)', async () => {
    startSignedIn();
    const deletion = held();
    takeDefaults();
    onTable('delete', 'amenities', async () => {
      await deletion.promise;
      return null;
    });
    await run();
    expect(await screen.findByText('Não feche esta página.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'A repor...' })).toHaveAttribute('aria-disabled');
    const progress = screen.getByRole('progressbar');
    await expect.poll(() => progress.getAttribute('value')).toBe('2');
    expect(progress).toHaveAttribute('max', '5');
    deletion.release();
    expect(await screen.findByText('Comodidades repostas')).toBeVisible();
  });

  it('without a session shows that the database refuses, and the way to the login', async () => {
    const calls = onTable('post', 'amenity_categories', () => ({
      status: 401,
      code: '42501',
      message: 'permission denied for table amenity_categories',
    }));
    await run();
    const alert = (await screen.findByText(NOT_DONE)).closest('[role=alert]');
    expect(alert).toHaveTextContent('Sem sessão ativa. Por favor, faça login.');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(calls).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Entrar no painel' })).toHaveAttribute(
      'href',
      '/admin/login',
    );
    expectLoggedError('seedAmenities');
  });

  it('by someone who is not staff shows that the account may not', async () => {
    startSignedIn({ account: { state: 'stranger' } });
    onTable('post', 'amenity_categories', () => ({
      status: 403,
      code: '42501',
      message: 'new row violates row-level security policy',
    }));
    await run();
    expect(await screen.findByText('Esta conta não tem acesso.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Entrar no painel' })).toBeNull();
    expectLoggedError('seedAmenities');
  });

  it('that is cut off can be tried again, without another question (SEED-02)', async () => {
    startSignedIn();
    takeDefaults();
    cutLine('delete', 'amenity_categories');
    const { user } = await run();
    expect(await screen.findByText(NOT_DONE)).toBeVisible();
    expect(
      screen.getByText('Sem ligação ao servidor. Verifique a rede e tente novamente.'),
    ).toBeVisible();
    expectLoggedError('seedAmenities');

    const { requests } = takeDefaults();
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByText('Comodidades repostas')).toBeVisible();
    expect(requests).toHaveLength(5);
  });
});

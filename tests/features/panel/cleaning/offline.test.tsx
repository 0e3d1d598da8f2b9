import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMember } from '../../../support/builders';
import { makeRoomToday as room } from '../../../support/cleaning';
import { openCleaning, roomRow } from '../../../support/cleaning-house';
import { axeFindings, renderAt } from '../../../support/render-at';
import { startSignedIn } from '../../../support/session';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/app/panel/SlimFrame';

const NOW = '2026-11-23T10:58:00Z';
const rooms = () => [
  room('2', { state: 'dirty', left: true, arriving: { at: '16:00', guests: 2 } }),
  room('5', { state: 'cleaning', staying: { night: 2, guests: 2 }, by: 'Rui', since: NOW }),
];

const lidia = makeMember({ role: 'housekeeping', name: 'Lídia Cabral' });

/** The frame changes once the account is known. */
const isIn = () => screen.findByRole('link', { name: 'A minha conta: Lídia Cabral' });

async function openBoard() {
  startSignedIn({ account: lidia });
  const house = openCleaning(rooms());
  const view = await renderAt('/admin/limpeza');
  await isIn();
  await screen.findByRole('button', { name: 'Quarto 2: Começar' });
  return { house, ...view };
}

const press = (name: string | RegExp) => screen.findByRole('button', { name });
const lineBack = () => act(async () => void window.dispatchEvent(new Event('online')));
/** The page comes to the foreground, and reads the board anew. */
const lookAgain = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));
const later = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
function anHourLater() {
  vi.setSystemTime('2026-11-23T11:58:30Z');
  // The session is renewed meanwhile.
  startSignedIn({ account: lidia });
}
const keptKeys = () =>
  Object.keys(window.localStorage).filter((key) => key.startsWith('hostel-guardado:'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});

describe('without a line', () => {
  it('taps are kept, shown as not sent, and follow once when it is back (CLEAN-02)', async () => {
    const { house, user } = await openBoard();
    house.line = 'cut';
    await user.click(await press('Quarto 2: Começar'));
    expect(
      await screen.findByText(/Continue: 1 toque guardado, segue quando ela voltar\./),
    ).toBeVisible();
    expect(screen.getByText('Sem linha desde as 10:58.')).toBeVisible();
    expect(roomRow('2')).toHaveTextContent(/Em limpeza.*Lídia, desde as 10:58 por enviar/);
    await later(60_000);
    await user.click(await press('Quarto 5: Limpo'));
    await user.click(await press('Quarto 2: Limpo'));
    expect(screen.getByText(/3 toques guardados/)).toBeVisible();
    expect(roomRow('5')).toHaveTextContent('Lídia, às 10:59 por enviar');
    expect(await axeFindings()).toEqual([]);

    house.line = 'up';
    await lineBack();
    expect(await screen.findByText('Tudo enviado.')).toBeVisible();
    expect(screen.queryByText(/Sem linha/)).toBeNull();
    expect(house.done().map(({ room_id, to }) => [room_id, to])).toEqual([
      ['room-2', 'cleaning'],
      ['room-5', 'clean'],
      ['room-2', 'clean'],
    ]);
    // In one request, and with the age of each.
    expect(house.requests.at(-1)?.map(({ ago }) => ago)).toEqual([60, 0, 0]);
    expect(roomRow('2')).not.toHaveTextContent('por enviar');
  });

  it('a tap whose answer was lost is sent again under its name, and counts once (CLEAN-02)', async () => {
    const { house, user } = await openBoard();
    house.line = 'answers lost';
    await user.click(await press('Quarto 2: Começar'));
    expect(await screen.findByText(/1 toque guardado/)).toBeVisible();
    house.line = 'up';
    await lineBack();
    await screen.findByText('Tudo enviado.');
    expect(house.requests.flat().length).toBeGreaterThan(1);
    expect(new Set(house.requests.flat().map(({ tap }) => tap)).size).toBe(1);
    expect(house.done()).toHaveLength(1);
  });

  it('taps and board outlive a reload, and are sent from another screen too (CLEAN-02)', async () => {
    const { house, user, unmount } = await openBoard();
    house.line = 'cut';
    await user.click(await press('Quarto 2: Começar'));
    await screen.findByText(/1 toque guardado/);
    unmount();
    const { goTo } = await renderAt('/admin/limpeza');
    await isIn();
    expect(await press('Quarto 2: Limpo')).toBeVisible();
    expect(roomRow('2')).toHaveTextContent('por enviar');
    house.line = 'up';
    await goTo('/admin/conta');
    await lineBack();
    await waitFor(() => expect(house.done()).toHaveLength(1));
  });

  it('after an hour reception is to be asked (CLEAN-02)', async () => {
    const { house, user } = await openBoard();
    house.line = 'cut';
    await user.click(await press('Quarto 2: Começar'));
    await screen.findByText('Sem linha desde as 10:58.');
    anHourLater();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(
      await screen.findByText('Há mais de uma hora sem linha: confirme na receção.'),
    ).toBeVisible();
  });

  it('an hour later the kept board is not shown any more (CLEAN-02)', async () => {
    const { house, unmount } = await openBoard();
    unmount();
    house.line = 'cut';
    anHourLater();
    await renderAt('/admin/limpeza');
    await isIn();
    expect(await screen.findByText('Não foi possível carregar os quartos de hoje')).toBeVisible();
  });

  it('a house that fails for the moment is a line that is gone (CLEAN-02)', async () => {
    const { house, user } = await openBoard();
    house.line = { status: 503, code: '', message: 'upstream' };
    await user.click(await press('Quarto 2: Começar'));
    expect(await screen.findByText('Sem linha desde as 10:58.')).toBeVisible();
  });

  it('reception’s taps follow from another screen of the panel (CLEAN-02)', async () => {
    startSignedIn({ account: makeMember({ role: 'reception', name: 'Marta Nunes' }) });
    const house = openCleaning(rooms());
    const { user, goTo } = await renderAt('/admin/limpeza');
    await screen.findByRole('link', { name: /Marta Nunes/ });
    house.line = 'cut';
    await user.click(await press('Quarto 2: Começar'));
    await screen.findByText(/1 toque guardado/);
    await goTo('/admin/conta');
    await screen.findByRole('heading', { level: 1, name: 'A minha conta' });
    house.line = 'up';
    await lineBack();
    await waitFor(() => expect(house.done()).toHaveLength(1));
  });

  it('signing out asks, and forgets what is kept (CLEAN-02)', async () => {
    const { house, user } = await openBoard();
    house.line = 'cut';
    await user.click(await press('Quarto 2: Começar'));
    await screen.findByText(/1 toque guardado/);
    expect(keptKeys()).toHaveLength(2);
    await user.click(await press('Sair'));
    const question = within(
      screen.getByRole('alertdialog', { name: 'Sair com 1 toque por enviar?' }),
    );
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(keptKeys()).toHaveLength(2);
    await user.click(await press('Sair'));
    await user.click(question.getByRole('button', { name: 'Sair' }));
    await screen.findByRole('heading', { name: 'Painel da equipa' });
    expect(keptKeys()).toEqual([]);
  });
});

describe('what others did meanwhile', () => {
  it('is told where the later step stays (CLEAN-02)', async () => {
    const { house, user } = await openBoard();
    house.change('5', { state: 'inspected', by: 'Rui Dias' });
    house.outcomes.set('5', 'overtaken');
    await user.click(await press('Quarto 5: Limpo'));
    expect(await screen.findByText('O quarto 5 já foi verificado por Rui.')).toBeVisible();
    expect(roomRow('5')).toHaveTextContent('Verificado');
  });

  it('is asked at the row, and stays asked over a reload, until somebody decides (CLEAN-02)', async () => {
    const { house, user, unmount } = await openBoard();
    house.change('2', { state: 'inspected', by: 'Rui Dias', since: NOW });
    await user.click(await press('Quarto 2: Começar'));
    expect(await screen.findByText('O quarto 2 já foi verificado por Rui.')).toBeVisible();
    expect(roomRow('2')).toHaveTextContent('O seu toque, das 10:58, dizia Em limpeza.');
    expect(await axeFindings()).toEqual([]);
    unmount();
    await renderAt('/admin/limpeza');
    await isIn();
    await user.click(await press('Pôr Em limpeza'));
    await waitFor(() => expect(house.done()).toHaveLength(1));
    // A new tap, from what is there now.
    expect(house.done()[0]).toMatchObject({ from: 'inspected', to: 'cleaning' });
    expect(screen.queryByText('O quarto 2 já foi verificado por Rui.')).toBeNull();
  });

  it('is left as it is with one tap (CLEAN-02)', async () => {
    const { house, user } = await openBoard();
    house.change('2', { state: 'inspected', by: 'Rui Dias', since: NOW });
    await user.click(await press('Quarto 2: Começar'));
    await user.click(await press('Deixar como está'));
    expect(screen.queryByText('O quarto 2 já foi verificado por Rui.')).toBeNull();
    expect(roomRow('2')).toHaveTextContent('Verificado');
    expect(house.done()).toEqual([]);
  });

  it('asks no more once the room says what was wanted, and not when it changes again (CLEAN-02)', async () => {
    const { house, user } = await openBoard();
    house.change('2', { state: 'inspected', by: 'Rui Dias', since: NOW });
    await user.click(await press('Quarto 2: Começar'));
    await screen.findByText('O quarto 2 já foi verificado por Rui.');
    house.change('2', { state: 'cleaning', by: 'Rui Dias' });
    await lookAgain();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Pôr Em limpeza' })).toBeNull(),
    );
    house.change('2', { state: 'clean', by: 'Rui Dias' });
    await lookAgain();
    await waitFor(() => expect(roomRow('2')).toHaveTextContent('Limpo'));
    expect(screen.queryByRole('button', { name: 'Pôr Em limpeza' })).toBeNull();
    expect(keptKeys()).toHaveLength(1);
  });

  it('may have taken the room off the board (CLEAN-02)', async () => {
    const { house, user } = await openBoard();
    house.rooms = house.rooms.filter(({ room_number }) => room_number !== '2');
    await user.click(await press('Quarto 2: Começar'));
    expect(
      await screen.findByText('Um quarto já não está no quadro: o toque não contou.'),
    ).toBeVisible();
    expect(keptKeys()).toHaveLength(1);
  });
});

describe('a tap that is refused', () => {
  it('is said, kept, and sent again or thrown away (CLEAN-02)', async () => {
    const { house, user } = await openBoard();
    house.line = { status: 403, code: '42501', message: 'denied' };
    await user.click(await press('Quarto 2: Começar'));
    expect(await screen.findByText('1 toque não foi aceite:')).toBeVisible();
    expect(screen.getByText(/esta conta não tem acesso/)).toBeVisible();
    house.line = 'up';
    await user.click(await press('Enviar de novo'));
    await waitFor(() => expect(house.done()).toHaveLength(1));
    expect(screen.queryByText('1 toque não foi aceite:')).toBeNull();

    house.line = { status: 403, code: '42501', message: 'denied' };
    await user.click(await press('Quarto 5: Limpo'));
    await user.click(await press('Deitar fora'));
    expect(roomRow('5')).toHaveTextContent('Em limpeza');
    expect(house.done()).toHaveLength(1);
  });

  it('ends the panel of who was removed (STAFF-01, CLEAN-02)', async () => {
    const { house, user } = await openBoard();
    house.line = { status: 400, code: 'HS035', message: 'A sua conta foi retirada.' };
    startSignedIn({ account: { state: 'removed' } });
    await user.click(await press('Quarto 2: Começar'));
    expect(
      await screen.findByRole('heading', { name: /^A sua conta foi retirada\./ }),
    ).toBeVisible();
  });
});

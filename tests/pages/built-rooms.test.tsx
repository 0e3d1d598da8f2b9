import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoomRow } from '@/types/rows';
import { makeRoom } from '../support/builders';
import { cutLine, expectLoggedError, onTable } from '../support/server';

// Pages that the build wrote with the rooms of its day.

// A page remembers what it was built with and told, so each test has an app of its own.
let renderAt: (typeof import('../support/render-at'))['renderAt'];
let setBuiltAnswers: (typeof import('@/lib/built-answers'))['setBuiltAnswers'];

beforeEach(async () => {
  vi.resetModules();
  ({ renderAt } = await import('../support/render-at'));
  ({ setBuiltAnswers } = await import('@/lib/built-answers'));
});

afterEach(() => {
  vi.resetModules();
  for (const data of document.head.querySelectorAll('script')) data.remove();
});

/** The backend answers with these rooms, once it is let. */
function backendWith(rooms: RoomRow[]) {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  onTable('get', 'rooms', async () => {
    await isAnswered;
    return rooms;
  });
  return answer;
}

function builtRoom(room: RoomRow) {
  setBuiltAnswers(JSON.stringify({ [`room${room.room_number}`]: room }));
  const data = document.createElement('script');
  data.type = 'application/ld+json';
  document.head.append(data);
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const offer = () => screen.getByRole('complementary', { name: 'Preço e reserva' });
const structuredData = () => document.querySelector('script[type="application/ld+json"]');

it('a room is there at once, and then as it is today; what machines were told goes with the old price', async () => {
  const room = makeRoom({ room_number: '7', name: 'Rede', price_per_night: 128 });
  builtRoom(room);
  const answer = backendWith([{ ...room, name: 'Rede Nova', price_per_night: 140 }]);
  await renderAt('/quarto/7');
  expect(await title('Rede')).toBeVisible();
  expect(offer()).toHaveTextContent(/128,00\s€/);
  expect(structuredData()).not.toBeNull();
  answer();
  expect(await title('Rede Nova')).toBeVisible();
  expect(offer()).toHaveTextContent(/140,00\s€/);
  await waitFor(() => expect(structuredData()).toBeNull());
});

it('a room at the same price keeps what machines were told', async () => {
  const room = makeRoom({ room_number: '8', name: 'Duna' });
  builtRoom(room);
  const answer = backendWith([{ ...room, room_subtitle: 'Hoje com varanda' }]);
  await renderAt('/quarto/8');
  await title('Duna');
  answer();
  expect(await screen.findByText('Hoje com varanda')).toBeVisible();
  expect(structuredData()).not.toBeNull();
});

it('a room that is no longer let says so (ROOM-DET-15)', async () => {
  builtRoom(makeRoom({ room_number: '9', name: 'Farol' }));
  const answer = backendWith([]);
  await renderAt('/quarto/9');
  expect(await title('Farol')).toBeVisible();
  answer();
  expect(await title('Quarto não encontrado')).toBeVisible();
  await waitFor(() => expect(structuredData()).toBeNull());
});

it('a room stays where the backend does not answer', async () => {
  builtRoom(makeRoom({ room_number: '10', name: 'Salina' }));
  cutLine('get', 'rooms');
  await renderAt('/quarto/10');
  expect(await title('Salina')).toBeVisible();
  await waitFor(() => expectLoggedError('findActiveRoomByNumber'));
  expect(await title('Salina')).toBeVisible();
});

it('the list is there at once, then as it is today; without an answer it stays as it was last', async () => {
  const room = makeRoom({ price_per_night: 55 });
  setBuiltAnswers(JSON.stringify({ rooms: [room] }));
  const answer = backendWith([{ ...room, price_per_night: 60 }]);
  const { unmount } = await renderAt('/quartos');
  expect(await screen.findByRole('article')).toHaveTextContent(/55,00\s€/);
  answer();
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent(/60,00\s€/));
  unmount();

  cutLine('get', 'rooms');
  await renderAt('/quartos');
  expect(await screen.findByRole('article')).toHaveTextContent(/60,00\s€/);
  await waitFor(() => expectLoggedError('listActiveRooms'));
  expect(screen.getByRole('article')).toHaveTextContent(/60,00\s€/);
});

it('Home has its rooms and the lowest price at once, and then as they are today (SITE-02, SITE-07)', async () => {
  const room = makeRoom({ price_per_night: 38 });
  setBuiltAnswers(JSON.stringify({ home: { rooms: [room], lowestPrice: 38 } }));
  const answer = backendWith([{ ...room, price_per_night: 41 }]);
  await renderAt('/');
  expect(await screen.findByRole('article')).toHaveTextContent(/38,00\s€/);
  const plaque = screen.getByRole('link', { name: /^desde/i });
  expect(plaque).toHaveTextContent(/38\s€/);
  answer();
  await waitFor(() => expect(plaque).toHaveTextContent(/41\s€/));
  expect(screen.getByRole('article')).toHaveTextContent(/41,00\s€/);
});

const ROOM = makeRoom({ room_number: '7', name: 'Rede', price_per_night: 38 });
const NOTE = 'Não foi possível confirmar os preços de hoje.';

it.each([
  ['/quarto/7', { room7: ROOM }, 'findActiveRoomByNumber'],
  ['/quartos', { rooms: [ROOM] }, 'listActiveRooms'],
  ['/', { home: { rooms: [ROOM], lowestPrice: 38 } }, 'listActiveRooms'],
])(
  'a guest is told where the prices of the day do not come, and asks for them: %s (SITE-07)',
  async (path, answers, operation) => {
    setBuiltAnswers(JSON.stringify(answers));
    cutLine('get', 'rooms');
    const { user } = await renderAt(path);
    expect(await screen.findByText(NOTE)).toBeVisible();
    expectLoggedError(operation);
    expect(screen.getAllByText(/38(,00)?\s€/)).not.toEqual([]);

    const answer = backendWith([{ ...ROOM, price_per_night: 41 }]);
    const retry = screen.getByRole('button', { name: 'Tentar Novamente' });
    await user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
    expect(screen.getByText(NOTE)).toBeVisible();
    answer();
    await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
    expect(screen.getAllByText(/41(,00)?\s€/)).not.toEqual([]);
    // The button is gone, and the focus has not gone to the top of the page.
    expect(document.activeElement).not.toBe(document.body);
  },
);

it('is told nothing of the kind where they come', async () => {
  setBuiltAnswers(JSON.stringify({ rooms: [ROOM] }));
  backendWith([{ ...ROOM, price_per_night: 41 }])();
  await renderAt('/quartos');
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent(/41,00\s€/));
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});

it('is told once where the dates of the list cannot be looked up either (SITE-08)', async () => {
  vi.useFakeTimers({ now: new Date('2027-02-01T12:00:00Z'), toFake: ['Date'] });
  setBuiltAnswers(JSON.stringify({ rooms: [ROOM] }));
  cutLine('get', 'rooms');
  cutLine('get', 'bookings');
  await renderAt('/quartos?checkIn=2027-02-10&checkOut=2027-02-13');
  await screen.findByText('Não foi possível ver o que há livre nestas datas.');
  await waitFor(() => expectLoggedError('listActiveRooms', 'loadClosedRooms'));
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Tentar Novamente' })).toHaveLength(1);
});

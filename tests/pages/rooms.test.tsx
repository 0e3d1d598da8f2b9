import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RoomRow } from '@/types/rows';
import { makeRoom } from '../support/builders';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, expectLoggedError, onTable } from '../support/server';

// Loaded beforehand, so that no test waits for a route's own chunk.
import '@/features/site/room/list/later';

const EMPTY = 'Nenhum quarto encontrado com os filtros selecionados.';

const single = makeRoom({
  room_number: '1',
  name: 'Individual',
  max_guests: 1,
  price_per_night: 38,
});
const double = makeRoom({ room_number: '2', name: 'Duplo', max_guests: 2, price_per_night: 55 });
const family = makeRoom({
  room_number: '10',
  name: 'Família',
  max_guests: 4,
  price_per_night: 84,
  minimum_price: 50,
});

async function openRooms({
  rooms = [family, double, single],
  at = '/quartos',
}: { rooms?: RoomRow[]; at?: string } = {}) {
  const calls = onTable('get', 'rooms', () => rooms);
  return { ...(await renderAt(at)), calls };
}

const cards = () => screen.findAllByRole('article');
const names = async () =>
  (await cards()).map((card) => within(card).getByRole('heading').textContent);
const count = () => within(screen.getByRole('main')).getByRole('status');

describe('Quartos', () => {
  it('asks for the active rooms and says that it is loading (ROOM-LIST-01, ROOM-LIST-09, DATA-ROOM-01)', async () => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const calls = onTable('get', 'rooms', async () => {
      await isAnswered;
      return [double];
    });
    await renderAt('/quartos');
    expect(await screen.findByRole('heading', { level: 1, name: 'Quartos' })).toBeVisible();
    expect(count()).toHaveTextContent('A carregar...');
    expect(screen.getByRole('region', { name: 'Quartos encontrados' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    answer();
    await cards();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.params.get('is_active')).toBe('eq.true');
    expect(document.title).toBe('Quartos · Hostel Maré Nova');
  });

  it('lists the rooms as people count them (ROOM-LIST-07, ROOM-LIST-12)', async () => {
    await openRooms();
    expect(await names()).toEqual(['Individual', 'Duplo', 'Família']);
    expect(count()).toHaveTextContent('3 quartos encontrados');
  });

  it('counts one room in the singular (ROOM-LIST-07)', async () => {
    await openRooms({ rooms: [double] });
    await cards();
    expect(count()).toHaveTextContent('1 quarto encontrado');
  });

  it('says of a room what the card must say (ROOM-LIST-13, ROOM-LIST-14, ROOM-LIST-15, ROOM-LIST-16, ROOM-LIST-18, ROOM-LIST-19, CONST-BOOK-07)', async () => {
    await openRooms({
      rooms: [
        makeRoom({
          name: 'Duplo Maré',
          description: 'Sol da manhã.',
          features: ['Wi-Fi', 'Televisão', 'Varanda', 'Cofre'],
        }),
      ],
    });
    const card = await screen.findByRole('article');
    const inCard = within(card);
    expect(inCard.getByText('Quarto 2')).toBeVisible();
    expect(inCard.getByText('Sol da manhã.')).toBeVisible();
    expect(inCard.getByText('Até 2 pessoa(s)')).toBeVisible();
    expect(inCard.getByText('Varanda')).toBeVisible();
    expect(inCard.queryByText('Cofre')).toBeNull();
    expect(card).toHaveTextContent(/A partir de 55,00\s€ \/ noite/);
    expect(inCard.getByRole('link', { name: 'Ver Detalhes' })).toHaveAttribute('href', '/quarto/2');
    expect(inCard.getByRole('link', { name: 'Reservar' })).toHaveAttribute(
      'href',
      `/reservas?room=${double.id}`,
    );
    expect(inCard.getByRole('link', { name: 'Reservar' })).toHaveAccessibleDescription(
      'Duplo Maré',
    );
  });

  it('shows the minimum price when it is lower than the price per night (ROOM-LIST-17)', async () => {
    await openRooms({ rooms: [family] });
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent(/50,00\s€/);
    expect(card).not.toHaveTextContent(/84,00/);
  });

  it.each([null, '', '  '])(
    'has words for a room described by %j (ROOM-LIST-13)',
    async (description) => {
      await openRooms({ rooms: [makeRoom({ description })] });
      expect(
        await screen.findByText('Quarto confortável com excelentes comodidades'),
      ).toBeVisible();
    },
  );

  it("falls back to the room's tile without a picture, and when the picture breaks (ROOM-LIST-11)", async () => {
    await openRooms({ rooms: [makeRoom({ room_number: '3', images: [] }), double] });
    await cards();
    const [fallback] = document.querySelectorAll('image');
    expect(fallback).toHaveAttribute('href', '/azulejos/03.svg');
    const [picture] = document.querySelectorAll('img[src="/imagens/duplo.svg"]');
    if (picture) fireEvent.error(picture);
    const fallbacks = [...document.querySelectorAll('image')].map((image) =>
      image.getAttribute('href'),
    );
    expect(fallbacks).toEqual(['/azulejos/02.svg', '/azulejos/03.svg']);
  });

  it('takes the size of an uploaded picture that fits, the first at once and the others later (PIC-03)', async () => {
    const uploaded = `/storage/v1/object/public/rooms/${'7c'.repeat(32)}`;
    const images = [`${uploaded}/1280.webp`];
    await openRooms({ rooms: [makeRoom({ room_number: '3', images }), { ...double, images }] });
    await cards();
    const pictures = [...document.querySelectorAll('article img')].filter(
      (picture) => picture.getAttribute('src') === images[0],
    );
    expect(
      pictures.map((picture) =>
        ['srcset', 'loading', 'fetchpriority'].map((name) => picture.getAttribute(name)),
      ),
    ).toEqual([
      [`${uploaded}/640.webp 640w, ${uploaded}/1280.webp 1280w`, 'eager', 'high'],
      [`${uploaded}/640.webp 640w, ${uploaded}/1280.webp 1280w`, 'lazy', null],
    ]);
    const [phone, ...wider] = pictures[0]?.getAttribute('sizes')?.split(', (width') ?? [];
    expect(phone).toBe('(width < 48rem) calc(100vw - 3.25rem)');
    expect(wider).toHaveLength(1);
  });

  it('filters by capacity and keeps the filter in the address', async () => {
    const { user, address, calls } = await openRooms();
    await cards();
    await user.click(screen.getByRole('radio', { name: '2+' }));
    expect(await names()).toEqual(['Duplo', 'Família']);
    expect(address()).toBe('/quartos?capacity=2');
    expect(count()).toHaveTextContent('2 quartos encontrados');
    await user.click(screen.getByRole('radio', { name: 'Todos' }));
    expect(address()).toBe('/quartos');
    expect(calls).toHaveLength(1);
  });

  it('offers all, 1+, 2+, 4+ and 6+ (ROOM-LIST-02, CONST-BOOK-05, WORD-02)', async () => {
    await openRooms();
    await cards();
    const filter = screen.getByRole('group', { name: 'Hóspedes por quarto' });
    expect(
      within(filter)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Todos', '1+', '2+', '4+', '6+']);
  });

  it.each([
    ['Número do quarto', '/quartos', ['Individual', 'Duplo', 'Família']],
    ['Preço mais baixo', '/quartos?sort=price-low', ['Individual', 'Família', 'Duplo']],
    ['Preço mais alto', '/quartos?sort=price-high', ['Duplo', 'Família', 'Individual']],
    ['Capacidade', '/quartos?sort=capacity', ['Individual', 'Duplo', 'Família']],
  ])(
    'orders by %s, the price being the one shown (ROOM-LIST-03, ROOM-LIST-04, ROOM-LIST-05, ROOM-LIST-06, WORD-02)',
    async (label, expectedAddress, expected) => {
      const { user, address } = await openRooms();
      await cards();
      await user.selectOptions(screen.getByLabelText('Ordenar por'), label);
      expect(await names()).toEqual(expected);
      expect(address()).toBe(expectedAddress);
    },
  );

  it('loses none of two changes that come before the address has followed', async () => {
    const { address } = await openRooms();
    await cards();
    act(() => {
      screen.getByRole('radio', { name: '2+' }).click();
      fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: 'price-low' } });
    });
    expect(address()).toBe('/quartos?capacity=2&sort=price-low');
    expect(await names()).toEqual(['Família', 'Duplo']);
  });

  it('stands as it was left when one comes back from a room', async () => {
    const rooms = [family, double, single];
    onTable('get', 'rooms', ({ params }) =>
      rooms.filter(({ room_number }) =>
        [null, `eq.${room_number}`].includes(params.get('room_number')),
      ),
    );
    const { user, goTo } = await renderAt('/quartos');
    await cards();
    await user.click(screen.getByRole('radio', { name: '4+' }));
    await user.click(screen.getByRole('link', { name: 'Ver Detalhes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Família' })).toBeVisible();
    await goTo(-1);
    expect(await names()).toEqual(['Família']);
    expect(screen.getByRole('radio', { name: '4+' })).toBeChecked();
  });

  it('opens as its address says', async () => {
    await openRooms({ at: '/quartos?capacity=2&sort=price-high' });
    expect(await names()).toEqual(['Duplo', 'Família']);
    expect(screen.getByRole('radio', { name: '2+' })).toBeChecked();
    expect(screen.getByLabelText('Ordenar por')).toHaveValue('price-high');
  });

  it('takes an address it does not understand for no filter', async () => {
    await openRooms({ at: '/quartos?capacity=9&sort=cor' });
    expect(await cards()).toHaveLength(3);
    expect(screen.getByRole('radio', { name: 'Todos' })).toBeChecked();
  });

  it('says when a filter leaves nothing, and takes it off (ROOM-LIST-08, ERR-EMPTY-02)', async () => {
    const { user, address } = await openRooms({ at: '/quartos?capacity=6&sort=price-low' });
    expect(await screen.findByRole('heading', { level: 2, name: EMPTY })).toBeVisible();
    expect(count()).toHaveTextContent('0 quartos encontrados');
    expect(screen.getByRole('link', { name: 'Reservar para um grupo' })).toHaveAttribute(
      'href',
      '/reservas?guests=6',
    );
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await cards()).toHaveLength(3);
    expect(address()).toBe('/quartos?sort=price-low');
    expect(screen.getByRole('region', { name: 'Quartos encontrados' })).toHaveFocus();
  });

  it('has a way on when the house has no room at all', async () => {
    await openRooms({ rooms: [] });
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Contacte-nos' })).toHaveAttribute('href', '/contacto');
  });

  it('says that a load failed beside the empty state, and tries again when asked (ERR-ROOM-06, ERR-ROOM-07)', async () => {
    cutLine('get', 'rooms');
    const { user } = await renderAt('/quartos');
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expectLoggedError('listActiveRooms');
    expect(screen.getByText(/^Não foi possível carregar os quartos\./)).toBeVisible();
    expect(count()).toHaveTextContent('Os quartos não carregaram');
    onTable('get', 'rooms', () => [double]);
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await names()).toEqual(['Duplo']);
    expect(screen.getByRole('region', { name: 'Quartos encontrados' })).toHaveFocus();
  });

  it('shows sixty rooms, and a name without end', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      makeRoom({ room_number: String(index + 1), name: `${'Quarto'.repeat(40)} ${index + 1}` }),
    );
    await openRooms({ rooms: many });
    expect(await cards()).toHaveLength(60);
    expect(count()).toHaveTextContent('60 quartos encontrados');
  });

  it.each([
    [
      'one of three rooms stands alone',
      '/quartos?capacity=6',
      1,
      '/reservas?guests=6',
      'lg:col-span-2',
    ],
    ['a row of three is full', '/quartos', 3, '/reservas', 'lg:hidden'],
  ])(
    'asks a party in where %s, on a phone always (SITE-06)',
    async (_case, at, shown, to, look) => {
      await openRooms({ at, rooms: [makeRoom({ ...family, max_guests: 6 }), double, single] });
      expect(await cards()).toHaveLength(shown);
      const group = await screen.findByRole('region', { name: 'Vem em grupo?' });
      expect(within(group).getByRole('link', { name: 'Reservar em grupo' })).toHaveAttribute(
        'href',
        to,
      );
      expect(group.closest('li')).toHaveClass(look);
    },
  );

  it('says what twelve would pay in two of the rooms, whatever the filter (SITE-06)', async () => {
    const rede = makeRoom({ room_number: '7', name: 'Rede', max_guests: 8, price_per_night: 128 });
    const leque = makeRoom({ room_number: '6', name: 'Leque', max_guests: 4, price_per_night: 88 });
    await openRooms({ at: '/quartos?capacity=6', rooms: [leque, rede, double] });
    const group = within(await screen.findByRole('region', { name: 'Vem em grupo?' }));
    expect(group.getByText('Por exemplo, 12 pessoas')).toBeVisible();
    expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Rede8',
      'Leque4',
    ]);
    expect(group.getByText(/^216,00\s€ \/ noite$/)).toBeVisible();
    expect(group.getByText(/^18\s€ por pessoa$/)).toBeVisible();
  });

  it('says what each pays in a full room of four beds or more (SITE-02)', async () => {
    await openRooms({
      rooms: [
        makeRoom({
          room_number: '6',
          name: 'Leque',
          max_guests: 4,
          price_per_night: 79,
          minimum_price: 72,
        }),
        makeRoom({ room_number: '3', name: 'Três', max_guests: 3, price_per_night: 60 }),
      ],
    });
    const [small, large] = await cards();
    if (small === undefined || large === undefined) throw new Error('Two rooms were asked for.');
    expect(within(large).getByText(/^19,75\s€ por pessoa, se forem 4$/)).toBeVisible();
    expect(within(small).queryByText(/por pessoa/)).not.toBeInTheDocument();
  });

  it('has nothing for axe to find: loading, empty and full', async () => {
    await openRooms({ at: '/quartos?capacity=6' });
    await screen.findByRole('heading', { level: 1 });
    expect(await axeFindings()).toEqual([]);
    await screen.findByText(EMPTY);
    expect(await axeFindings()).toEqual([]);
    screen.getByRole('button', { name: 'Limpar filtros' }).click();
    await waitFor(async () => expect(await cards()).toHaveLength(3));
    expect(await axeFindings()).toEqual([]);
  });
});

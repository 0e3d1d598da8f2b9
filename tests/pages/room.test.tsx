import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomRow } from '@/types/rows';
import { makeRoom, uuid } from '../support/builders';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, expectLoggedError, onTable } from '../support/server';

const NOTE = 'O quarto que procura não existe ou não está disponível.';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-03T12:00:00Z'), toFake: ['Date'] });
});

const room = makeRoom({
  room_number: '2',
  name: 'Duplo',
  room_title: 'Duplo Maré',
  room_subtitle: 'Cama de casal e sol da manhã',
  full_description: 'Um quarto no primeiro andar.\n\nA casa de banho fica no corredor.',
  features: ['Wi-Fi', 'Televisão', 'Varanda', 'Cofre'],
  images: [
    '/imagens/duplo.svg',
    '/imagens/casa-de-banho.svg',
    '/imagens/terraco.svg',
    '/imagens/sala.svg',
  ],
});

async function openRoom(overrides: Partial<RoomRow> = {}, at = '/quarto/2') {
  const calls = onTable('get', 'rooms', () => [{ ...room, ...overrides }]);
  return { ...(await renderAt(at)), calls };
}

function serveAmenities() {
  onTable('get', 'amenity_categories', () => [
    { id: uuid(5, 1), name: 'Comodidades Incluídas', display_order: 1 },
    { id: uuid(5, 2), name: 'Não Incluído', display_order: 2 },
  ]);
  onTable('get', 'amenities', () => [
    { id: uuid(6, 1), name: 'Wi-Fi gratuito', category_id: uuid(5, 1), display_order: 1, icon: '' },
    { id: uuid(6, 2), name: 'Frigorífico', category_id: uuid(5, 2), display_order: 2, icon: '' },
    { id: uuid(6, 3), name: 'Piscina', category_id: uuid(5, 1), display_order: 3, icon: '' },
  ]);
  return onTable('get', 'room_amenities', () => [
    { amenity_id: uuid(6, 1) },
    { amenity_id: uuid(6, 2) },
  ]);
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const amenities = async () => within(await screen.findByRole('region', { name: 'Comodidades' }));
const main = () => within(screen.getByRole('main'));

/** The width of the window, in px, as media queries see it. */
const setWidth = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, sign, rem = '0'] = /width (>=|<) ([\d.]+)rem/.exec(query) ?? [];
    const matches = sign === '<' ? width < Number(rem) * 16 : width >= Number(rem) * 16;
    return Object.assign(new EventTarget(), { matches });
  });

afterEach(() => vi.unstubAllGlobals());

describe('the page of a room', () => {
  it('asks for the active room of that number (ROUTE-06, DATA-ROOM-03)', async () => {
    const { calls } = await openRoom();
    await title('Duplo Maré');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.params.get('room_number')).toBe('eq.2');
    expect(calls[0]?.params.get('is_active')).toBe('eq.true');
    expect(document.title).toBe('Quarto 2: Duplo Maré · Hostel Maré Nova');
  });

  it('says that it is loading', async () => {
    onTable('get', 'rooms', async () => {
      await delay('infinite');
      return [];
    });
    await renderAt('/quarto/2');
    await waitFor(() => expect(document.title).toBe('Quarto 2 · Hostel Maré Nova'));
    expect(main().getByRole('status')).toHaveTextContent('A carregar...');
  });

  it('shows title, subtitle, description and where it stands in the site (ROOM-DET-01, ROOM-DET-04)', async () => {
    await openRoom();
    await title('Duplo Maré');
    expect(screen.getByText('Quarto 2 · Até 2 pessoa(s)')).toBeVisible();
    expect(screen.getByText('Cama de casal e sol da manhã')).toBeVisible();
    expect(screen.getByText(/Um quarto no primeiro andar/)).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'Está em' }));
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(trail.getByRole('link', { name: 'Quartos' })).toHaveAttribute('href', '/quartos');
    expect(trail.getByText('Quarto 2')).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['the short description', { full_description: '  ' }, room.description],
    [
      'the default',
      { full_description: null, description: null },
      'Quarto confortável com excelentes comodidades',
    ],
  ])('without a full description shows %s', async (_case, overrides, expected) => {
    await openRoom(overrides);
    expect(await screen.findByText(expected ?? '')).toBeVisible();
  });

  it('is titled by its name when it has no title of its own', async () => {
    await openRoom({ room_title: null, room_subtitle: null });
    expect(await title('Duplo')).toBeVisible();
  });

  it('shows three pictures at most, the first of them at once, and a tile for a broken one (ROOM-DET-02, ROOM-DET-03, CONST-BOOK-08)', async () => {
    await openRoom();
    await title('Duplo Maré');
    const pictures = within(screen.getByRole('list', { name: 'Imagens do quarto' }));
    expect(pictures.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
      'Duplo Maré, imagem 1 de 3',
      'Duplo Maré, imagem 2 de 3',
      'Duplo Maré, imagem 3 de 3',
    ]);
    expect(pictures.getByAltText('Duplo Maré, imagem 1 de 3')).toHaveAttribute('loading', 'eager');
    const second = pictures.getByAltText('Duplo Maré, imagem 2 de 3');
    expect(second).toHaveAttribute('loading', 'lazy');
    fireEvent.error(second);
    const fallback = pictures.getByRole('img', { name: 'Duplo Maré, imagem 2 de 3' });
    expect(fallback.querySelector('image')).toHaveAttribute('href', '/azulejos/02.svg');
  });

  it('opens its pictures in the viewer, one after the other, but no tile in the place of one (SITE-05)', async () => {
    const { user } = await openRoom();
    await title('Duplo Maré');
    const pictures = within(screen.getByRole('list', { name: 'Imagens do quarto' }));
    fireEvent.error(pictures.getByAltText('Duplo Maré, imagem 2 de 3'));
    expect(pictures.getAllByRole('button')).toHaveLength(2);
    const opener = pictures.getByRole('button', { name: 'Duplo Maré, imagem 3 de 3' });
    await user.click(opener);
    const viewer = within(await screen.findByRole('dialog', { name: 'Visualizador de imagens' }));
    expect(viewer.getByText('2 de 2')).toBeVisible();
    expect(viewer.getByAltText('Duplo Maré, imagem 3 de 3')).toBeVisible();
    await user.click(viewer.getByRole('button', { name: 'Imagem seguinte' }));
    expect(viewer.getByText('1 de 2')).toBeVisible();
    await user.click(viewer.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('serves each uploaded picture in the size that fits, the viewer too, its thumbnails the smallest (PIC-03)', async () => {
    const uploaded = `/storage/v1/object/public/rooms/${'7c'.repeat(32)}`;
    const { user } = await openRoom({ images: [`${uploaded}/1920.webp`, '/imagens/sala.svg'] });
    await title('Duplo Maré');
    const pictures = within(screen.getByRole('list', { name: 'Imagens do quarto' }));
    const first = pictures.getByAltText('Duplo Maré, imagem 1 de 2');
    const sizes = `${uploaded}/640.webp 640w, ${uploaded}/1280.webp 1280w, ${uploaded}/1920.webp 1920w`;
    expect(first).toHaveAttribute('srcset', sizes);
    expect(first.getAttribute('sizes')).toMatch(/^\(width < 48rem\) calc\(100vw - 3.25rem\), /);
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(pictures.getByAltText('Duplo Maré, imagem 2 de 2')).not.toHaveAttribute('srcset');
    await user.click(pictures.getByRole('button', { name: 'Duplo Maré, imagem 2 de 2' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Visualizador de imagens' }));
    await user.click(viewer.getByRole('button', { name: 'Imagem anterior' }));
    const shown = viewer.getByAltText('Duplo Maré, imagem 1 de 2');
    expect(shown).toHaveAttribute('srcset', sizes);
    expect(shown).toHaveAttribute('sizes', 'min(100vw, 150vh)');
    const [thumbnail] = viewer
      .getByRole('list', { name: 'Todas as imagens' })
      .querySelectorAll('img');
    expect(thumbnail).toHaveAttribute('srcset', sizes);
    expect(thumbnail).toHaveAttribute('sizes', '5rem');
  });

  it('says what a picture shows where somebody has written it, in the viewer too (PIC-03)', async () => {
    const images = ['/imagens/duplo.svg', '/imagens/sala.svg'];
    const { user } = await openRoom({
      images,
      picture_texts: { '/imagens/sala.svg': 'Sala com sofá' },
    });
    await title('Duplo Maré');
    const pictures = within(screen.getByRole('list', { name: 'Imagens do quarto' }));
    expect(pictures.getByRole('img', { name: 'Duplo Maré, imagem 1 de 2' })).toBeVisible();
    await user.click(pictures.getByRole('button', { name: 'Sala com sofá' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Visualizador de imagens' }));
    expect(viewer.getByRole('img', { name: 'Sala com sofá' })).toBeVisible();
  });

  it('opens a single picture without a way to another (SITE-05)', async () => {
    const { user } = await openRoom({ images: ['/imagens/duplo.svg'] });
    await title('Duplo Maré');
    await user.click(screen.getByRole('button', { name: 'Duplo Maré' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Visualizador de imagens' }));
    expect(
      viewer.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Fechar']);
  });

  it('shows its tile when there is no picture at all', async () => {
    await openRoom({ images: [] });
    await title('Duplo Maré');
    const pictures = within(screen.getByRole('list', { name: 'Imagens do quarto' }));
    expect(pictures.getByRole('img', { name: 'Duplo Maré' }).tagName).toBe('svg');
  });

  it('books directly, and on the platforms that list the room (ROOM-DET-09, ROOM-DET-10)', async () => {
    await openRoom({
      booking_url: 'https://www.booking.com/duplo',
      airbnb_url: null,
    });
    await title('Duplo Maré');
    const box = within(screen.getByRole('complementary', { name: 'Preço e reserva' }));
    expect(box.getByRole('link', { name: 'Reserva Directa' })).toHaveAttribute(
      'href',
      `/reservas?room=${room.id}`,
    );
    expect(box.getByRole('link', { name: /^Booking\.com/ })).toHaveAttribute(
      'href',
      'https://www.booking.com/duplo',
    );
    expect(box.queryByRole('link', { name: /Airbnb/ })).toBeNull();
  });

  it('names the platforms after the policies on a phone, where our own price comes first', async () => {
    setWidth(390);
    await openRoom({ booking_url: 'https://www.booking.com/duplo' });
    await title('Duplo Maré');
    const [platform, ...others] = main().getAllByRole('link', { name: /^Booking\.com/ });
    expect(others).toEqual([]);
    const policies = screen.getByRole('heading', { name: 'Políticas do quarto' });
    const { DOCUMENT_POSITION_FOLLOWING: isAfter } = Node;
    expect(policies.compareDocumentPosition(platform ?? policies) & isAfter).toBe(isAfter);
    const box = screen.getByRole('complementary', { name: 'Preço e reserva' });
    expect(box.compareDocumentPosition(policies) & isAfter).toBe(isAfter);
  });

  it('says in the box and the bar what a request charges for a night, whatever the cards say (SITE-01)', async () => {
    await openRoom({ price_per_night: 55, minimum_price: 49.5 });
    await title('Duplo Maré');
    expect(main().getAllByText(/^55,00\s€/)).toHaveLength(2);
    expect(main().queryByText(/49,50/)).toBeNull();
  });

  it('leads nowhere by an address that is code', async () => {
    await openRoom({ booking_url: 'javascript:alert(1)', airbnb_url: 'data:text/html,x' });
    await title('Duplo Maré');
    const box = within(screen.getByRole('complementary', { name: 'Preço e reserva' }));
    expect(box.queryByRole('link', { name: /Booking|Airbnb/ })).toBeNull();
  });

  it("states the house's policies and what is near (ROOM-DET-08, ROOM-DET-12, TEXT-ROOM-01, TEXT-ROOM-02, TEXT-ROOM-03, TEXT-ROOM-04, WORD-03), and its registration (LEGAL-02)", async () => {
    await openRoom();
    await title('Duplo Maré');
    for (const line of [
      'Check-in das 14:00 às 23:00',
      'Check-out até às 11:00',
      'Cancelamento gratuito até 48h antes da chegada',
      'Pagamento em dinheiro, cartão ou transferência',
      'Estação de comboios, 50 m',
      'Museu, 1,9 km',
      'Praia, 3,3 km',
    ]) {
      expect(screen.getByText(line)).toBeVisible();
    }
    expect(within(screen.getByRole('main')).getByText('000000/AL')).toBeVisible();
  });

  it('has nothing for axe to find', async () => {
    serveAmenities();
    await openRoom();
    await title('Duplo Maré');
    await screen.findByText('Wi-Fi gratuito');
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the amenities of a room', () => {
  it("stand in their groups, the room's own features first (ROOM-DET-05)", async () => {
    const calls = serveAmenities();
    await openRoom();
    await screen.findByText('Wi-Fi gratuito');
    const groups = (await amenities()).getAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'Neste quarto',
      'Comodidades Incluídas',
      'Não Incluído',
    ]);
    expect((await amenities()).getByText('Cofre')).toBeVisible();
    expect(screen.queryByText('Piscina')).toBeNull();
    expect(calls[0]?.params.get('room_id')).toBe(`eq.${room.id}`);
  });

  it('carry an icon chosen by their name (ROOM-DET-06)', async () => {
    serveAmenities();
    await openRoom();
    const wifi = (await screen.findByText('Wi-Fi gratuito')).closest('li');
    expect(wifi?.querySelector('svg')).toHaveClass('lucide-wifi');
    const safe = screen.getByText('Cofre').closest('li');
    expect(safe?.querySelector('svg')).toHaveClass('lucide-lock');
    const missing = screen.getByText('Frigorífico').closest('li');
    expect(missing?.querySelector('svg')).toHaveClass('lucide-x');
  });

  it.each(['room_amenities', 'amenities', 'amenity_categories'] as const)(
    'that cannot be loaded (%s) are logged; the rest stays, and one can try again',
    async (table) => {
      serveAmenities();
      cutLine('get', table);
      const { user } = await openRoom();
      const retry = await (await amenities()).findByRole('button', { name: 'Tentar Novamente' });
      expectLoggedError('roomAmenities');
      expect(screen.getByText('Varanda')).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      serveAmenities();
      await user.click(retry);
      expect(await screen.findByText('Wi-Fi gratuito')).toBeVisible();
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'Comodidades' })).toHaveFocus(),
      );
    },
  );

  it('that nobody has written down are told by the reception', async () => {
    await openRoom({ features: [] });
    expect(
      await (await amenities()).findByText(/A receção diz-lhe o que este quarto tem/),
    ).toBeVisible();
  });
});

describe('a room that is not there', () => {
  it('says so for a number without an active room (ROOM-DET-15, ROOM-DET-16, ROOM-DET-17, ERR-ROOM-02, ERR-ROOM-05)', async () => {
    onTable('get', 'rooms', () => []);
    await renderAt('/quarto/14');
    expect(await title('Quarto não encontrado')).toBeVisible();
    expect(screen.getByText('Quarto 14 não encontrado ou não está ativo')).toBeVisible();
    expect(screen.queryByText(/^Não chegou resposta/)).toBeNull();
    expect(screen.getByText(NOTE)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar aos quartos' })).toHaveAttribute(
      'href',
      '/quartos',
    );
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await axeFindings()).toEqual([]);
  });

  it.each(['/quarto', '/quarto/', '/quarto/%20'])(
    'says that %s names no number (ERR-ROOM-01)',
    async (at) => {
      const calls = onTable('get', 'rooms', () => []);
      await renderAt(at);
      expect(await screen.findByText('Número de quarto não especificado na URL')).toBeVisible();
      expect(screen.getByText(NOTE)).toBeVisible();
      expect(calls).toHaveLength(0);
    },
  );

  it("gives the server's words when the room cannot be loaded, and tries again (ERR-ROOM-03)", async () => {
    onTable('get', 'rooms', () => ({ status: 500, code: 'XX000', message: 'disco cheio' }));
    const { user } = await renderAt('/quarto/2');
    expect(
      await screen.findByText('Erro ao carregar informações do quarto: disco cheio'),
    ).toBeVisible();
    expect(screen.getByText(/^Não chegou resposta sobre este quarto\./)).toBeVisible();
    expect(screen.getByText(NOTE)).toBeVisible();
    expectLoggedError('findActiveRoomByNumber');
    onTable('get', 'rooms', () => [room]);
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await title('Duplo Maré')).toBeVisible();
  });

  it('has words when nothing is known of the failure (ERR-ROOM-04)', async () => {
    cutLine('get', 'rooms');
    await renderAt('/quarto/2');
    expect(
      await screen.findByText('Erro ao carregar informações do quarto: Erro desconhecido'),
    ).toBeVisible();
    expectLoggedError('findActiveRoomByNumber');
  });
});

describe('a room by its id', () => {
  it('shows the same page (ROUTE-05)', async () => {
    const { calls } = await openRoom({}, `/quartos/${room.id}`);
    expect(await title('Duplo Maré')).toBeVisible();
    expect(calls[0]?.params.get('id')).toBe(`eq.${room.id}`);
    expect(calls[0]?.params.get('is_active')).toBe('eq.true');
  });

  it('is not taken for missing when it cannot be loaded', async () => {
    cutLine('get', 'rooms');
    await renderAt(`/quartos/${room.id}`);
    expect(await screen.findByText(/^Não chegou resposta sobre este quarto\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeVisible();
    expectLoggedError('findActiveRoomById');
  });

  it('is not found when no active room has it', async () => {
    onTable('get', 'rooms', () => []);
    await renderAt(`/quartos/${room.id}`);
    expect(await title('Quarto não encontrado')).toBeVisible();
    expect(screen.getByText(NOTE)).toBeVisible();
  });

  it.each(['/quartos/4', '/quartos/abc', '/quartos/0'])(
    'is not found at %s, without asking the database',
    async (at) => {
      const calls = onTable('get', 'rooms', () => []);
      await renderAt(at);
      expect(await title('Quarto não encontrado')).toBeVisible();
      expect(calls).toHaveLength(0);
    },
  );

  it.each([
    ['1', 'Quarto Partilhado Misto', '25,00'],
    ['2', 'Quarto Partilhado Feminino', '28,00'],
    ['3', 'Quarto Privado Standard', '55,00'],
  ])(
    'is the old static page at /quartos/%s: %s (ROUTE-17, TEXT-SITE-06, OPEN-04)',
    async (id, name, price) => {
      const calls = onTable('get', 'rooms', () => []);
      await renderAt(`/quartos/${id}`);
      expect(await title(name)).toBeVisible();
      const box = within(screen.getByRole('complementary', { name: 'Preço e reserva' }));
      expect(box.getByText(new RegExp(`${price}\\s€`))).toBeVisible();
      expect(box.getByRole('link', { name: 'Reserva Directa' })).toHaveAttribute(
        'href',
        '/reservas',
      );
      expect(calls).toHaveLength(0);
      expect(await axeFindings()).toEqual([]);
    },
  );
});

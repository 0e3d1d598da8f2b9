import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointsOfInterest } from '@/copy/location';
import { axeFindings, renderAt } from '../support/render-at';
import { expectLoggedError } from '../support/server';

// Loaded beforehand, so that no test waits for a chunk of its own.
import '@/features/site/map/LeafletMap';

const MAPS = 'https://www.google.com/maps/search/?api=1&query=37.1451,-8.5394';
const NOTE = 'O mapa de ruas não carregou. Fica o nosso, desenhado.';

type Tell = (entries: { isIntersecting: boolean }[]) => void;

/** A fake IntersectionObserver: `see` tells whether what it watches is on the screen. */
class Eye {
  static all: Eye[] = [];
  readonly see: (isIntersecting: boolean) => void;
  constructor(tell: Tell) {
    this.see = (isIntersecting) => tell([{ isIntersecting }]);
    Eye.all.push(this);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Eye.all = [];
  vi.stubGlobal('IntersectionObserver', Eye);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('@/features/site/map/LeafletMap');
});

async function openLocation() {
  const view = await renderAt('/localizacao');
  await screen.findByRole('heading', { level: 1, name: 'Localização' });
  return view;
}

const map = () => within(screen.getByRole('region', { name: 'Mapa centrado no hostel' }));
const tiles = () =>
  [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')].map(({ src }) => src);
const scrollThere = () => act(() => Eye.all.forEach((eye) => eye.see(true)));

async function openMap() {
  const view = await openLocation();
  scrollThere();
  await map().findByRole('button', { name: 'Aproximar' });
  return view;
}

const note = () => map().queryByText(NOTE);

async function answerTiles(answer: (tile: Element) => void) {
  await waitFor(() => expect(tiles()).not.toEqual([]));
  for (const tile of document.querySelectorAll('.leaflet-tile')) answer(tile);
}

const failTiles = () => answerTiles((tile) => fireEvent.error(tile));
const loadTiles = () => answerTiles((tile) => fireEvent.load(tile));

/** The drawn map, which is shown until the street map has loaded. */
const DRAWN = 'Mapa desenhado dos arredores';
const drawn = () => map().getByRole('list', { name: DRAWN });
const hasDrawnMap = () => map().queryByRole('list', { name: DRAWN }) !== null;
const streets = () => document.querySelector('.leaflet-container')?.closest('[inert]') === null;

describe('Localização', () => {
  it('gives address, phone and e-mail, and leads to a maps service (LOC-04, LOC-05, LOC-06, LOC-07, WORD-05)', async () => {
    await openLocation();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Morada').nextSibling).toHaveTextContent(
      'Rua da Estação 130000-000 Vila de Exemplo',
    );
    expect(main.getByRole('link', { name: '+351 282 000 013' })).toHaveAttribute(
      'href',
      'tel:+351282000013',
    );
    expect(main.getByRole('link', { name: 'ola@marenova.example' })).toHaveAttribute(
      'href',
      'mailto:ola@marenova.example',
    );
    expect(
      main.getByRole('link', { name: 'Abrir mapa no Google Maps (abre noutra janela)' }),
    ).toHaveAttribute('href', MAPS);
    expect(main.getByRole('link', { name: 'Como chegar' })).toHaveAttribute('href', '#como-chegar');
    expect(main.getByRole('heading', { name: 'Como chegar' })).toHaveAttribute('id', 'como-chegar');
    expect(document.title).toBe('Localização · Hostel Maré Nova');
  });

  it('names the six places nearby, how far they are and how long the walk is (SITE-03, LOC-08, TEXT-SITE-07, TEXT-LOC-01, TEXT-LOC-02, TEXT-LOC-03, TEXT-LOC-04, TEXT-LOC-05, TEXT-LOC-06)', async () => {
    await openLocation();
    const places = within(screen.getByRole('region', { name: 'Perto daqui' }))
      .getAllByRole('listitem')
      .map((place) => [
        within(place).getByRole('heading').textContent,
        ...[...(place.lastChild?.childNodes ?? [])].map(({ textContent }) => textContent),
      ]);
    expect(places).toEqual([
      ['Museu', '1,9 km', '23 min a pé'],
      ['Restaurantes', 'Perto', 'a pé'],
      ['Praia', '3,3 km', '40 min a pé'],
      ['Castelo', '18 km'],
      ['Parque aquático', '7 km'],
      ['Autódromo', '16 km'],
    ]);
  });

  it.each([
    ['Do aeroporto', /69 km.*Autocarro ou comboio.*50 m a pé/],
    ['Da estação de comboios', /50 m/],
    ['De carro', /Não há estacionamento na propriedade. Há estacionamento público/],
  ])('tells the way: %s (LOC-09, TEXT-LOC-07, TEXT-LOC-08, TEXT-LOC-09)', async (heading, text) => {
    await openLocation();
    const ways = within(screen.getByRole('region', { name: 'Como chegar' }));
    expect(
      ways.getByRole('heading', { name: heading }).parentElement?.parentElement,
    ).toHaveTextContent(text);
    expect(ways.getByRole('link', { name: /^Traçar o caminho/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=37.1451,-8.5394',
    );
  });

  it('is accessible before the map has come', async () => {
    await openLocation();
    expect(await axeFindings()).toEqual([]);
  });

  it('is accessible with the map', async () => {
    await openMap();
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the map', () => {
  it('waits until it is seen, with the address in its place', async () => {
    await openLocation();
    expect(map().getByText('Rua da Estação 13, Algarve')).toBeVisible();
    expect(map().queryByText('A carregar o mapa de ruas…')).not.toBeInTheDocument();
    act(() => Eye.all.forEach((eye) => eye.see(false)));
    expect(document.querySelector('.leaflet-container')).toBeNull();
    scrollThere();
    expect(await map().findByRole('button', { name: 'Aproximar' })).toBeVisible();
    expect(document.querySelector('.leaflet-container')).not.toBeNull();
  });

  it('comes at once where the browser cannot tell what is seen', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    await openLocation();
    expect(await map().findByRole('button', { name: 'Aproximar' })).toBeVisible();
  });

  it('is centred on the house at zoom 15, on public tiles with their attribution (LOC-01, LOC-03, CONST-BOOK-10, DATA-MAP-01, OPEN-12)', async () => {
    await openMap();
    await waitFor(() => expect(tiles()).not.toEqual([]));
    // The tile that holds 37.1451, -8.5394.
    expect(tiles()).toContain('https://tile.openstreetmap.org/15/15606/12737.png');
    expect(map().getByRole('link', { name: /^OpenStreetMap/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    );
  });

  it('takes its tiles from the server that the settings name', async () => {
    vi.stubEnv('VITE_MAP_TILES_URL', 'https://tiles.example/{z}/{x}/{y}.webp');
    await openMap();
    await waitFor(() => expect(tiles()).not.toEqual([]));
    for (const tile of tiles())
      expect(tile).toMatch(/^https:\/\/tiles\.example\/15\/\d+\/\d+\.webp$/);
  });

  it('has one marker with its popup open, which closes and opens again (LOC-02)', async () => {
    const { user } = await openMap();
    await loadTiles();
    await waitFor(() => expect(hasDrawnMap()).toBe(false));
    const marker = await map().findByRole('button', { name: 'Hostel Maré Nova: ver a morada' });
    const link = () => map().queryByRole('link', { name: /^Abrir no Google Maps/ });
    await waitFor(() => expect(link()).toHaveAttribute('href', MAPS));
    await user.click(map().getByRole('button', { name: 'Fechar' }));
    expect(link()).not.toBeInTheDocument();
    expect(marker).toHaveFocus();
    fireEvent.keyPress(marker, { key: 'Enter', keyCode: 13, charCode: 13 });
    await waitFor(() => expect(link()).toBeInTheDocument());
    link()?.focus();
    await user.keyboard('{Escape}');
    expect(link()).not.toBeInTheDocument();
    expect(marker).toHaveFocus();
  });

  it('zooms by its buttons as far as there are tiles', async () => {
    const { user } = await openMap();
    const closer = map().getByRole('button', { name: 'Aproximar' });
    expect(closer).not.toHaveAttribute('aria-disabled');
    await user.tripleClick(closer);
    await user.click(closer);
    await waitFor(() => expect(tiles().at(-1)).toContain('/19/'));
    await waitFor(() => expect(closer).toHaveAttribute('aria-disabled', 'true'));
    await user.click(map().getByRole('button', { name: 'Afastar' }));
    await waitFor(() => expect(closer).not.toHaveAttribute('aria-disabled'));
  });

  it('tells the keyboard how to move it', async () => {
    await openMap();
    expect(map().getByRole('group', { name: /^Mapa: mova com as setas/ })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it.each([
    ['the mouse moves it', false],
    ['one finger scrolls the page instead', true],
  ])('%s', async (_case, isCoarse) => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('coarse') && isCoarse }),
    );
    await openMap();
    const container = document.querySelector('.leaflet-container');
    expect(container?.classList.contains('leaflet-grab')).toBe(!isCoarse);
  });
});

describe('the drawn map', () => {
  it('names the station, the house and the six places, in minutes on foot (SITE-03)', async () => {
    await openLocation();
    expect(
      within(drawn())
        .getAllByRole('listitem')
        .map((place) =>
          [...place.childNodes].map(({ textContent }) => textContent).filter(Boolean),
        ),
    ).toEqual([
      ['Estação', '50 m, 1 min a pé'],
      ['Restaurantes', 'Perto, a pé'],
      ['Museu', '1,9 km, 23 min a pé'],
      ['Praia', '3,3 km, 40 min a pé'],
      ['Parque aquático', '7 km'],
      ['Autódromo', '16 km'],
      ['Castelo', '18 km'],
      ['Aeroporto', '69 km'],
    ]);
    expect(map().getByRole('link', { name: /^Abrir no Google Maps/ })).toHaveAttribute(
      'href',
      MAPS,
    );
    expect(map().getByText('Desenho sem escala')).toBeInTheDocument();
  });

  it('says its distances in km as its words do (SITE-03)', () => {
    for (const { distance, km } of pointsOfInterest) {
      expect(distance).toBe(km === null ? 'Perto' : `${String(km).replace('.', ',')} km`);
    }
  });

  it('stands until the tiles are there, and says that they come (SITE-03)', async () => {
    await openMap();
    expect(map().getByText('A carregar o mapa de ruas…')).toBeVisible();
    expect(hasDrawnMap()).toBe(true);
    expect(streets()).toBe(false);
    await loadTiles();
    await waitFor(() => expect(hasDrawnMap()).toBe(false));
    expect(streets()).toBe(true);
    expect(map().queryByText('A carregar o mapa de ruas…')).not.toBeInTheDocument();
  });

  it('gives a focus that was on it to the map (SITE-03)', async () => {
    await openLocation();
    // Before the street map loads, whose popup has a link of the same name.
    map()
      .getByRole('link', { name: /^Abrir no Google Maps/ })
      .focus();
    scrollThere();
    await loadTiles();
    await waitFor(() => expect(hasDrawnMap()).toBe(false));
    expect(screen.getByRole('region', { name: 'Mapa centrado no hostel' })).toHaveFocus();
  });
});

describe('when something does not come', () => {
  it('keeps the drawn map without tiles, with a quiet note and another try (SITE-03)', async () => {
    const { user } = await openMap();
    expect(note()).not.toBeInTheDocument();
    await failTiles();
    await waitFor(() => expect(note()).toBeVisible());
    expect(note()?.closest('output')).not.toBeNull();
    expect(hasDrawnMap()).toBe(true);
    expect(streets()).toBe(false);
    await user.click(map().getByRole('button', { name: 'Tentar Novamente' }));
    expect(screen.getByRole('region', { name: 'Mapa centrado no hostel' })).toHaveFocus();
    expect(await map().findByText('A carregar o mapa de ruas…')).toBeVisible();
    await waitFor(() => expect(document.querySelector('.leaflet-container')).not.toBeNull());
    await loadTiles();
    await waitFor(() => expect(hasDrawnMap()).toBe(false));
    expect(note()).not.toBeInTheDocument();
  });

  it('takes the note back when a tile comes after all, and is not upset by a gap (SITE-03)', async () => {
    const { user } = await openMap();
    await failTiles();
    await waitFor(() => expect(note()).toBeVisible());
    await user.click(map().getByRole('button', { name: 'Aproximar' }));
    await waitFor(() => expect(tiles().at(-1)).toContain('/16/'));
    await loadTiles();
    await waitFor(() => expect(note()).not.toBeInTheDocument());
    await failTiles();
    expect(note()).not.toBeInTheDocument();
    expect(hasDrawnMap()).toBe(false);
  });

  it('keeps the page when the map itself does not arrive (SITE-03)', async () => {
    vi.doMock('@/features/site/map/LeafletMap', () => {
      throw new Error('no such chunk');
    });
    await openLocation();
    scrollThere();
    await waitFor(() => expect(note()).toBeVisible());
    expect(map().getByRole('link', { name: /^Abrir no Google Maps/ })).toHaveAttribute(
      'href',
      MAPS,
    );
    expect(screen.getByRole('heading', { name: 'Como chegar' })).toBeVisible();
    expectLoggedError('loadMap');
  });
});

import type { Browser, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingPath } from '@/lib/paths';
import { bookingPage, stayFromToday } from './booking-page';
import {
  askBackend,
  asks,
  CUT,
  FAULTS,
  type Line,
  LOST_ANSWERS,
  RATE_LIMIT_WORDS,
  refuseStorage,
  removeBookings,
  tapLine,
  type Target,
  uncaughtErrors,
} from './faults';
import { DESKTOP, launchBrowser, newVisitor, PHONE, woken } from './support';

// Everything between a guest's browser and the backend goes wrong, on every page that asks for
// something. The rooms are of these tests alone, so that no other test's booking hides them.

const ROOMS = [
  { room_number: '91', name: 'Cela do Vento', max_guests: 2, price_per_night: 21 },
  { room_number: '92', name: 'Cela da Névoa', max_guests: 2, price_per_night: 22 },
];
const STAY = stayFromToday({ inDays: 40, nights: 3 });
const FREE_DAY = 'table[aria-busy=false] td[aria-label$="Disponível"]';
/** A busy machine may take its time; the runner itself would wait for a second. */
const PATIENCE = { timeout: 15_000 };
/** Longer than any timer of the site that might ask again by itself. */
const A_WHILE_MS = 90_000;

let browser: Browser;
let roomIds: string[];
beforeAll(async () => {
  browser = await launchBrowser();
  const rooms = await askBackend<{ id: string; room_number: string }>('rooms', {
    method: 'POST',
    body: ROOMS,
  });
  roomIds = ROOMS.map(
    ({ room_number }) => rooms.find((room) => room.room_number === room_number)?.id ?? '',
  );
});
afterAll(async () => {
  await browser.close();
  await removeBookings('guest_email=like.marta.*');
  await askBackend('rooms?room_number=in.(91,92)', { method: 'DELETE' });
});

interface Guest {
  page: Page;
  line: Line;
  errors: string[];
  leave: () => Promise<void>;
}

async function newGuest(): Promise<Guest> {
  const { page, context } = await newVisitor(browser, DESKTOP);
  const line = await tapLine(context);
  const errors = uncaughtErrors(page);
  return { page, line, errors, leave: () => context.close() };
}

interface LoadingScreen {
  name: string;
  path: () => string;
  target: Target;
  /** Requests that go wrong on one load. */
  requests?: number;
  /** Brings a guest to the screen; afterwards its path alone leads back there. */
  prepare?: (page: Page) => Promise<void>;
  loading: (page: Page) => Locator;
  /** What says that nothing came; given the name of the fault. */
  failed: (page: Page, fault: string) => Locator;
  retry?: (page: Page) => Locator;
  loaded: (page: Page) => Locator;
  /** The specification has the failure logged only: no error text. */
  isSilent?: boolean;
}

const retryButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Tentar novamente', exact: true });
const loadingWords = (page: Page) =>
  page.getByRole('main').getByText('A carregar...', { exact: true }).first();
const amenities = (page: Page) => page.getByRole('region', { name: 'Comodidades' });

async function walkToRooms(page: Page, guests = 2): Promise<void> {
  await bookingPage(page).openRooms({ ...STAY, guests });
}

const roomFailure = (page: Page, fault: string) =>
  page
    .getByRole('alert')
    .getByText(
      `Erro ao carregar informações do quarto: ${
        fault === '429 of the database' ? RATE_LIMIT_WORDS : 'Erro desconhecido'
      }`,
      { exact: true },
    );

const SCREENS: readonly LoadingScreen[] = [
  {
    name: 'the rooms',
    path: () => '/quartos',
    target: asks('GET', 'rooms'),
    loading: loadingWords,
    failed: (page) => page.getByText('Nenhum quarto encontrado com os filtros selecionados.'),
    loaded: (page) => page.getByText('Cela do Vento').first(),
    isSilent: true,
  },
  {
    name: 'a room by its number',
    path: () => '/quarto/91',
    target: asks('GET', 'rooms'),
    loading: loadingWords,
    failed: roomFailure,
    loaded: (page) => page.getByRole('heading', { level: 1, name: 'Cela do Vento' }),
  },
  {
    name: 'a room by its id',
    path: () => `/quartos/${roomIds[0]}`,
    target: asks('GET', 'rooms'),
    loading: loadingWords,
    failed: roomFailure,
    loaded: (page) => page.getByRole('heading', { level: 1, name: 'Cela do Vento' }),
  },
  ...['amenity_categories', 'amenities', 'room_amenities'].map((table) => ({
    name: `the amenities of a room (${table})`,
    path: () => '/quarto/91',
    target: asks('GET', table),
    loading: (page: Page) => amenities(page).getByText('A carregar...'),
    failed: (page: Page) => amenities(page).getByText('A receção diz-lhe o que este quarto tem:'),
    loaded: (page: Page) => amenities(page).getByText('A receção diz-lhe o que este quarto tem:'),
    isSilent: true,
  })),
  {
    name: 'the calendar of a room (stays)',
    path: () => '/quarto/91',
    target: asks('GET', 'bookings'),
    loading: (page) => page.locator('table[aria-busy=true]'),
    // A calendar whose bookings did not load marks no day as free (Decisions, Public site).
    failed: (page) =>
      page.locator('table[aria-busy=false]:not(:has(td[aria-label$="Disponível"]))'),
    loaded: (page) => page.locator(FREE_DAY).first(),
    isSilent: true,
  },
  {
    name: 'the calendar of a room (blocked days)',
    path: () => '/quarto/91',
    target: asks('GET', 'room_availability'),
    loading: (page) => page.locator('table[aria-busy=true]'),
    failed: (page) => page.locator('table[aria-busy=false]'),
    loaded: (page) => page.locator(FREE_DAY).first(),
    isSilent: true,
  },
  ...['bookings', 'room_availability'].map((table) => ({
    name: `the days of the booking form (${table})`,
    path: () => '/reservas',
    target: asks('GET', table),
    loading: (page: Page) => page.getByRole('heading', { name: 'Escolha as datas' }),
    failed: (page: Page) => page.getByText('Não foi possível saber que dias estão livres.'),
    loaded: (page: Page) => page.getByRole('grid').first(),
  })),
  ...[
    { name: 'which are taken', target: asks('GET', 'bookings', 'or=') },
    { name: 'which are blocked', target: asks('GET', 'room_availability', 'date=lte') },
    { name: 'all', target: asks('GET', 'rooms') },
  ].map(({ name, target }) => ({
    name: `the rooms of the booking form (${name})`,
    path: () => '/reservas',
    target,
    prepare: walkToRooms,
    loading: (page: Page) => page.getByRole('main').getByText('A carregar...').first(),
    failed: (page: Page) => page.getByText('Não foi possível carregar os quartos.'),
    loaded: (page: Page) => page.getByText('Recomendado', { exact: true }),
    isSilent: true,
  })),
];

describe('what a page asks for does not come', () => {
  it.each(SCREENS)('$name', async (screen) => {
    const { page, line, errors, leave } = await newGuest();
    await page.clock.install();
    await screen.prepare?.(page);
    const retry = screen.retry ?? retryButton;

    const held = line.hold(screen.target);
    await page.goto(screen.path());
    await screen.loading(page).waitFor();
    expect(await retry(page).count(), 'no failure is told while the answer may come').toBe(0);
    held.release();
    await screen.loaded(page).waitFor();

    line.break(screen.target, CUT);
    await page.goto(screen.path());
    for (const [index, fault] of FAULTS.entries()) {
      if (index > 0) {
        line.break(screen.target, fault);
        await retry(page).first().click();
      }
      await expect.poll(() => line.hits(), PATIENCE).toBeGreaterThan(0);
      await retry(page).first().waitFor();
      await screen.failed(page, fault.name).waitFor();
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      expect(await page.getByRole('alert').count()).toBe(screen.isSilent ? 0 : 1);
      const asked = line.hits();
      await page.clock.fastForward(A_WHILE_MS);
      expect(line.hits(), 'nothing is asked for by itself').toBe(asked);
    }
    line.mend();
    await retry(page).first().click();
    await screen.loaded(page).waitFor();
    await retry(page).first().waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await leave();
  });

  it('matters nothing to a page that asks for nothing', async () => {
    const { page, line, errors, leave } = await newGuest();
    for (const path of ['/', '/sobre', '/servicos', '/informacoes', '/galeria', '/contacto']) {
      line.break(() => true, CUT);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(line.hits()).toBe(0);
    }
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('a booking request is not answered as it should be', () => {
  const INSERT = asks('POST', 'bookings');
  const GENERIC = 'Erro ao enviar reserva. Por favor, tente novamente.';

  async function walkToReview(page: Page, email: string, rooms: readonly string[]) {
    const form = bookingPage(page);
    // As many as the rooms sleep: more places than people would be asked about.
    await walkToRooms(page, 2 * rooms.length);
    await form.chooseByHand();
    for (const room of rooms) await form.button(`Adicionar ${room}`).click();
    await form.next('Os seus dados');
    await form.fillContact({ name: 'Marta Serrão', email, phone: '+351 912 000 111' });
    await page.getByLabel('Mensagem').fill('Chegamos de bicicleta.');
    await form.next('Confirme o seu pedido');
    return form;
  }

  const storedFor = (email: string) =>
    askBackend<{ id: string; group_reference: string | null }>(
      `bookings?guest_email=eq.${email}&select=id,group_reference`,
    );

  it('says so, keeps all that was typed, and sends it once when asked again', async () => {
    const { page, line, errors, leave } = await newGuest();
    const email = 'marta.falhas@example.com';
    const form = await walkToReview(page, email, ['Cela do Vento']);
    const box = page.getByRole('main').getByRole('alert');

    for (const fault of FAULTS) {
      line.break(INSERT, fault);
      await form.button('Confirmar Reserva').click();
      const title =
        fault.name === '429 of the database'
          ? `Erro ao criar reserva: ${RATE_LIMIT_WORDS}`
          : GENERIC;
      await box.getByText(title, { exact: true }).waitFor();
      await box.getByText('Nada se perdeu: os seus dados continuam preenchidos.').waitFor();
      expect(line.hits(), 'sent once').toBe(1);
      await page.getByText(email).waitFor();
      await page.getByText('Chegamos de bicicleta.').waitFor();
      // A press on a button that leads away and back: the red box is gone, the rest is there.
      await form.button('Anterior').click();
      expect(await page.getByLabel('Nome completo').inputValue()).toBe('Marta Serrão');
      await form.next('Confirme o seu pedido');
    }
    expect(await storedFor(email)).toEqual([]);

    const held = line.hold(INSERT);
    line.mend();
    await form.button('Confirmar Reserva').click();
    await form.button('A enviar...').waitFor();
    held.release();
    await form.reference();
    expect(await storedFor(email)).toHaveLength(1);
    expect(errors).toEqual([]);
    await removeBookings(`guest_email=eq.${email}`);
    await leave();
  });

  it.each([
    ...LOST_ANSWERS.map((fault) => ({ fault, rooms: ['Cela do Vento', 'Cela da Névoa'] })),
    ...LOST_ANSWERS.slice(0, 2).map((fault) => ({ fault, rooms: ['Cela do Vento'] })),
  ])('$fault.name: stored once, for $rooms', async ({ fault, rooms }) => {
    const { page, line, errors, leave } = await newGuest();
    const email = 'marta.perdida@example.com';
    const form = await walkToReview(page, email, rooms);
    line.break(INSERT, fault);
    await form.button('Confirmar Reserva').click();
    await page.getByRole('main').getByRole('alert').getByText(GENERIC).waitFor();
    await page.getByText(/não fica em duplicado/).waitFor();
    line.mend();
    await form.button('Confirmar Reserva').click();
    const number = await form.reference();
    const stored = await storedFor(email);
    expect(stored).toHaveLength(rooms.length);
    expect(new Set(stored.map(({ group_reference }) => group_reference)).size).toBe(1);
    expect(
      stored.every(({ group_reference }) => (group_reference === null) === (rooms.length === 1)),
    ).toBe(true);
    expect(number).toMatch(/^R\d\d-/);
    expect(errors).toEqual([]);
    await removeBookings(`guest_email=eq.${email}`);
    await leave();
  });

  // Logged only, and the flow goes on (Specification §8, Booking submit).
  it.each([
    { name: 'the reference of the group', target: asks('PATCH', 'bookings') },
    { name: 'the number read back', target: asks('GET', 'bookings', 'select=booking_number') },
  ])('$name cannot be had: the ticket shows all the same', async ({ target }) => {
    const { page, line, errors, leave } = await newGuest();
    const email = 'marta.bilhete@example.com';
    for (const fault of [CUT, ...FAULTS.slice(-2)]) {
      const form = await walkToReview(
        page,
        email,
        ROOMS.map(({ name }) => name),
      );
      line.break(target, fault);
      await form.button('Confirmar Reserva').click();
      await form.reference();
      line.mend();
      expect(await storedFor(email)).toHaveLength(2);
      await removeBookings(`guest_email=eq.${email}`);
    }
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('the contact form', () => {
  const INSERT = asks('POST', 'contact_messages');
  const FAILURE = 'Ocorreu um erro ao enviar a mensagem. Por favor, tente novamente.';
  const SUCCESS = 'Mensagem enviada com sucesso! Responderemos em breve.';
  const QUESTION = 'Têm garagem para bicicletas?';

  async function writeMessage(page: Page, email: string): Promise<Locator> {
    await page.goto('/contacto');
    await woken(page);
    await page.getByLabel('Nome').fill('Marta Serrão');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Assunto').selectOption({ index: 1 });
    await page.getByLabel('Mensagem').fill(QUESTION);
    return page.getByRole('button', { name: 'Enviar Mensagem' });
  }

  const storedFor = (email: string) => askBackend(`contact_messages?email=eq.${email}&select=id`);

  async function removeMessages(email: string): Promise<void> {
    const filter = `contact_messages?email=eq.${email}`;
    await askBackend(filter, {
      method: 'PATCH',
      body: { archived: true, archived_at: new Date().toISOString() },
    });
    await askBackend(filter, { method: 'DELETE' });
  }

  it('says that a message was not taken, keeps the text, and sends it when asked again', async () => {
    const { page, line, errors, leave } = await newGuest();
    const email = 'marta.contacto@example.com';
    const send = await writeMessage(page, email);

    // A body is not asked back: whatever comes with a status of success is one.
    for (const fault of FAULTS.filter(({ name }) => !/^(JSON|an |null)/.test(name))) {
      line.break(INSERT, fault);
      await send.click();
      const box = page.getByRole('main').getByRole('alert');
      await box.getByText(FAILURE, { exact: true }).waitFor();
      if (fault.name === '429 of the database') await box.getByText(RATE_LIMIT_WORDS).waitFor();
      expect(line.hits()).toBe(1);
      expect(await page.getByLabel('Mensagem').inputValue()).toBe(QUESTION);
    }
    const held = line.hold(INSERT);
    line.mend();
    await send.click();
    await page.getByRole('button', { name: 'Enviando...' }).waitFor();
    held.release();
    await page.getByText(SUCCESS).waitFor();
    expect(await storedFor(email)).toHaveLength(1);
    await removeMessages(email);
    expect(errors).toEqual([]);
    await leave();
  });

  // What comes with a status of success is one at the first press.
  it.each(LOST_ANSWERS.slice(0, 2))('$name: stored once, and a success', async (fault) => {
    const { page, line, errors, leave } = await newGuest();
    const email = 'marta.repetida@example.com';
    const send = await writeMessage(page, email);
    line.break(INSERT, fault);
    await send.click();
    await page.getByRole('main').getByRole('alert').getByText(FAILURE, { exact: true }).waitFor();
    expect(await storedFor(email)).toHaveLength(1);
    line.mend();
    await send.click();
    await page.getByText(SUCCESS).waitFor();
    expect(await page.getByLabel('Mensagem').inputValue()).toBe('');
    expect(await storedFor(email)).toHaveLength(1);
    await removeMessages(email);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('a part of the site does not come', () => {
  const PARTS = [
    { name: 'nothing answers', answer: CUT.answer },
    {
      name: 'it is gone since the last release',
      answer: (route: Route) => route.fulfill({ status: 404, body: '' }),
    },
    {
      name: 'a host sends its page instead',
      answer: (route: Route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
    },
  ];

  it.each(PARTS)('$name: says so, and reloads when asked', async ({ answer }) => {
    const { page, errors, leave } = await newGuest();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route(/assets\/RoomsPage-/, answer);
    await page.getByRole('navigation', { name: 'Principal' }).getByText('Quartos').click();
    const words = page.getByRole('main').getByRole('alert');
    await words.getByText('Algo correu mal').waitFor();

    // Another page is one click away, and so is the way back once the line is mended.
    await page.getByRole('navigation', { name: 'Principal' }).getByText('Serviços').click();
    await page.getByRole('heading', { level: 1, name: /Serviços/ }).waitFor();
    await page.goBack();
    await words.getByText('Algo correu mal').waitFor();
    await page.unroute(/assets\/RoomsPage-/);
    await words.getByRole('button', { name: 'Tentar Novamente' }).click();
    await page.getByText('Cela do Vento').first().waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it('keeps what stands there while the site is out of reach, and goes on when it is back', async () => {
    const { page, errors, leave } = await newGuest();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    await page.getByRole('navigation', { name: 'Principal' }).getByText('Contacto').click();
    const words = page.getByRole('main').getByRole('alert');
    await words.getByRole('button', { name: 'Tentar Novamente' }).click();
    await words.getByText('Não há ligação ao site. Verifique a rede e tente novamente.').waitFor();
    await page.context().setOffline(false);
    await words.getByRole('button', { name: 'Tentar Novamente' }).click();
    await page.getByLabel('Mensagem').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it.each(['/quarto/91', '/quartos', '/reservas', '/sobre'])(
    '%s without its script says so, and is whole after a reload',
    async (path) => {
      const { page, errors, leave } = await newGuest();
      await page.route(/assets\/index-[^/]*\.js/, CUT.answer);
      await page.goto(path);
      const words = page.getByRole('alert').getByText('Parte desta página não carregou.');
      await words.waitFor();
      await page.unroute(/assets\/index-[^/]*\.js/);
      await words.getByRole('link', { name: 'recarregue a página' }).click();
      await words.waitFor({ state: 'hidden' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(errors).toEqual([]);
      await leave();
    },
  );

  it.each([PHONE, DESKTOP])(
    'an empty page without any script has its words in the middle, with name and phone: $width px',
    async (viewport) => {
      const { page, context } = await newVisitor(browser, viewport);
      await page.route('**/*.js', CUT.answer);
      for (const path of ['/quarto/91', '/admin/login']) {
        await page.goto(path);
        const box = page.getByRole('alert');
        await box.getByText('Hostel Maré Nova', { exact: true }).waitFor();
        await box.getByRole('link', { name: 'recarregue a página' }).waitFor();
        const phone = box.getByRole('link', { name: '+351 282 000 013' });
        expect(await phone.getAttribute('href')).toBe('tel:+351282000013');
        expect(await box.evaluate(emptyRoomAround)).toEqual({ isCentred: true, overflow: 0 });
      }
      // A page that is there stays readable above them.
      await page.goto('/sobre');
      await page.getByRole('alert').getByText('Parte desta página não carregou.').waitFor();
      expect(await page.getByRole('alert').getByText('+351').count()).toBe(0);
      await page.getByRole('heading', { level: 1, name: 'Uma casa à porta da estação' }).waitFor();
      await context.close();
    },
  );

  it.each([
    { path: '/quartos', part: /assets\/RoomsPage-/ },
    { path: '/sobre', part: /assets\/AboutPage-/ },
    { path: '/quarto/91', part: /assets\/RoomPage-/ },
  ])('$path without its own part says so, and is whole after a reload', async ({ path, part }) => {
    const { page, errors, leave } = await newGuest();
    await page.route(part, CUT.answer);
    await page.goto(path);
    const words = page.getByRole('main').getByRole('alert');
    await words.getByText('Algo correu mal').waitFor();
    await page.unroute(part);
    await words.getByRole('button', { name: 'Tentar Novamente' }).click();
    await words.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it('keeps a booking that is under way when one of its steps does not come', async () => {
    const { page, errors, leave } = await newGuest();
    await page.route(/assets\/later-steps-/, CUT.answer);
    await page.goto(bookingPath({ ...STAY, guests: 2 }));
    const words = page.getByRole('main').getByRole('alert');
    await words.getByText('Algo correu mal').waitFor();
    await page.unroute(/assets\/later-steps-/);
    await words.getByRole('button', { name: 'Tentar Novamente' }).click();
    await page.getByRole('heading', { name: 'Escolha os quartos' }).waitFor();
    await page.getByRole('button', { name: 'Voltar a Hóspedes (concluído)' }).click();
    expect(await page.getByLabel('Número de hóspedes').inputValue()).toBe('2');
    expect(errors).toEqual([]);
    await leave();
  });

  it('keeps a message whose way out does not come', async () => {
    const { page, errors, leave } = await newGuest();
    await page.route(/assets\/send-message-/, CUT.answer);
    await page.goto('/contacto');
    await woken(page);
    await page.getByLabel('Nome').fill('Marta Serrão');
    await page.getByLabel('Email').fill('marta.parte@example.com');
    await page.getByLabel('Assunto').selectOption({ index: 1 });
    await page.getByLabel('Mensagem').fill('Há cacifos?');
    const send = page.getByRole('button', { name: 'Enviar Mensagem' });
    await send.click();
    await page
      .getByText('Ocorreu um erro ao enviar a mensagem. Por favor, tente novamente.')
      .waitFor();
    expect(await page.getByLabel('Mensagem').inputValue()).toBe('Há cacifos?');
    await page.unroute(/assets\/send-message-/);
    await send.click();
    await page.getByText('Mensagem enviada com sucesso! Responderemos em breve.').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it('shows place and links without the map, and a tile where a picture is missing', async () => {
    const { page, errors, leave } = await newGuest();
    await page.route('https://tile.openstreetmap.org/**', CUT.answer);
    await page.route('**/imagens/**', CUT.answer);
    await page.goto('/localizacao');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('definition').filter({ hasText: 'Rua da Estação 13' }).waitFor();
    await page.getByRole('link', { name: /^Abrir mapa/ }).waitFor();
    await page.goto('/quartos');
    await page.getByText('Cela do Vento').first().waitFor();
    await expect
      .poll(() => page.locator('#main img, main li img').evaluateAll(areBroken), {
        timeout: 15_000,
      })
      .toBe(false);
    expect(errors).toEqual([]);
    await leave();
  });
});

/** What an element says, measured from its first to its last line, against the screen it stands on. */
const emptyRoomAround = (box: Element) => {
  const said = [...box.querySelectorAll('img, p')].map((part) => part.getBoundingClientRect());
  const above = Math.min(...said.map(({ top }) => top));
  const below = window.innerHeight - Math.max(...said.map(({ bottom }) => bottom));
  const left = Math.min(...said.map((part) => part.left));
  const right = window.innerWidth - Math.max(...said.map((part) => part.right));
  return {
    isCentred: above > 100 && Math.abs(above - below) < 2 && Math.abs(left - right) < 2,
    overflow: document.documentElement.scrollHeight - window.innerHeight,
  };
};

const areBroken = (images: Element[]) =>
  images.some(
    (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0,
  );

describe('a browser that keeps nothing', () => {
  it('shows every page, and takes a booking', async () => {
    const { page, line, errors, leave } = await newGuest();
    await refuseStorage(page.context());
    for (const path of ['/', '/quartos', '/quarto/91', '/galeria', '/contacto', '/localizacao']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    const email = 'marta.privada@example.com';
    const form = bookingPage(page);
    await walkToRooms(page);
    await form.chooseByHand();
    await form.button('Adicionar Cela do Vento').click();
    await form.next('Os seus dados');
    await form.fillContact({ name: 'Marta Serrão', email, phone: '+351 912 000 111' });
    await form.next('Confirme o seu pedido');
    line.break(asks('POST', 'bookings'), CUT);
    await form.button('Confirmar Reserva').click();
    await page.getByText('Nada se perdeu: os seus dados continuam preenchidos.').waitFor();
    line.mend();
    await form.button('Confirmar Reserva').click();
    await form.reference();
    expect(errors).toEqual([]);
    await leave();
  });
});

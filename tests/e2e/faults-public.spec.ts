import type { Locator, Page, Route } from '@playwright/test';
import { bookingPath } from '@/lib/paths';
import { askBackend, removeBookings } from './backend';
import { bookingPage, stayFromToday } from './booking-page';
import { DESKTOP, expect, type NewVisitor, PHONE, test } from './fixtures';
import {
  asks,
  CUT,
  type Line,
  LOST_ANSWERS,
  refuseStorage,
  tapLine,
  type Target,
  uncaughtErrors,
} from './line';
import { requestsSent, woken } from './screen';

// Something fails between a guest's browser and the backend, once on every page that reads
// something: tests/queries/failure-kinds.test.ts tests that all failures look the same to a page.
// Only these tests use the rooms, so that no other test's booking hides them.

test.describe.configure({ mode: 'parallel' });

const ROOMS = [
  { room_number: '91', name: 'Cela do Vento', max_guests: 2, price_per_night: 21 },
  { room_number: '92', name: 'Cela da Névoa', max_guests: 2, price_per_night: 22 },
];
const STAY = stayFromToday({ inDays: 40, nights: 3 });
const FREE_DAY = 'table[aria-busy=false] [data-day][aria-label*="Disponível"]';
/** Longer than any timer of the site that might ask again by itself. */
const A_WHILE_MS = 90_000;

test.beforeAll(async () => {
  await askBackend('rooms', { method: 'POST', body: ROOMS });
});
test.afterAll(async () => {
  await removeBookings('guest_email=like.marta.*');
  await askBackend('rooms?room_number=in.(91,92)', { method: 'DELETE' });
});

interface Guest {
  page: Page;
  line: Line;
  errors: string[];
}

async function newGuest(newVisitor: NewVisitor): Promise<Guest> {
  const { page, context } = await newVisitor(DESKTOP);
  const line = await tapLine(context);
  return { page, line, errors: uncaughtErrors(page) };
}

interface LoadingScreen {
  name: string;
  path: string;
  target: Target;
  /** Brings a guest to the screen; afterwards opening `path` leads back to it. */
  prepare?: (page: Page) => Promise<void>;
  loading: (page: Page) => Locator;
  /** What reports the failure. */
  failed: (page: Page) => Locator;
  loaded: (page: Page) => Locator;
  /** The failure is only logged, as the requirements say: the screen shows no alert. */
  isSilent?: boolean;
}

const retryButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Tentar Novamente', exact: true });
const loadingWords = (page: Page) =>
  page.getByRole('main').getByText('A carregar...', { exact: true }).first();
const amenities = (page: Page) => page.getByRole('region', { name: 'Comodidades' });

async function walkToRooms(page: Page, guests = 2): Promise<void> {
  await bookingPage(page).openRooms({ ...STAY, guests });
}

const SCREENS: readonly LoadingScreen[] = [
  {
    name: 'a room',
    path: '/quarto/91',
    target: asks('GET', 'rooms'),
    loading: loadingWords,
    failed: (page) =>
      page
        .getByRole('alert')
        .getByText('Erro ao carregar informações do quarto: Erro desconhecido', { exact: true }),
    loaded: (page) => page.getByRole('heading', { level: 1, name: 'Cela do Vento' }),
  },
  {
    name: 'the amenities of a room',
    path: '/quarto/91',
    target: asks('GET', 'room_amenities'),
    loading: (page) => amenities(page).getByText('A carregar...'),
    failed: (page) => amenities(page).getByText('A receção diz-lhe o que este quarto tem:'),
    loaded: (page) => amenities(page).getByText('A receção diz-lhe o que este quarto tem:'),
    isSilent: true,
  },
  {
    name: 'the calendar of a room',
    path: '/quarto/91',
    target: asks('GET', 'bookings'),
    loading: (page) => page.locator('table[aria-busy=true]'),
    // A calendar whose bookings did not load marks no day as free.
    failed: (page) =>
      page.locator('table[aria-busy=false]:not(:has([data-day][aria-label*="Disponível"]))'),
    loaded: (page) => page.locator(FREE_DAY).first(),
    isSilent: true,
  },
  {
    name: 'the days of the booking form',
    path: '/reservas',
    target: asks('GET', 'room_availability'),
    loading: (page) => page.getByRole('heading', { name: 'Escolha as datas' }),
    failed: (page) => page.getByText('Não foi possível saber que dias estão livres.'),
    loaded: (page) => page.getByRole('grid').first(),
  },
  {
    name: 'the rooms of the booking form',
    path: '/reservas',
    target: asks('GET', 'bookings', 'or='),
    prepare: walkToRooms,
    loading: (page) => page.getByRole('main').getByText('A carregar...').first(),
    failed: (page) => page.getByText('Não foi possível carregar os quartos.'),
    loaded: (page) => page.getByText('Recomendado', { exact: true }),
    isSilent: true,
  },
];

test.describe('what a page asks for does not come', () => {
  for (const screen of SCREENS) {
    test(screen.name, async ({ newVisitor }) => {
      const { page, line, errors } = await newGuest(newVisitor);
      const retry = retryButton(page);
      await page.clock.install();
      await screen.prepare?.(page);

      const held = line.hold(screen.target);
      await page.goto(screen.path);
      await expect(screen.loading(page)).toBeVisible();
      await expect(retry, 'no failure is told while the answer may come').toHaveCount(0);
      line.break(screen.target, CUT);
      held.release();

      await expect(retry.first()).toBeVisible();
      await expect(screen.failed(page)).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(screen.isSilent ? 0 : 1);
      const asked = line.hits();
      await page.clock.fastForward(A_WHILE_MS);
      await requestsSent(page);
      expect(line.hits(), 'nothing is asked for by itself').toBe(asked);

      line.mend();
      await retry.first().click();
      await expect(screen.loaded(page)).toBeVisible();
      await expect(retry).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('a booking request is not answered as it should be', () => {
  const INSERT = asks('POST', 'bookings');
  const GENERIC = 'Erro ao enviar reserva. Por favor, tente novamente.';

  async function walkToReview(page: Page, email: string, rooms: readonly string[]) {
    const form = bookingPage(page);
    // Exactly as many guests as the rooms sleep: the form asks about spare places.
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

  test('says so, keeps all that was typed, and sends it once when asked again', async ({
    newVisitor,
  }) => {
    const { page, line, errors } = await newGuest(newVisitor);
    const email = 'marta.falhas@example.com';
    const form = await walkToReview(page, email, ['Cela do Vento']);
    const box = page.getByRole('main').getByRole('alert');

    line.break(INSERT, CUT);
    await form.button('Confirmar Reserva').click();
    await expect(box.getByText(GENERIC, { exact: true })).toBeVisible();
    await expect(
      box.getByText('Nada se perdeu: os seus dados continuam preenchidos.'),
    ).toBeVisible();
    expect(line.hits(), 'sent once').toBe(1);
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText('Chegamos de bicicleta.')).toBeVisible();
    // After 'Anterior' and back again the red box is gone, and everything else is kept.
    await form.button('Anterior').click();
    await expect(page.getByLabel('Nome completo')).toHaveValue('Marta Serrão');
    await form.next('Confirme o seu pedido');
    await expect(box).toHaveCount(0);
    expect(await storedFor(email)).toEqual([]);

    const held = line.hold(INSERT);
    line.mend();
    await form.button('Confirmar Reserva').click();
    await expect(form.button('A enviar...')).toBeVisible();
    held.release();
    await form.reference();
    expect(await storedFor(email)).toHaveLength(1);
    expect(errors).toEqual([]);
    await removeBookings(`guest_email=eq.${email}`);
  });

  // booking.spec.ts tests a lost answer with one room.
  for (const [index, fault] of LOST_ANSWERS.slice(1, 3).entries()) {
    test(`${fault.name}: stored once, for two rooms`, async ({ newVisitor }) => {
      const { page, line, errors } = await newGuest(newVisitor);
      const email = `marta.perdida${index}@example.com`;
      const form = await walkToReview(
        page,
        email,
        ROOMS.map(({ name }) => name),
      );
      line.break(INSERT, fault);
      await form.button('Confirmar Reserva').click();
      await expect(page.getByRole('main').getByRole('alert').getByText(GENERIC)).toBeVisible();
      await expect(page.getByText(/não fica em duplicado/)).toBeVisible();
      line.mend();
      await form.button('Confirmar Reserva').click();
      expect(await form.reference()).toMatch(/^GRP\d\d-/);
      const references = (await storedFor(email)).map(({ group_reference }) => group_reference);
      expect(references).toHaveLength(2);
      expect(references[0]).toMatch(/^GRP/);
      expect(references[1]).toBe(references[0]);
      expect(errors).toEqual([]);
      await removeBookings(`guest_email=eq.${email}`);
    });
  }

  test('the ticket shows also when neither reference nor number can be had', async ({
    newVisitor,
  }) => {
    const { page, line, errors } = await newGuest(newVisitor);
    const email = 'marta.bilhete@example.com';
    const form = await walkToReview(
      page,
      email,
      ROOMS.map(({ name }) => name),
    );
    const [reference, number] = [
      asks('PATCH', 'bookings'),
      asks('GET', 'bookings', 'select=booking_number'),
    ];
    line.break((request) => reference(request) || number(request), CUT);
    await form.button('Confirmar Reserva').click();
    await form.reference();
    expect(line.hits()).toBeGreaterThan(1);
    line.mend();
    expect(await storedFor(email)).toHaveLength(2);
    expect(errors).toEqual([]);
    await removeBookings(`guest_email=eq.${email}`);
  });
});

test.describe('the contact form', () => {
  const INSERT = asks('POST', 'contact_messages');
  const FAILURE = 'Ocorreu um erro ao enviar a mensagem. Por favor, tente novamente.';
  const SUCCESS = 'Mensagem enviada com sucesso! Responderemos em breve.';
  const QUESTION = 'Têm garagem para bicicletas?';
  const EMAIL = 'marta.contacto@example.com';

  async function writeMessage(page: Page): Promise<Locator> {
    await page.goto('/contacto');
    await woken(page);
    await page.getByLabel('Nome').fill('Marta Serrão');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Assunto').selectOption({ index: 1 });
    await page.getByLabel('Mensagem').fill(QUESTION);
    return page.getByRole('button', { name: 'Enviar Mensagem' });
  }

  const stored = () => askBackend(`contact_messages?email=eq.${EMAIL}&select=id`);

  async function removeMessages(): Promise<void> {
    const filter = `contact_messages?email=eq.${EMAIL}`;
    await askBackend(filter, {
      method: 'PATCH',
      body: { archived: true, archived_at: new Date().toISOString() },
    });
    await askBackend(filter, { method: 'DELETE' });
  }

  test('says that a message was not taken, keeps the text, and has it stored once, whatever answer is lost', async ({
    newVisitor,
  }) => {
    const { page, line, errors } = await newGuest(newVisitor);
    const send = await writeMessage(page);
    const box = page.getByRole('main').getByRole('alert');
    const [lost] = LOST_ANSWERS;
    if (lost === undefined) throw new Error('There is no lost answer.');
    for (const [fault, count] of [
      [CUT, 0],
      [lost, 1],
    ] as const) {
      line.break(INSERT, fault);
      await send.click();
      await expect.poll(() => line.hits()).toBe(1);
      await expect(send).toBeEnabled();
      await expect(box.getByText(FAILURE, { exact: true })).toBeVisible();
      await expect(page.getByLabel('Mensagem')).toHaveValue(QUESTION);
      expect(await stored()).toHaveLength(count);
    }
    const held = line.hold(INSERT);
    line.mend();
    await send.click();
    await expect(page.getByRole('button', { name: 'Enviando...' })).toBeVisible();
    held.release();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await expect(page.getByLabel('Mensagem')).toHaveValue('');
    expect(await stored()).toHaveLength(1);
    await removeMessages();
    expect(errors).toEqual([]);
  });
});

test.describe('a part of the site does not come', () => {
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

  for (const { name, answer } of PARTS) {
    test(`${name}: says so, and reloads when asked`, async ({ newVisitor }) => {
      const { page, errors } = await newGuest(newVisitor);
      const menu = page.getByRole('navigation', { name: 'Principal' });
      await page.route(/assets\/RoomsPage-/, answer);
      await page.goto('/');
      await woken(page);
      await menu.getByText('Quartos').click();
      const words = page.getByRole('main').getByRole('alert');
      await expect(words.getByText('Algo correu mal')).toBeVisible();

      // Other pages open with one click, and Back leads here again once the network is back.
      await menu.getByText('Serviços').click();
      await expect(page.getByRole('heading', { level: 1, name: /Serviços/ })).toBeVisible();
      await page.goBack();
      await expect(words.getByText('Algo correu mal')).toBeVisible();
      await page.unroute(/assets\/RoomsPage-/);
      await words.getByRole('button', { name: 'Tentar Novamente' }).click();
      await expect(page.getByText('Cela do Vento').first()).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  test('keeps what stands there while the site is out of reach, and goes on when it is back', async ({
    newVisitor,
  }) => {
    const { page, errors } = await newGuest(newVisitor);
    await page.goto('/');
    await woken(page);
    await page.context().setOffline(true);
    await page.getByRole('navigation', { name: 'Principal' }).getByText('Contacto').click();
    const words = page.getByRole('main').getByRole('alert');
    await expect(words.getByText('Sem ligação à Internet')).toBeVisible();
    await words.getByRole('button', { name: 'Tentar Novamente' }).click();
    await expect(words.getByText('Sem ligação à Internet')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByLabel('Mensagem')).toBeVisible();
    expect(errors).toEqual([]);
  });

  for (const path of ['/quarto/91', '/reservas', '/sobre']) {
    test(`${path} without its script says so, and is whole after a reload`, async ({
      newVisitor,
    }) => {
      const { page, errors } = await newGuest(newVisitor);
      await page.route(/assets\/index-[^/]*\.js/, CUT.answer);
      await page.goto(path);
      const words = page.getByRole('alert').getByText('Parte desta página não carregou.');
      await expect(words).toBeVisible();
      await page.unroute(/assets\/index-[^/]*\.js/);
      await words.getByRole('link', { name: 'recarregue a página' }).click();
      await expect(words).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  test('an empty page without any script has its words in the middle, with name and phone', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor(PHONE);
    await page.route('**/*.js', CUT.answer);
    const box = page.getByRole('alert');
    for (const path of ['/quarto/91', '/admin/login']) {
      await page.goto(path);
      await expect(box.getByText('Hostel Maré Nova', { exact: true })).toBeVisible();
      await expect(box.getByRole('link', { name: 'recarregue a página' })).toBeVisible();
      const phone = box.getByRole('link', { name: '+351 282 000 013' });
      await expect(phone).toHaveAttribute('href', 'tel:+351282000013');
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        expect(await box.evaluate(emptyRoomAround)).toEqual({ isCentred: true, overflow: 0 });
      }
    }
    // A page that has loaded stays readable above the message.
    await page.goto('/sobre');
    await expect(box.getByText('Parte desta página não carregou.')).toBeVisible();
    await expect(box.getByText('+351')).toHaveCount(0);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Uma casa à porta da estação' }),
    ).toBeVisible();
  });

  for (const { path, part } of [
    { path: '/sobre', part: /assets\/AboutPage-/ },
    { path: '/quarto/91', part: /assets\/RoomPage-/ },
  ]) {
    test(`${path} without its own part says so, and is whole after a reload`, async ({
      newVisitor,
    }) => {
      const { page, errors } = await newGuest(newVisitor);
      await page.route(part, CUT.answer);
      await page.goto(path);
      const words = page.getByRole('main').getByRole('alert');
      await expect(words.getByText('Algo correu mal')).toBeVisible();
      await page.unroute(part);
      await words.getByRole('button', { name: 'Tentar Novamente' }).click();
      await expect(words).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  test('keeps a booking that is under way when one of its steps does not come', async ({
    newVisitor,
  }) => {
    const { page, errors } = await newGuest(newVisitor);
    await page.route(/assets\/lazy-steps-/, CUT.answer);
    await page.goto(bookingPath({ ...STAY, guests: 2 }));
    const words = page.getByRole('main').getByRole('alert');
    await expect(words.getByText('Algo correu mal')).toBeVisible();
    await page.unroute(/assets\/lazy-steps-/);
    await words.getByRole('button', { name: 'Tentar Novamente' }).click();
    await expect(page.getByRole('heading', { name: 'Escolha os quartos' })).toBeVisible();
    await page.getByRole('button', { name: 'Voltar a Hóspedes (concluído)' }).click();
    await expect(page.getByLabel('Número de hóspedes')).toHaveValue('2');
    expect(errors).toEqual([]);
  });

  test('keeps a message whose way out does not come', async ({ newVisitor }) => {
    const { page, errors } = await newGuest(newVisitor);
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
    await expect(page.getByLabel('Mensagem')).toHaveValue('Há cacifos?');
    await page.unroute(/assets\/send-message-/);
    await send.click();
    await expect(
      page.getByText('Mensagem enviada com sucesso! Responderemos em breve.'),
    ).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('shows place and links without the map, and a tile where a picture is missing', async ({
    newVisitor,
  }) => {
    const { page, errors } = await newGuest(newVisitor);
    await page.route('https://tile.openstreetmap.org/**', CUT.answer);
    await page.route('**/imagens/**', CUT.answer);
    await page.goto('/localizacao');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('definition').filter({ hasText: 'Rua da Estação 13' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /^Abrir mapa/ })).toBeVisible();
    await page.goto('/quartos');
    await expect(page.getByText('Cela do Vento').first()).toBeVisible();
    await expect.poll(() => page.locator('main img:visible').evaluateAll(areWhole)).toBe(true);
    expect(errors).toEqual([]);
  });
});

/**
 * Whether the content of an element is centred on the screen, and by how many px the page
 * overflows.
 */
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

/** Whether there are images, all of them loaded; those below the screen are made to load too. */
const areWhole = (images: Element[]) =>
  images.length > 0 &&
  images.every((image) => {
    if (!(image instanceof HTMLImageElement)) return false;
    image.loading = 'eager';
    return image.complete && image.naturalWidth > 0;
  });

test.describe('a browser that keeps nothing', () => {
  test('shows every page, and takes a booking', async ({ newVisitor }) => {
    const { page, line, errors } = await newGuest(newVisitor);
    await refuseStorage(page.context());
    for (const path of ['/', '/quartos', '/quarto/91', '/galeria', '/contacto', '/localizacao']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
    await expect(
      page.getByText('Nada se perdeu: os seus dados continuam preenchidos.'),
    ).toBeVisible();
    line.mend();
    await form.button('Confirmar Reserva').click();
    await form.reference();
    expect(errors).toEqual([]);
    await removeBookings(`guest_email=eq.${email}`);
  });
});

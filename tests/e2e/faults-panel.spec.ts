import type { Locator, Page } from '@playwright/test';
import { formatFullDay } from '@/domain/calendar/date-formats';
import { addDays, lisbonToday } from '@/domain/calendar/dates';
import { expect, test } from './fixtures';
import { asks, CUT, FAULTS, type Fault, RATE_LIMIT_WORDS, type Target } from './line';
import { bookingsOfScreen, clearScene, newReceptionist, setScene, type Scene } from './panel-scene';
import { pauseClock, requestsSent } from './screen';

// Something fails between reception's browser and the backend, on every screen of the panel, each
// time in another way. Without a browser, tests/queries/failure-kinds.test.ts tests that every
// request tells all failures apart, and tests/pages that every change is kept and can be sent
// again.

/** Longer than any timer of a screen that might ask again. */
const A_WHILE_MS = 45_000;
const DAY = addDays(lisbonToday(new Date()), 4);

let scene: Scene;
test.beforeAll(async () => {
  scene = await setScene();
});
test.afterAll(clearScene);

function faultNamed(name: string): Fault {
  const fault = FAULTS.find((one) => one.name === name);
  if (fault === undefined) throw new Error(`There is no fault '${name}'.`);
  return fault;
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();
const selection = (page: Page) => page.getByRole('region', { name: 'Seleção' });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notas internas' });
const card = (page: Page) => page.getByRole('article', { name: 'Sala das Máquinas' });
const priceOf94 = (page: Page) =>
  page.getByRole('textbox', { name: 'Preço base do quarto 94, por noite' });

/** A read that fails. */
interface Reading {
  target: Target;
  fault: string;
  failed: (page: Page) => Locator;
  loaded: (page: Page) => Locator;
}

/** A change that fails. */
interface Change {
  target: Target;
  fault: string;
  /** Runs once, before the first try. */
  open?: (page: Page) => Promise<void>;
  /** The action; exactly the same one is repeated to try again. */
  act: (page: Page) => Promise<void>;
  told: string;
  /** Asserts that what was typed is kept, and that the screen shows only what is stored. */
  keeps: (page: Page) => Promise<void>;
  done: (page: Page) => Locator;
}

interface Screen {
  name: string;
  path: () => string;
  /** Runs after each load, before the read. */
  open?: (page: Page) => Promise<void>;
  reading: Reading;
  change?: Change;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'the dashboard',
    path: () => '/admin/dashboard',
    reading: {
      target: bookingsOfScreen,
      fault: '500 with a page',
      failed: (page) => page.getByText('Não foi possível carregar as reservas recentes'),
      loaded: (page) =>
        page.getByRole('table', { name: 'Reservas recentes' }).getByRole('row').nth(1),
    },
  },
  {
    name: 'the groups',
    path: () => '/admin/group-bookings',
    reading: {
      target: asks('GET', 'booking_groups'),
      fault: 'null',
      failed: (page) => page.getByText('Não foi possível carregar as reservas de grupo'),
      loaded: (page) => main(page).getByRole('article').first(),
    },
  },
  {
    name: 'the messages',
    path: () => `/admin/contact-messages?mensagem=${scene.messageId}`,
    reading: {
      target: asks('GET', 'contact_messages'),
      fault: 'an empty body',
      failed: (page) => page.getByText('Não foi possível carregar as mensagens.'),
      loaded: (page) => page.getByRole('list', { name: 'Mensagens' }).getByRole('link').first(),
    },
    change: {
      target: asks('PATCH', 'contact_messages'),
      fault: '503',
      open: async (page) => {
        await press('Adicionar nota')(page);
        await notes(page).fill('Berço.');
      },
      act: press('Guardar'),
      told: 'Erro ao atualizar notas: ocorreu um erro inesperado. Tente novamente.',
      keeps: async (page) => expect(notes(page)).toHaveValue('Berço.'),
      done: (page) => page.getByText('Notas atualizadas com sucesso!'),
    },
  },
  {
    name: 'the rooms',
    path: () => '/admin/rooms',
    reading: {
      target: asks('GET', 'rooms'),
      fault: '500 in JSON',
      failed: (page) => page.getByText('Não foi possível carregar os quartos'),
      loaded: (page) => page.getByRole('article').first(),
    },
    change: {
      target: asks('PATCH', 'rooms'),
      fault: 'an empty body',
      act: async (page) => card(page).getByRole('switch').click(),
      told: 'Erro ao atualizar status do quarto',
      keeps: async (page) => expect(card(page).getByRole('switch')).toBeChecked(),
      done: (page) => page.getByText('Quarto desativado'),
    },
  },
  {
    name: 'the form of a room',
    path: () => `/admin/rooms?quarto=${scene.roomId}`,
    open: async (page) => page.getByRole('tab', { name: /^Comodidades/ }).click(),
    reading: {
      target: asks('GET', 'amenities'),
      fault: 'an object',
      failed: (page) => page.getByText('Não foi possível carregar as comodidades'),
      loaded: (page) => dialog(page).getByRole('checkbox').first(),
    },
    change: {
      target: asks('PATCH', 'rooms'),
      fault: '429 of the database',
      open: async (page) => {
        await page.getByRole('tab', { name: /^Dados/ }).click();
        await page.getByLabel('Subtítulo').fill('Com vista');
      },
      act: press('Guardar quarto'),
      told: 'Erro ao guardar quarto: demasiados pedidos em pouco tempo. Aguarde um momento.',
      keeps: async (page) => expect(page.getByLabel('Subtítulo')).toHaveValue('Com vista'),
      done: (page) => page.getByText('Quarto guardado'),
    },
  },
  {
    name: 'the grid',
    path: () => `/admin/availability-pricing?desde=${DAY}`,
    reading: {
      target: asks('GET', 'room_availability'),
      fault: 'JSON cut in the middle',
      failed: (page) => page.getByText('Não foi possível carregar a disponibilidade'),
      loaded: (page) => page.getByRole('gridcell').first(),
    },
    change: {
      target: asks('POST', 'room_availability'),
      fault: CUT.name,
      open: async (page) => {
        const name = new RegExp(`^Quarto 94, ${formatFullDay(DAY)}:`);
        await page.getByRole('gridcell', { name }).click();
        await selection(page).getByRole('textbox', { name: 'Preço' }).fill('61');
      },
      act: async (page) => selection(page).getByRole('button', { name: 'Aplicar' }).click(),
      told: 'Erro ao atualizar disponibilidade: sem ligação ao servidor. Verifique a rede e tente novamente.',
      keeps: async (page) => {
        await expect(selection(page).getByRole('textbox', { name: 'Preço' })).toHaveValue('61');
        await expect(selection(page).getByText(/^1 data/)).toBeVisible();
      },
      done: (page) => page.getByText('1 data atualizada com sucesso!'),
    },
  },
  {
    name: 'the prices',
    path: () => '/admin/availability-pricing?separador=precos',
    reading: {
      target: asks('GET', 'rooms'),
      fault: '429 of a gateway',
      failed: (page) => page.getByText('Não foi possível carregar os quartos'),
      loaded: (page) => page.getByRole('table', { name: 'Preços base por noite' }),
    },
    change: {
      target: asks('PATCH', 'rooms'),
      fault: '500 with a page',
      open: async (page) => {
        await page.getByRole('button', { name: /^Editar preço do quarto 94,/ }).click();
        await priceOf94(page).fill('34,5');
      },
      act: press('Guardar'),
      told: 'Erro ao atualizar preço: ocorreu um erro inesperado. Tente novamente.',
      keeps: async (page) => expect(priceOf94(page)).toHaveValue('34,5'),
      done: (page) => page.getByText('Preço base atualizado com sucesso!'),
    },
  },
  {
    name: 'the rooms as they are stored',
    path: () => '/test-rooms',
    reading: {
      target: asks('GET', 'rooms'),
      fault: CUT.name,
      failed: (page) => page.getByText('Não foi possível carregar os quartos'),
      loaded: (page) => page.getByRole('row').nth(1),
    },
  },
];

/** The answer to a round in which nobody has changed anything. */
const QUIET_ROUND = {
  cursor: '1:1',
  at: '2026-01-01T00:00:00Z',
  paused_since: null,
  pending: 0,
  unread: 0,
  bookings: [],
  messages: [],
  rooms: [],
  gone: [],
};

const retry = (page: Page) => page.getByRole('button', { name: /^Tentar [Nn]ovamente$/ }).first();
/** By key, because content that arrives later may move the button away from the mouse. */
const tryAgain = async (page: Page) => retry(page).press('Enter');

for (const { name, path, open, reading, change } of SCREENS) {
  test(`${name}: says what failed, and goes on when asked again`, async ({ newStaff }) => {
    const { page, line, errors } = await newReceptionist(newStaff);
    // A round that reports changes would make a screen read again by itself.
    await page.route('**/rpc/whats_new', (route) => route.fulfill({ json: QUIET_ROUND }));
    const held = line.hold(reading.target);
    await page.goto(path());
    await open?.(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(retry(page), 'no failure while the answer may come').toHaveCount(0);
    line.break(reading.target, faultNamed(reading.fault));
    held.release();
    await expect(reading.failed(page)).toBeVisible();
    const asked = line.hits();
    await page.clock.fastForward(A_WHILE_MS);
    await requestsSent(page);
    expect(line.hits(), 'nothing is asked for by itself').toBe(asked);
    await tryAgain(page);
    await expect.poll(() => line.hits()).toBeGreaterThan(asked);
    await expect(reading.failed(page)).toBeVisible();
    line.mend();
    await tryAgain(page);
    await expect(reading.loaded(page)).toBeVisible();
    await expect(retry(page)).toHaveCount(0);

    if (change !== undefined) {
      await change.open?.(page);
      line.break(change.target, faultNamed(change.fault));
      await change.act(page);
      await expect(page.getByText(change.told).first()).toBeVisible();
      await change.keeps(page);
      const heldChange = line.hold(change.target);
      line.mend();
      await change.act(page);
      await expect(change.done(page), 'nothing is told before it is so').toHaveCount(0);
      heldChange.release();
      await expect(change.done(page).first()).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
}

/** Moves a paused clock on by small steps, until the page has read an answer and shows this. */
async function stepUntil(page: Page, isShown: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return isShown();
    })
    .toBe(true);
}

// The error box of the bookings and its button, and two more attempts, 2 s apart.
test('the bookings: tried three times, said, and no more; a refused change is kept', async ({
  newStaff,
}) => {
  const { page, line, errors } = await newReceptionist(newStaff);
  const box = main(page).getByRole('alert');
  const held = line.hold(bookingsOfScreen);
  line.break(bookingsOfScreen, faultNamed('429 of the database'));
  const asked = page.waitForRequest(bookingsOfScreen);
  await page.goto('/admin/bookings');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Each attempt is told for 2 s only.
  await pauseClock(page);
  held.release();
  for (const attempt of ['Tentativa 2 de 3', 'Tentativa 3 de 3']) {
    await stepUntil(page, async () => box.getByText(attempt).isVisible());
    await expect(box.getByText('Erro ao Carregar Reservas', { exact: true })).toBeVisible();
    await expect(box.getByText(RATE_LIMIT_WORDS, { exact: true })).toBeVisible();
    await page.clock.runFor(2000);
  }
  await stepUntil(page, async () => (await box.getByText(/^Tentativa/).count()) === 0);
  expect(line.hits()).toBe(3);
  await page.clock.resume();
  await page.clock.fastForward(A_WHILE_MS);
  await requestsSent(page);
  expect(line.hits()).toBe(3);
  line.mend();
  await box.getByRole('button', { name: 'Tentar Novamente' }).click();
  const row = page.getByRole('link', { name: new RegExp(`^${scene.bookingNumber}`) });
  await expect(row).toBeVisible();
  await expect(box).toHaveCount(0);

  await row.click();
  await press('Editar')(page);
  await notes(page).fill('Berço.');
  line.break(asks('PATCH', 'bookings'), CUT);
  await press('Guardar')(page);
  await expect(
    page.getByText(
      'Erro ao atualizar notas: sem ligação ao servidor. Verifique a rede e tente novamente.',
    ),
  ).toBeVisible();
  await expect(notes(page)).toHaveValue('Berço.');
  line.mend();
  await press('Guardar')(page);
  await expect(page.getByText('Notas atualizadas com sucesso!')).toBeVisible();
  expect(errors).toEqual([]);
});

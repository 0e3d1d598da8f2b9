import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatFullDay } from '@/domain/date-formats';
import { addDays, lisbonToday } from '@/domain/dates';
import {
  askBackend,
  asks,
  CUT,
  FAULTS,
  type Fault,
  type Line,
  RATE_LIMIT_WORDS,
  REFUSALS,
  refuseStorage,
  removeBookings,
  tapLine,
  type Target,
  uncaughtErrors,
} from './faults';
import { DEMO_STAFF, DESKTOP, launchBrowser, newVisitor, signIn } from './support';

// Everything between reception's browser and the backend goes wrong, on every screen of the panel.
// Rooms, bookings and the message are of these tests alone, and are taken away in the end.

const ROOMS = [
  { room_number: '93', name: 'Sala das Máquinas', max_guests: 2, price_per_night: 31 },
  { room_number: '94', name: 'Casa do Leme', max_guests: 2, price_per_night: 32 },
];
const GROUP = 'GRP26-FALHAS24';
const GUEST = 'Teodora Falha';
const EMAIL = 'teodora.falha@example.com';
const DAY = addDays(lisbonToday(new Date()), 3);
/** A busy machine may take its time; the runner itself would wait for a second. */
const PATIENCE = { timeout: 15_000 };
/** Longer than any timer of a screen that might ask again. */
const A_WHILE_MS = 45_000;

interface Scene {
  roomId: string;
  /** One booking alone, and one of a group of two. */
  booking: string;
  grouped: string;
  /** One of the house, in the archive. */
  archived: string;
  groupId: string;
  messageId: string;
}

interface StoredBooking {
  room_id: string;
  booking_number: string;
  group_reference: string | null;
  group_id: string | null;
}

let browser: Browser;
let scene: Scene;

async function setScene(): Promise<Scene> {
  const rooms = await askBackend<{ id: string; room_number: string }>('rooms', {
    method: 'POST',
    body: ROOMS,
  });
  const [first = '', second = ''] = ROOMS.map(
    ({ room_number }) => rooms.find((room) => room.room_number === room_number)?.id,
  );
  const request = (roomId: string, price: number, inDays: number) => ({
    room_id: roomId,
    guest_name: GUEST,
    guest_email: EMAIL,
    guest_phone: '+351912345678',
    check_in_date: addDays(DAY, inDays),
    check_out_date: addDays(DAY, inDays + 1),
    number_of_guests: 1,
    total_price: price,
    status: 'pending',
  });
  const post = { method: 'POST', asVisitor: true };
  const columns = 'bookings?select=id,booking_number';
  await askBackend(columns, { ...post, body: [request(first, 31, 30)] });
  const group = await askBackend<{ id: string }>(columns, {
    ...post,
    body: [request(first, 31, 40), request(second, 32, 40)],
  });
  await askBackend(`bookings?id=in.(${group.map(({ id }) => id).join(',')})&select=id`, {
    method: 'PATCH',
    body: { group_reference: GROUP },
  });
  const stored = await askBackend<StoredBooking>(`bookings?guest_email=eq.${EMAIL}`);
  const alone = stored.find(({ group_reference }) => group_reference === null);
  const grouped = stored.find(({ group_reference }) => group_reference !== null);
  const [archived] = await askBackend<StoredBooking>('bookings?archived=is.true&limit=1');
  const [message] = await askBackend<{ id: string }>('contact_messages', {
    method: 'POST',
    body: { name: GUEST, email: EMAIL, subject: 'reserva', message: 'Há alguém?' },
  });
  return {
    roomId: first,
    booking: alone?.booking_number ?? '',
    grouped: grouped?.booking_number ?? '',
    archived: archived?.booking_number ?? '',
    groupId: grouped?.group_id ?? '',
    messageId: message?.id ?? '',
  };
}

beforeAll(async () => {
  browser = await launchBrowser();
  scene = await setScene();
});
afterAll(async () => {
  await browser.close();
  await removeBookings(`guest_email=eq.${EMAIL}`);
  await askBackend(`contact_messages?email=eq.${EMAIL}`, {
    method: 'PATCH',
    body: { archived: true, archived_at: new Date().toISOString() },
  });
  await askBackend(`contact_messages?email=eq.${EMAIL}`, { method: 'DELETE' });
  await askBackend('rooms?room_number=in.(93,94,95)', { method: 'DELETE' });
});

interface Receptionist {
  page: Page;
  line: Line;
  errors: string[];
  leave: () => Promise<void>;
}

async function newReceptionist(): Promise<Receptionist> {
  const { page, context } = await newVisitor(browser, DESKTOP);
  const line = await tapLine(context);
  const errors = uncaughtErrors(page);
  await page.clock.install();
  await stopPulse(page);
  await signIn(page);
  return { page, line, errors, leave: () => context.close() };
}

/** The panel's pulse asks every half minute: without it, what is asked is what a screen asks by itself. */
async function stopPulse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const set = window.setInterval.bind(window);
    const withoutPulse = (handler: TimerHandler, ms?: number) =>
      ms === 30_000 ? 0 : set(handler, ms);
    Object.assign(window, { setInterval: withoutPulse });
  });
}

/** The bookings a screen asks for, without those by which the panel's frame follows what others do. */
const bookingsOfScreen: Target = (request) => {
  const params = new URL(request.url()).searchParams;
  const isOfFrame =
    params.get('order') === 'updated_at.desc' || params.get('status') === 'eq.pending';
  return asks('GET', 'bookings')(request) && !isOfFrame;
};

const main = (page: Page) => page.getByRole('main');
const retryButton = (page: Page) =>
  page.getByRole('button', { name: /^Tentar [Nn]ovamente$/ }).first();
const loadingWords = (page: Page) => main(page).getByText('A carregar...').first();

interface LoadingScreen {
  name: string;
  path: () => string;
  target: Target;
  /** What else has to be done before it is asked for. */
  open?: (page: Page) => Promise<void>;
  loading?: (page: Page) => Locator;
  failed: (page: Page) => Locator;
  retry?: (page: Page) => Locator;
  loaded: (page: Page) => Locator;
}

const SCREENS: readonly LoadingScreen[] = [
  {
    name: 'the bookings of the dashboard',
    path: () => '/admin/dashboard',
    target: bookingsOfScreen,
    failed: (page) => page.getByText('Não foi possível carregar as reservas recentes'),
    loaded: (page) => page.locator('section[aria-labelledby=recentes] tbody tr').first(),
  },
  {
    name: 'the unread messages of the dashboard',
    path: () => '/admin/dashboard',
    target: asks('HEAD', 'contact_messages'),
    failed: (page) => main(page).getByText('Não foi possível carregar').first(),
    retry: (page) =>
      page.getByRole('button', { name: 'Tentar novamente : Mensagens não lidas' }).first(),
    loaded: (page) => main(page).getByRole('link', { name: 'Abrir mensagens' }),
  },
  {
    name: 'the groups',
    path: () => '/admin/group-bookings',
    target: asks('GET', 'booking_groups'),
    loading: loadingWords,
    failed: (page) => page.getByText('Não foi possível carregar as reservas de grupo'),
    loaded: (page) => main(page).getByText(GROUP).first(),
  },
  {
    name: 'the bookings of the groups',
    path: () => '/admin/group-bookings',
    target: bookingsOfScreen,
    loading: loadingWords,
    failed: (page) => page.getByText('Não foi possível carregar as reservas de grupo'),
    loaded: (page) => main(page).getByText(GROUP).first(),
  },
  {
    name: 'the guests of a group',
    path: () => `/admin/group-bookings?grupo=${scene.groupId}`,
    target: asks('GET', 'guest_profiles'),
    failed: (page) => page.getByText('Não foi possível carregar os perfis dos hóspedes'),
    loaded: (page) => page.getByRole('dialog').getByText('1 de 2 preenchido'),
  },
  {
    name: 'a group that is not in the list',
    path: () => '/admin/group-bookings?grupo=00000000-0000-4000-8000-000000000000',
    target: asks('GET', 'booking_groups', 'id=eq'),
    failed: (page) => page.getByText('Não foi possível carregar o grupo'),
    loaded: (page) => page.getByText('Este grupo já não existe.'),
  },
  {
    name: 'the rooms',
    path: () => '/admin/rooms',
    target: asks('GET', 'rooms'),
    failed: (page) => page.getByText('Não foi possível carregar os quartos'),
    loaded: (page) => page.getByRole('article').first(),
  },
  ...['amenity_categories', 'amenities', 'room_amenities'].map((table) => ({
    name: `the amenities in the form of a room (${table})`,
    path: () => `/admin/rooms?quarto=${scene.roomId}`,
    target: asks('GET', table),
    open: async (page: Page) => page.getByRole('tab', { name: /^Comodidades/ }).click(),
    failed: (page: Page) => page.getByText('Não foi possível carregar as comodidades'),
    loaded: (page: Page) => page.getByRole('dialog').getByRole('checkbox').first(),
  })),
  {
    name: 'the rooms of the grid',
    path: () => '/admin/availability-pricing',
    target: asks('GET', 'rooms'),
    failed: (page) => page.getByText('Não foi possível carregar os quartos'),
    loaded: (page) => page.getByRole('grid'),
  },
  ...['bookings', 'room_availability'].map((table) => ({
    name: `the days of the grid (${table})`,
    path: () => '/admin/availability-pricing',
    target: table === 'bookings' ? bookingsOfScreen : asks('GET', table),
    failed: (page: Page) => page.getByText('Não foi possível carregar a disponibilidade'),
    loaded: (page: Page) => page.getByRole('grid'),
  })),
  {
    name: 'the messages',
    path: () => '/admin/contact-messages',
    target: asks('GET', 'contact_messages'),
    failed: (page) => page.getByText('Não foi possível carregar as mensagens.'),
    loaded: (page) => page.getByRole('list', { name: 'Mensagens' }).getByRole('link').first(),
  },
  {
    name: 'the rooms as they are stored',
    path: () => '/test-rooms',
    target: asks('GET', 'rooms'),
    failed: (page) => page.getByText('Não foi possível carregar os quartos'),
    loaded: (page) => page.getByRole('row').nth(1),
  },
  {
    name: 'a booking that is not in the list',
    path: () => `/admin/bookings?reserva=${scene.archived}`,
    target: asks('GET', 'bookings', 'booking_number=eq'),
    failed: (page) => page.getByRole('dialog').getByRole('alert').first(),
    loaded: (page) => page.getByRole('dialog').getByRole('button', { name: /^Desarquivar/ }),
  },
];

describe('what a screen asks for does not come', () => {
  it.each(SCREENS)('$name', async ({ path, target, open, loading, failed, loaded, ...screen }) => {
    const { page, line, errors, leave } = await newReceptionist();
    const retry = screen.retry ?? retryButton;
    const held = line.hold(target);
    await page.goto(path());
    await open?.(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await loading?.(page).waitFor();
    expect(await retry(page).count(), 'no failure is told while the answer may come').toBe(0);
    held.release();
    await loaded(page).waitFor();

    line.break(target, CUT);
    await page.goto(path());
    await open?.(page);
    for (const fault of FAULTS) {
      await retry(page).waitFor();
      await failed(page).waitFor();
      const asked = line.hits();
      await page.clock.fastForward(A_WHILE_MS);
      expect(line.hits(), 'nothing is asked for by itself').toBe(asked);
      line.break(target, fault);
      await retry(page).click();
      await expect.poll(() => line.hits(), PATIENCE).toBeGreaterThan(0);
    }
    await failed(page).waitFor();
    line.mend();
    await retry(page).click();
    await loaded(page).waitFor();
    await retry(page).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await leave();
  });

  // Specification §8, Admin bookings load: the box, its button, and two more attempts, 2 s apart.
  it.each([
    { name: 'the bookings', path: '/admin/bookings' },
    { name: 'the archive', path: '/admin/bookings?arquivadas=1' },
  ])('$name: tries three times, says so, and no more', async ({ path }) => {
    const { page, line, errors, leave } = await newReceptionist();
    const target = bookingsOfScreen;
    const box = main(page).getByRole('alert');
    const list = page.getByLabel('Lista de reservas');
    for (const fault of [...FAULTS.slice(0, 4), ...FAULTS.slice(-1)]) {
      line.break(target, fault);
      await page.goto(path);
      await box.getByText('Erro ao Carregar Reservas', { exact: true }).waitFor();
      const words =
        fault.name === '429 of the database' ? RATE_LIMIT_WORDS : 'Erro ao carregar reservas';
      await box.getByText(words, { exact: true }).waitFor();
      for (const attempt of ['Tentativa 2 de 3', 'Tentativa 3 de 3']) {
        await box.getByText(attempt).waitFor();
        await page.clock.fastForward(2000);
      }
      await box.getByText(/^Tentativa/).waitFor({ state: 'detached' });
      expect(line.hits()).toBe(3);
      await page.clock.fastForward(A_WHILE_MS);
      expect(line.hits()).toBe(3);
      line.mend();
      await box.getByRole('button', { name: 'Tentar Novamente' }).click();
      await list.getByRole('link').first().waitFor();
      await box.waitFor({ state: 'detached' });
    }
    expect(errors).toEqual([]);
    await leave();
  });

  it('whether somebody is staff: the screens speak for themselves', async () => {
    const { page, line, errors, leave } = await newReceptionist();
    await page.waitForLoadState('networkidle');
    for (const fault of FAULTS) {
      line.break(asks('POST', 'rpc/am_i_staff'), fault);
      await page.goto('/admin/dashboard', { waitUntil: 'networkidle' });
      await page.locator('section[aria-labelledby=recentes] tbody tr').first().waitFor();
      expect(line.hits()).toBe(1);
    }
    expect(errors).toEqual([]);
    await leave();
  });
});

/** Why, as staff read it after 'Erro ao …: '. */
function reasonOf({ name }: Fault): string {
  if (name === CUT.name) return 'sem ligação ao servidor. Verifique a rede e tente novamente.';
  if (name.startsWith('429')) return 'demasiados pedidos em pouco tempo. Aguarde um momento.';
  return 'ocorreu um erro inesperado. Tente novamente.';
}

/** As `reasonOf`, where the catalogue has a sentence of its own for what is not known. */
function knownReasonOf(fault: Fault): string | null {
  return fault.name === CUT.name || fault.name.startsWith('429') ? reasonOf(fault) : null;
}

interface Change {
  name: string;
  path: () => string;
  /** Once, before the first try. */
  open?: (page: Page) => Promise<void>;
  target: Target;
  /** What may go wrong; without rows asked back, any status of success is one. */
  faults?: readonly Fault[];
  /** The very press that is repeated to try again. */
  act: (page: Page) => Promise<void>;
  told: (fault: Fault) => string;
  /** After each failure: nothing typed is lost, nothing shown that is not so. */
  keeps?: (page: Page) => Promise<unknown>;
  done: (page: Page) => Locator;
}

const dialog = (page: Page) => page.getByRole('dialog');
const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();
/** A stay that has not ended is asked about. */
const pressAndConfirm = (name: string, confirm: string) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
};
const bookingPath = () => `/admin/bookings?reserva=${scene.booking}`;
const groupPath = () => `/admin/bookings?reserva=${scene.grouped}`;
const messagePath = () => `/admin/contact-messages?mensagem=${scene.messageId}`;
const archivedMessagePath = () => `${messagePath()}&arquivadas=1`;
const archiveMessage = async () => {
  await askBackend(`contact_messages?id=eq.${scene.messageId}`, {
    method: 'PATCH',
    body: { archived: true, archived_at: new Date().toISOString() },
  });
};
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notas internas' });
const expectNotes = async (page: Page) => expect(await notes(page).inputValue()).toBe('Berço.');
const card = (page: Page) => page.getByRole('article', { name: 'Sala das Máquinas' });
const panel = (page: Page) => page.getByRole('region', { name: 'Seleção' });

const EMAIL_FLAGS = [
  ['E-mail de confirmação enviado', 'Erro ao atualizar o estado do email.'],
  ['Confirmado pelo hóspede', 'Erro ao atualizar o estado de confirmação.'],
] as const;

/** In this order: what is archived first is deleted later. */
const CHANGES: readonly Change[] = [
  {
    name: 'the status of a booking',
    path: bookingPath,
    target: asks('PATCH', 'bookings'),
    act: press('Confirmada'),
    told: (fault) => `Erro ao atualizar reserva: ${reasonOf(fault)}`,
    done: (page) => page.getByText('Estado da reserva atualizado com sucesso!'),
  },
  {
    name: 'the notes of a booking',
    path: bookingPath,
    open: async (page) => {
      await press('Editar')(page);
      await notes(page).fill('Berço.');
    },
    target: asks('PATCH', 'bookings'),
    act: press('Guardar'),
    told: (fault) => `Erro ao atualizar notas: ${reasonOf(fault)}`,
    keeps: expectNotes,
    done: (page) => page.getByText('Notas atualizadas com sucesso!'),
  },
  ...EMAIL_FLAGS.map(([label, words]) => {
    const flag = (page: Page) => dialog(page).getByRole('switch', { name: label });
    return {
      name: `the flag '${label}'`,
      path: bookingPath,
      target: asks('PATCH', 'bookings'),
      act: async (page: Page) => flag(page).click(),
      told: () => words,
      keeps: async (page: Page) =>
        dialog(page).getByRole('switch', { name: label, checked: false }).waitFor(),
      done: (page: Page) => dialog(page).getByRole('switch', { name: label, checked: true }),
    };
  }),
  {
    name: 'the archive of a booking',
    path: bookingPath,
    target: asks('PATCH', 'bookings'),
    act: pressAndConfirm('Arquivar', 'Arquivar reserva'),
    told: () => 'Erro ao arquivar reserva',
    done: (page) => page.getByText('Reserva arquivada', { exact: true }),
  },
  {
    name: 'the end of a booking',
    path: bookingPath,
    open: press('Eliminar reserva'),
    target: asks('DELETE', 'bookings'),
    act: async (page) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar reserva' }).click(),
    told: () => 'Erro ao eliminar reserva',
    done: (page) => page.getByText('Reserva eliminada', { exact: true }),
  },
  {
    name: 'the archive of a group',
    path: groupPath,
    target: asks('PATCH', 'bookings'),
    act: pressAndConfirm('Arquivar grupo', 'Arquivar 2 reservas'),
    told: () => 'Erro ao arquivar reserva',
    done: (page) => page.getByText('Grupo arquivado', { exact: true }),
  },
  {
    name: 'the end of a group',
    path: groupPath,
    open: press('Eliminar grupo'),
    target: asks('DELETE', 'bookings'),
    act: async (page) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar 2 reservas' }).click(),
    told: () => 'Erro ao eliminar reserva',
    done: (page) => page.getByText('Grupo eliminado', { exact: true }),
  },
  {
    name: 'a message read',
    // The newest stands beside the list: an address that opens it would mark it read.
    path: () => '/admin/contact-messages',
    target: asks('PATCH', 'contact_messages'),
    act: press('Marcar como lida'),
    told: () => 'Erro ao atualizar mensagem',
    done: (page) => page.getByText('Mensagem marcada como lida'),
  },
  {
    name: 'the notes of a message',
    path: messagePath,
    open: async (page) => {
      await press('Adicionar nota')(page);
      await notes(page).fill('Berço.');
    },
    target: asks('PATCH', 'contact_messages'),
    act: press('Guardar'),
    told: (fault) => `Erro ao atualizar notas: ${reasonOf(fault)}`,
    keeps: expectNotes,
    done: (page) => page.getByText('Notas atualizadas com sucesso!'),
  },
  {
    name: 'the archive of a message',
    path: messagePath,
    target: asks('PATCH', 'contact_messages'),
    act: press('Arquivar'),
    told: () => 'Erro ao arquivar mensagem',
    done: (page) => page.getByText('Mensagem arquivada', { exact: true }),
  },
  {
    name: 'a message out of the archive',
    path: archivedMessagePath,
    open: archiveMessage,
    target: asks('PATCH', 'contact_messages'),
    // Shown at once, it leaves the list, and comes back to it.
    act: async (page) => {
      await page.goto(archivedMessagePath());
      await press('Desarquivar')(page);
    },
    told: () => 'Erro ao desarquivar mensagem',
    done: (page) => page.getByText('Mensagem desarquivada', { exact: true }),
  },
  {
    name: 'the end of a message',
    path: archivedMessagePath,
    open: async (page) => {
      await archiveMessage();
      await page.reload();
      await press('Eliminar')(page);
    },
    target: asks('DELETE', 'contact_messages'),
    act: press('Eliminar mensagem'),
    told: () => 'Erro ao eliminar mensagem',
    done: (page) => page.getByText('Mensagem eliminada', { exact: true }),
  },
  {
    name: 'a room on and off the site',
    path: () => '/admin/rooms',
    target: asks('PATCH', 'rooms'),
    act: async (page) => card(page).getByRole('switch').click(),
    told: () => 'Erro ao atualizar status do quarto',
    keeps: async (page) =>
      expect.poll(() => card(page).getByRole('switch').isChecked(), PATIENCE).toBe(true),
    done: (page) => page.getByText('Quarto desativado'),
  },
  {
    name: 'a new room',
    path: () => '/admin/rooms?quarto=novo',
    open: async (page) => {
      await page.getByLabel(/^Número/).fill('95');
      await page.getByRole('textbox', { name: /^Nome/ }).fill('Torre de Vigia');
      await page.getByLabel(/^Capacidade máxima/).selectOption('2');
      await page.getByLabel(/^Preço por noite/).fill('33');
    },
    target: asks('POST', 'rooms'),
    act: press('Guardar quarto'),
    told: (fault) => {
      const reason = knownReasonOf(fault);
      return reason === null ? 'Erro ao guardar quarto' : `Erro ao guardar quarto: ${reason}`;
    },
    keeps: async (page) =>
      expect(await page.getByRole('textbox', { name: /^Nome/ }).inputValue()).toBe(
        'Torre de Vigia',
      ),
    done: (page) => page.getByText('Quarto adicionado'),
  },
  {
    name: 'a room changed',
    path: () => `/admin/rooms?quarto=${scene.roomId}`,
    open: async (page) => page.getByLabel('Subtítulo').fill('Com vista'),
    target: asks('PATCH', 'rooms'),
    act: press('Guardar quarto'),
    told: (fault) => {
      const reason = knownReasonOf(fault);
      return reason === null ? 'Erro ao guardar quarto' : `Erro ao guardar quarto: ${reason}`;
    },
    keeps: async (page) =>
      expect(await page.getByLabel('Subtítulo').inputValue()).toBe('Com vista'),
    done: (page) => page.getByText('Quarto guardado'),
  },
  {
    name: 'a new amenity',
    path: () => `/admin/rooms?quarto=${scene.roomId}`,
    open: async (page) => {
      await page.getByRole('tab', { name: /^Comodidades/ }).click();
      await page.getByLabel('Nome', { exact: true }).fill('Luneta');
    },
    target: asks('POST', 'amenities'),
    act: press('Adicionar'),
    told: (fault) => {
      const reason = knownReasonOf(fault);
      return reason === null
        ? 'Falha ao criar comodidade.'
        : `Erro ao adicionar comodidade: ${reason}`;
    },
    keeps: async (page) =>
      expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Luneta'),
    done: (page) => page.getByRole('checkbox', { name: 'Luneta', checked: true }),
  },
  {
    name: 'the amenities of a room',
    path: () => `/admin/rooms?quarto=${scene.roomId}`,
    open: async (page) => {
      await page.getByRole('tab', { name: /^Comodidades/ }).click();
      await dialog(page).getByRole('checkbox').first().check();
    },
    target: asks('POST', 'room_amenities'),
    faults: REFUSALS,
    act: press('Guardar quarto'),
    told: () => 'O quarto ficou guardado, mas as comodidades não:',
    keeps: async (page) =>
      expect(await dialog(page).getByRole('checkbox').first().isChecked()).toBe(true),
    done: (page) => page.getByText('Quarto guardado'),
  },
  {
    name: 'the end of a room',
    path: () => '/admin/rooms',
    open: press('Eliminar quarto 95'),
    target: asks('DELETE', 'rooms'),
    act: press('Eliminar quarto'),
    told: () => 'Erro ao eliminar quarto. Verifique se não existem reservas associadas.',
    done: (page) => page.getByText('Quarto eliminado'),
  },
  {
    name: 'a base price',
    path: () => '/admin/availability-pricing?separador=precos',
    open: async (page) => {
      await page.getByRole('tab', { name: 'Preços' }).click();
      await page.getByRole('button', { name: /^Editar preço do quarto 94,/ }).click();
      await page.getByRole('textbox', { name: 'Preço base do quarto 94, por noite' }).fill('34,5');
    },
    target: asks('PATCH', 'rooms'),
    act: press('Guardar'),
    told: (fault) => `Erro ao atualizar preço: ${reasonOf(fault)}`,
    keeps: async (page) =>
      expect(
        await page
          .getByRole('textbox', { name: 'Preço base do quarto 94, por noite' })
          .inputValue(),
      ).toBe('34,5'),
    done: (page) => page.getByText('Preço base atualizado com sucesso!'),
  },
  {
    name: 'selected days',
    path: () => '/admin/availability-pricing?vista=mes',
    open: async (page) => {
      const name = new RegExp(`^Quarto 94, ${formatFullDay(addDays(DAY, 1))}:`);
      await page.getByRole('gridcell', { name }).click();
      await panel(page).getByRole('textbox', { name: 'Preço' }).fill('61');
    },
    target: asks('POST', 'room_availability'),
    faults: REFUSALS,
    act: async (page) => panel(page).getByRole('button', { name: 'Aplicar' }).click(),
    told: (fault) => `Erro ao atualizar disponibilidade: ${reasonOf(fault)}`,
    keeps: async (page) => {
      expect(await panel(page).getByRole('textbox', { name: 'Preço' }).inputValue()).toBe('61');
      await panel(page)
        .getByText(/^1 data/)
        .waitFor();
    },
    done: (page) => page.getByText('1 data atualizada com sucesso!'),
  },
  {
    name: 'the grid read anew before selected days are stored',
    path: () => '/admin/availability-pricing?vista=mes',
    open: async (page) => {
      const name = new RegExp(`^Quarto 94, ${formatFullDay(addDays(DAY, 2))}:`);
      await page.getByRole('gridcell', { name }).click();
    },
    target: asks('GET', 'room_availability'),
    act: async (page) => panel(page).getByRole('button', { name: 'Aplicar' }).click(),
    told: (fault) => `Erro ao atualizar disponibilidade: ${reasonOf(fault)}`,
    keeps: async (page) =>
      panel(page)
        .getByText(/^1 data/)
        .waitFor(),
    done: (page) => page.getByText('1 data atualizada com sucesso!'),
  },
  {
    name: 'many days at once',
    path: () => '/admin/availability-pricing',
    open: async (page) => {
      await page.getByRole('button', { name: /^Quartos/ }).click();
      await page.getByRole('group', { name: 'Quartos na grelha' }).getByText('Limpar').click();
      await page.getByRole('checkbox', { name: /Casa do Leme/ }).check();
      await page.keyboard.press('Escape');
      await press('Bloquear fins de semana')(page);
    },
    target: asks('POST', 'room_availability'),
    faults: REFUSALS,
    act: async (page) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Aplicar' }).click(),
    told: (fault) => `Erro na operação em massa: ${reasonOf(fault)}`,
    done: (page) => page.getByText('Operação em massa concluída com sucesso!'),
  },
];

describe('what staff change is not taken', () => {
  it.each(CHANGES)('$name', async (change) => {
    const { page, line, errors, leave } = await newReceptionist();
    await page.goto(change.path());
    await change.open?.(page);
    for (const fault of change.faults ?? FAULTS) {
      line.break(change.target, fault);
      await change.act(page);
      // The words of the last failure may still stand there.
      await expect.poll(() => line.hits(), PATIENCE).toBeGreaterThan(0);
      await page.getByText(change.told(fault)).first().waitFor();
      await change.keeps?.(page);
      await page.clock.fastForward(A_WHILE_MS);
      const notice = page.getByRole('button', { name: 'Fechar aviso' });
      if (await notice.count()) await notice.first().click();
    }
    const held = line.hold(change.target);
    line.mend();
    await change.act(page);
    expect(await change.done(page).count(), 'nothing is told before it is so').toBe(0);
    held.release();
    await change.done(page).first().waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('the login', () => {
  it('says that the door is stuck, and keeps what was typed', async () => {
    const { page, context } = await newVisitor(browser, DESKTOP);
    const line = await tapLine(context);
    const errors = uncaughtErrors(page);
    const isSignIn: Target = (request) => request.url().includes('/auth/v1/token');
    await page.goto('/admin/login');
    await page.getByLabel('Email').fill(DEMO_STAFF.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_STAFF.password);
    for (const fault of FAULTS) {
      line.break(isSignIn, fault);
      await press('Entrar')(page);
      await page.getByText('Erro ao fazer login. Tente novamente.').waitFor();
      expect(line.hits()).toBe(1);
      expect(await page.getByLabel('Email').inputValue()).toBe(DEMO_STAFF.email);
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).not.toBe('');
    }
    const held = line.hold(isSignIn);
    line.mend();
    await press('Entrar')(page);
    await page.getByRole('button', { name: 'A entrar...' }).waitFor();
    held.release();
    await page.waitForURL('**/admin/dashboard');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the session ends in the middle of work', () => {
  const REFUSED: Fault = {
    name: '401',
    answer: (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: JSON.stringify({
          code: 'PGRST301',
          message: 'JWT expired',
          details: null,
          hint: null,
        }),
      }),
  };

  async function signInAgain(page: Page): Promise<void> {
    const told = page.getByRole('alertdialog', { name: 'A sessão terminou' });
    await told.getByText('A última alteração não foi guardada.').waitFor();
    await told.getByRole('link', { name: 'Entrar' }).click();
    await page.getByText('Depois de entrar, volta ao ecrã onde estava.').waitFor();
    await page.getByLabel('Email').fill(DEMO_STAFF.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_STAFF.password);
    await press('Entrar')(page);
  }

  it('tells so, and notes and forms go on where they were left', async () => {
    const { page, line, errors, leave } = await newReceptionist();
    const [booking] = await askBackend<{ booking_number: string }>(
      'bookings?archived=is.false&order=created_at&limit=1',
    );
    await page.goto(`/admin/bookings?reserva=${booking?.booking_number}`);
    await press('Editar')(page);
    const before = await notes(page).inputValue();
    await notes(page).fill(`${before} Chegam tarde.`);
    line.break(asks('PATCH', 'bookings'), REFUSED);
    await press('Guardar')(page);
    line.mend();
    await signInAgain(page);
    await expect.poll(() => notes(page).inputValue(), PATIENCE).toBe(`${before} Chegam tarde.`);
    await notes(page).fill(before === '' ? ' ' : before);
    await press('Guardar')(page);
    await page.getByText('Notas atualizadas com sucesso!').waitFor();

    await page.goto(`/admin/rooms?quarto=${scene.roomId}`);
    await page.getByLabel('Subtítulo').fill('Com vista para o farol');
    line.break(asks('PATCH', 'rooms'), REFUSED);
    await press('Guardar quarto')(page);
    line.mend();
    await signInAgain(page);
    await page.getByText('Aqui está o que tinha ficado por guardar.').waitFor();
    expect(await page.getByLabel('Subtítulo').inputValue()).toBe('Com vista para o farol');
    await press('Guardar quarto')(page);
    await page.getByText('Quarto guardado').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it('leads from a list that is refused to the login and back', async () => {
    const { page, line, errors, leave } = await newReceptionist();
    line.break(bookingsOfScreen, REFUSED);
    await page.goto('/admin/bookings');
    const box = main(page).getByRole('alert');
    await box.getByText('Erro de autenticação. Por favor, faça login novamente.').waitFor();
    await box.getByRole('link', { name: 'Entrar' }).click();
    line.mend();
    await page.getByLabel('Email').fill(DEMO_STAFF.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_STAFF.password);
    await press('Entrar')(page);
    await page.getByLabel('Lista de reservas').getByRole('link').first().waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('the seeding tool', () => {
  it('says which way it ended at every step, and finishes when asked again', async () => {
    const [amenities, links] = await Promise.all([
      askBackend('amenities?select=name,category_id,display_order,icon'),
      askBackend('room_amenities?select=room_id,amenity_id,amenities(name,category_id)'),
    ]);
    const { page, line, errors, leave } = await newReceptionist();
    await page.goto('/admin/populate-amenities');
    await press('Repor comodidades')(page);
    line.break(asks('POST', 'amenity_categories'), CUT);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Repor comodidades' }).click();
    const box = main(page).getByRole('alert');
    const failed = box.getByText('Não foi possível repor as comodidades');
    await failed.waitFor();
    const steps = [
      ...FAULTS.map((fault) => ({ target: asks('POST', 'amenity_categories'), fault })),
      ...FAULTS.map((fault) => ({ target: asks('POST', 'amenities'), fault })),
      ...['amenities', 'amenity_categories', 'room_amenities'].flatMap((table) =>
        REFUSALS.map((fault) => ({ target: asks('DELETE', table), fault })),
      ),
    ];
    for (const { target, fault } of steps) {
      line.break(target, fault);
      await box.getByRole('button', { name: 'Tentar Novamente' }).click();
      await expect.poll(() => line.hits(), PATIENCE).toBe(1);
      await failed.waitFor();
      expect((await askBackend('amenities?select=id')).length).toBeGreaterThanOrEqual(22);
    }
    line.mend();
    await box.getByRole('button', { name: 'Tentar Novamente' }).click();
    await main(page).getByRole('link', { name: 'Abrir Quartos' }).waitFor();
    expect(await askBackend('amenities?select=id')).toHaveLength(22);
    await putAmenitiesBack({ amenities, links });
    expect(errors).toEqual([]);
    await leave();
  });

  /** The other tests' rooms have again what they had. */
  async function putAmenitiesBack(before: { amenities: unknown[]; links: unknown[] }) {
    const known = await askBackend<{ id: string; name: string; category_id: string }>(
      'amenities?select=id,name,category_id',
    );
    const isKnown = (amenity: unknown) =>
      known.some(({ name, category_id }) => isSame(amenity, { name, category_id }));
    const gone = before.amenities.filter((amenity) => !isKnown(amenity));
    if (gone.length > 0) await askBackend('amenities', { method: 'POST', body: gone });
    const ids = new Set(known.map(({ id }) => id));
    const links = before.links.filter(isLink).filter(({ amenity_id }) => ids.has(amenity_id));
    await askBackend('room_amenities', {
      method: 'POST',
      body: links.map(({ room_id, amenity_id }) => ({ room_id, amenity_id })),
    });
  }

  const isSame = (amenity: unknown, { name, category_id }: { name: string; category_id: string }) =>
    typeof amenity === 'object' &&
    amenity !== null &&
    'name' in amenity &&
    'category_id' in amenity &&
    amenity.name === name &&
    amenity.category_id === category_id;
  const isLink = (link: unknown): link is { room_id: string; amenity_id: string } =>
    typeof link === 'object' && link !== null && 'room_id' in link && 'amenity_id' in link;
});

describe('a panel that is cut off, or may keep nothing', () => {
  it('stands where it is, says so, and goes on when the line is back', async () => {
    const { page, errors, leave } = await newReceptionist();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Quartos' }).click();
    const words = main(page).getByRole('alert');
    await words.getByText('Algo correu mal').waitFor();
    await words.getByRole('button', { name: 'Tentar Novamente' }).click();
    await words.getByText('Não há ligação ao site. Verifique a rede e tente novamente.').waitFor();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).waitFor();
    await page.context().setOffline(false);
    await words.getByRole('button', { name: 'Tentar Novamente' }).click();
    await page.getByRole('article').first().waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it('works without the stores of the browser, and keeps drafts until it is left', async () => {
    const { page, context } = await newVisitor(browser, DESKTOP);
    const errors = uncaughtErrors(page);
    await refuseStorage(context);
    await signIn(page);
    await page.getByRole('link', { name: 'Reservas', exact: true }).click();
    const list = page.getByLabel('Lista de reservas');
    await list.getByRole('link').first().click();
    await press('Editar')(page);
    await notes(page).fill('Sem memória.');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await list.getByRole('link').first().click();
    expect(await notes(page).inputValue()).toBe('Sem memória.');
    await press('Cancelar')(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Quartos' }).click();
    await page.getByRole('button', { name: 'Adicionar quarto' }).click();
    await page.getByRole('textbox', { name: /^Nome/ }).fill('Sem memória');
    await page.keyboard.press('Escape');
    await press('Sair sem guardar')(page);
    await press('Sair')(page);
    await page.waitForURL('**/admin/login');
    expect(errors).toEqual([]);
    await context.close();
  });
});

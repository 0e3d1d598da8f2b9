import { removeBookings } from './backend';
import { bookingPage, stayFromToday } from './booking-page';
import { DESKTOP, expect, PHONE, test, type Visitor } from './fixtures';
import { linkOfMail } from './mailbox';
import { expectSoundScreen, settled } from './screen';

// A request from sending to withdrawal, as its guest and reception see it, with the hostel's mails
// in between. Each state and failure of the page is tested without a browser in tests/pages.

const GUEST = 'Olívia Prates';
const EMAIL = 'olivia.prates@viagens.example';
const STAY = stayFromToday({ inDays: 40, nights: 3 });
const ROOMS = ['Twin Losango', 'Duplo Maré', 'Individual Estrela'];
/** The panel asks for changes within this time. */
const A_ROUND_MS = 15_000;

test.afterEach(async () => removeBookings(`guest_email=eq.${EMAIL}`));

/** Sends a request for three rooms; gives the reference of its group. */
async function book({ page }: Visitor): Promise<string> {
  const form = bookingPage(page);
  await form.openRooms({ ...STAY, guests: 5 });
  await form.chooseByHand();
  for (const room of ROOMS) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a finger does
    await form.button(`Adicionar ${room}`).click();
  }
  await form.next('Os seus dados');
  await form.fillContact({ name: GUEST, email: EMAIL, phone: '+351 912 345 678' });
  await form.next('Confirme o seu pedido');
  await form.button('Confirmar Reserva').click();
  await form.reference();
  const reference = page.getByText(/^GRP\d\d-[0-9A-Z]{8}$/);
  return reference.first().innerText();
}

test(
  'a guest books three rooms on a phone, reloads the ticket, opens the page from the mail, tells the arrival and withdraws; reception sees all of it without a reload (TRACK-01, TRACK-03, TRACK-04, TRACK-07, MAIL-07)',
  { tag: '@everyday' },
  async ({ newVisitor, newStaff }) => {
    const guest = await newVisitor(PHONE);
    const group = await book(guest);
    const own = await guest.page
      .getByRole('link', { name: 'Abrir a minha reserva' })
      .getAttribute('href');
    await expectSoundScreen(guest);
    // A reload of the last screen keeps the link.
    await guest.page.reload();
    await expect(guest.page.getByRole('link', { name: 'Abrir a minha reserva' })).toHaveAttribute(
      'href',
      own ?? 'no link',
    );

    const desk = await newStaff(DESKTOP);
    await desk.page.clock.install();
    await desk.page.goto('/admin/bookings');
    await desk.page.getByRole('link', { name: new RegExp(group) }).click();
    const dialog = desk.page.getByRole('dialog');
    await expect(dialog.getByText(GUEST).first()).toBeVisible();
    await settled(desk.page);
    const grid = await desk.context.newPage();
    await grid.clock.install();
    await grid.goto('/admin/availability-pricing?vista=3-meses');
    const stays = grid.getByRole('link', { name: new RegExp(`Reservado: ${GUEST}`) });
    await expect(stays).toHaveCount(ROOMS.length);
    await settled(grid);

    // The link in the mail, as filters rewrite it; once it is open, the address is the link with its
    // key only.
    const { page } = guest;
    const mailed = await linkOfMail(guest.context, { to: EMAIL });
    await page.goto(mailed.slice(mailed.indexOf('/reserva#')).replace('#', '%23'));
    await expect(
      page.getByRole('heading', { name: /^Recebemos o seu pedido, Olívia/ }),
    ).toBeVisible();
    expect(page.url().endsWith(own ?? 'no link')).toBe(true);
    await expect(page.getByText(group).first()).toBeVisible();
    await expectSoundScreen(guest);

    await page.getByText('Já sabe a que horas chega?').click();
    await page.getByLabel(/^Hora de chegada/).selectOption('22:30');
    await page.getByLabel(/^Um recado para a receção/).fill('Um berço, por favor.');
    await page
      .locator('form')
      .filter({ hasText: 'Hora de chegada' })
      .getByRole('button', { name: 'Guardar' })
      .click();
    await expect(page.getByText(/^Guardado às \d\d:\d\d\.$/)).toBeVisible();
    await desk.page.clock.fastForward(A_ROUND_MS);
    await expect(dialog.getByText('22:30', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Um berço, por favor.', { exact: true }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Retirar o pedido' }).click();
    const question = page.getByRole('alertdialog', { name: 'Retirar o pedido?' });
    await expect(question.getByRole('button', { name: 'Manter o pedido' })).toBeFocused();
    await expectSoundScreen(guest);
    await question.getByRole('button', { name: 'Retirar o pedido' }).click();
    await expect(page.getByRole('heading', { name: /^A reserva foi cancelada/ })).toBeFocused();
    await expectSoundScreen(guest);

    await desk.page.clock.fastForward(A_ROUND_MS);
    await expect(dialog.getByText('Cancelada', { exact: true }).first()).toBeVisible();
    await grid.clock.fastForward(A_ROUND_MS);
    await expect(stays).toHaveCount(0);
  },
);

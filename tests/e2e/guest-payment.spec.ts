import { removeBookings } from './backend';
import { bookingPage, stayFromToday } from './booking-page';
import { DESKTOP, expect, PHONE, test, type Visitor } from './fixtures';
import { linkOfMail } from './mailbox';
import { expectSoundScreen, settled } from './screen';

// A deposit from asking to its receipt, as reception and guest see it, with the mails and the
// stand-in of the payment service in between. Each state of the page is tested in tests/pages.

const GUEST = 'Telma Quadros';
const EMAIL = 'telma.quadros@viagens.example';
const STAY = stayFromToday({ inDays: 44, nights: 2 });
/** The panel asks for changes within this time. */
const A_ROUND_MS = 15_000;

test.afterEach(async () => removeBookings(`guest_email=eq.${EMAIL}`));

/** Sends a request; gives its number. */
async function book({ page }: Visitor): Promise<string> {
  const form = bookingPage(page);
  await form.openRooms({ ...STAY, guests: 2 });
  await form.next('Os seus dados');
  await form.fillContact({ name: GUEST, email: EMAIL, phone: '+351 912 345 679' });
  await form.next('Confirme o seu pedido');
  await form.button('Confirmar Reserva').click();
  return form.reference();
}

test(
  'reception asks for a deposit; the guest turns back once, pays on a phone, and reception sees it without a reload (DEPOSIT-01, DEPOSIT-02, DEPOSIT-03)',
  { tag: '@everyday' },
  async ({ newVisitor, newStaff }) => {
    const guest = await newVisitor(PHONE);
    const number = await book(guest);
    const desk = await newStaff(DESKTOP);
    await desk.page.clock.install();
    await desk.page.goto(`/admin/bookings?reserva=${number}`);
    const dialog = desk.page.getByRole('dialog');
    await expect(dialog.getByText(GUEST).first()).toBeVisible();
    const ask = dialog.getByRole('form', { name: 'Pedir sinal' });
    await ask.getByRole('button', { name: /^Pedir \d/ }).click();
    await expect(ask).toBeHidden();
    await settled(desk.page);

    const { page } = guest;
    const mailed = await linkOfMail(guest.context, { to: EMAIL, subject: /Só falta o sinal/ });
    await page.goto(mailed.slice(mailed.indexOf('/reserva#')));
    const pay = page.getByRole('button', { name: /^Pagar \d/ });
    await expect(pay).toBeVisible();
    await expectSoundScreen(guest);
    const key = new URL(page.url()).hash.slice(1);

    // What the service is told, and where it sends the guest back to, says nothing of the key.
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await pay.click();
    await expect(page).toHaveTitle(/ENSAIO/);
    await expect(page.locator('body')).not.toContainText(key);
    await page.goBack();
    await expect(pay).toBeVisible();
    await pay.click();
    await expect(page).toHaveTitle(/ENSAIO/);
    await page.getByRole('button', { name: /^pagar\s*como um cartão aceite/ }).click();

    await expect(page.getByText(/^Recebemos \d/).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/reserva#${key}$`));
    await expect(page.getByText('Não serve de fatura.').first()).toBeVisible();
    await expectSoundScreen(guest);
    expect(addresses.filter((address) => address.includes(key))).toEqual([]);

    await desk.page.clock.fastForward(A_ROUND_MS);
    await expect(dialog.getByText('Pagamento Recebido').first()).toBeVisible();
    await linkOfMail(guest.context, { to: EMAIL, subject: /^Recebemos \d/ });
  },
);

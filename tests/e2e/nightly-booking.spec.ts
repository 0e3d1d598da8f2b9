import { addDays, lisbonToday } from '@/domain/calendar/dates';
import { formatLongDayAndMonth } from '@/domain/calendar/date-formats';
import { askBackend, removeBookings } from './backend';
import { bookingPage } from './booking-page';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectSoundScreen } from './screen';

// A hostel that charges night by night, with a minimum stay at Carnival and a tourist tax: the
// price that a guest is shown is the one that the database stores.

interface Room {
  id: string;
  room_number: string;
  price_per_night: number;
}

const CARNIVAL = addDays(lisbonToday(new Date()), 60);
const STAY = { checkIn: CARNIVAL, checkOut: addDays(CARNIVAL, 3) };
const EXTRA = 8;

test.beforeEach(async () => {
  const rooms = await askBackend<Room>('rooms?select=id,room_number,price_per_night');
  await askBackend('house_rules?only_row=eq.true', {
    method: 'PATCH',
    body: { price_rule: 'nightly' },
  });
  await askBackend('stay_rules', {
    method: 'POST',
    body: {
      name: 'Carnaval',
      room_id: null,
      from_date: CARNIVAL,
      until_date: addDays(CARNIVAL, 4),
      min_nights: 3,
      closed_to_arrival: false,
    },
  });
  await askBackend('tourist_tax', {
    method: 'POST',
    body: { from_day: '01-01', until_day: '12-31', amount: 1, min_age: 13, max_nights: 7 },
  });
  await askBackend(`room_availability?date=gte.${CARNIVAL}&date=lt.${STAY.checkOut}`, {
    method: 'DELETE',
  });
  await askBackend('room_availability', {
    method: 'POST',
    body: rooms.flatMap(({ id, price_per_night }) =>
      [1, 2].map((night) => ({
        room_id: id,
        date: addDays(CARNIVAL, night),
        is_available: true,
        custom_price: price_per_night + EXTRA,
      })),
    ),
  });
});

// The other tests of this worker expect prices by the stated rule.
test.afterEach(async () => {
  await askBackend('house_rules?only_row=eq.true', {
    method: 'PATCH',
    body: { price_rule: 'stated' },
  });
  await askBackend('stay_rules?name=eq.Carnaval', { method: 'DELETE' });
  await askBackend('tourist_tax?amount=eq.1', { method: 'DELETE' });
  await askBackend(`room_availability?date=gte.${CARNIVAL}&date=lt.${STAY.checkOut}`, {
    method: 'DELETE',
  });
  await removeBookings('guest_email=eq.carnaval@viagens.example');
});

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`what a guest on ${name} is told at Carnival is what is stored (RATE-01, RATE-02, RATE-03, RATE-04)`, async ({
    newVisitor,
  }) => {
    const guest = await newVisitor(viewport);
    const { page } = guest;
    const form = bookingPage(page);
    await form.open();
    await page.getByText(/^Carnaval, de .*: mínimo de 3 noites\.$/).waitFor();
    await form.pickDay(STAY.checkIn);
    await expectSoundScreen(guest);
    await form.button(`Sair a ${formatLongDayAndMonth(STAY.checkOut)}: 3 noites`).click();
    await form.next('Quantas pessoas vêm?');
    await form.setGuests(2);
    await form.next('Escolha os quartos');
    await page.getByText('Por pessoa e noite, em média').first().waitFor();
    await expectSoundScreen(guest);
    await form.next('Os seus dados');
    await form.fillContact({
      name: 'Inês Duarte',
      email: 'carnaval@viagens.example',
      phone: '+351 912 345 678',
    });
    await form.next('Confirme o seu pedido');
    const bill = page.getByRole('complementary', { name: 'Resumo da estadia' });
    await bill.getByText('até 6,00 €').waitFor();
    await bill.getByText('Paga na receção, não está no total').waitFor();
    await page
      .getByText(/: preço especial$/)
      .first()
      .waitFor();
    await expectSoundScreen(guest);
    await form.button('Confirmar Reserva').click();
    const number = await form.reference();
    await expectSoundScreen(guest);

    const [stored] = await askBackend<{ total_price: number; rooms: { price_per_night: number } }>(
      `bookings?booking_number=eq.${number}&select=total_price,rooms(price_per_night)`,
    );
    const total = Number(stored?.rooms.price_per_night) * 3 + 2 * EXTRA;
    expect(Number(stored?.total_price)).toBe(total);
    const told = `${total.toFixed(2).replace('.', ',')} €`;
    await page.getByText(told).first().waitFor();
  });
}

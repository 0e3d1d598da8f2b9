import { askBackend, removeBookings } from './backend';
import { bookingPage, stayFromToday } from './booking-page';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectSoundScreen } from './screen';

// All of these run on the demo house of one worker, so each books rooms of its own.

test.describe.configure({ mode: 'parallel' });

test.afterEach(async () => removeBookings('guest_email=like.*@viagens.example'));

const TAKEN_MESSAGE =
  'Erro ao criar reserva: O quarto selecionado já não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.';

test.describe('a guest on a phone', () => {
  test(
    'books one room, and reception reads and confirms it',
    { tag: '@everyday' },
    async ({ newVisitor, newStaff }) => {
      const guest = await newVisitor(PHONE);
      const form = bookingPage(guest.page);
      await form.open();
      await expectSoundScreen(guest);
      await form.pickStay(stayFromToday({ inDays: 10, nights: 3 }));
      await form.next('Quantas pessoas vêm?');
      await expectSoundScreen(guest);
      await form.next('Escolha os quartos');
      await form.choose('Individual Estrela');
      await expectSoundScreen(guest);
      // At 400 % zoom the bar does not cover the form: it follows it, with its sum and its button.
      await guest.page.setViewportSize({ width: 320, height: 200 });
      const [barTop, formFoot] = await guest.page.evaluate(() =>
        ['[data-sticky-bar]:not(html)', 'form fieldset'].map((selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return selector.includes('bar') ? box?.top : box?.bottom;
        }),
      );
      expect(barTop).toBeGreaterThan(formFoot ?? Infinity);
      await expectSoundScreen(guest);
      await guest.page.setViewportSize(PHONE);
      await form.next('Os seus dados');
      await form.fillContact({
        name: 'Beatriz Nunes',
        email: 'beatriz.nunes@viagens.example',
        phone: '+351 912 345 678',
      });
      await guest.page.getByLabel('Mensagem').fill('Chegamos no comboio das 22:40.');
      await expectSoundScreen(guest);
      await form.next('Confirme o seu pedido');
      await guest.page.getByText('114,00 €').first().waitFor();
      await expectSoundScreen(guest);
      await form.button('Confirmar Reserva').click();
      const number = await form.reference();
      await expectSoundScreen(guest);
      await guest.page.reload();
      expect(await form.reference()).toBe(number);
      await guest.page.getByRole('link', { name: 'Como chegar' }).click();
      await guest.page.getByRole('heading', { level: 1, name: /Localização|chegar/ }).waitFor();
      await guest.page.goBack();
      expect(await form.reference()).toBe(number);
      const [calendar] = await Promise.all([
        guest.page.waitForEvent('download'),
        form.button('Guardar no calendário').click(),
      ]);
      expect(calendar.suggestedFilename()).toBe(`reserva-${number}.ics`);

      const staff = await newStaff(DESKTOP);
      await staff.page.goto('/admin/dashboard');
      await staff.page.getByRole('link', { name: 'Reservas', exact: true }).click();
      await staff.page.getByRole('link', { name: number }).click();
      const dialog = staff.page.getByRole('dialog', { name: number });
      await dialog.getByText('Chegamos no comboio das 22:40.').waitFor();
      await expectSoundScreen(staff);
      await dialog.getByRole('button', { name: 'Confirmada' }).click();
      await staff.page.getByText('Estado da reserva atualizado com sucesso!').waitFor();
      await staff.page.reload();
      await staff.page
        .getByRole('dialog', { name: number })
        .getByText('Confirmada', { exact: true })
        .first()
        .waitFor();
    },
  );

  test(
    'books three rooms for five people, and the panel shows one group',
    { tag: '@everyday' },
    async ({ newVisitor, newStaff }) => {
      const guest = await newVisitor(PHONE);
      const form = bookingPage(guest.page);
      await form.open();
      await form.pickStay(stayFromToday({ inDays: 14, nights: 2 }));
      await form.next('Quantas pessoas vêm?');
      await form.setGuests(5);
      await form.next('Escolha os quartos');
      await form.chooseByHand();
      for (const room of ['Twin Amendoeira', 'Twin Losango', 'Duplo Maré']) {
        await form.button(`Adicionar ${room}`).click();
      }
      await expectSoundScreen(guest);
      await form.next('Os seus dados');
      await form.fillContact({
        name: 'Clube de Xadrez de Tavira',
        email: 'xadrez@viagens.example',
        phone: '+351 281 000 111',
      });
      await form.next('Confirme o seu pedido');
      await form.button('Confirmar Reserva').click();
      await form.reference();
      const group = await guest.page
        .getByText(/^GRP\d\d-[0-9A-Z]{8}$/)
        .first()
        .innerText();
      await expectSoundScreen(guest);

      const staff = await newStaff(PHONE);
      await staff.page.goto('/admin/bookings');
      await staff.page.getByRole('link', { name: new RegExp(group) }).waitFor();
      await staff.page.getByText('3 quartos / 5 hóspedes').waitFor();
      await expectSoundScreen(staff);

      const profiles = await askBackend(
        `guest_profiles?select=full_name,is_primary_contact,age_group,email,phone,special_requests,bookings!inner()&bookings.group_reference=eq.${group}`,
      );
      const contact = {
        full_name: 'Clube de Xadrez de Tavira',
        is_primary_contact: true,
        age_group: 'adult',
        email: 'xadrez@viagens.example',
        phone: '+351 281 000 111',
        special_requests: null,
      };
      expect(profiles).toEqual([contact, contact, contact]);
      await staff.page.goto('/admin/group-bookings');
      await staff.page.getByRole('link', { name: `Grupo ${group}` }).click();
      await staff.page.getByText(/Contacto principal · Adulto/).waitFor();
      await expectSoundScreen(staff);
    },
  );

  test('reads each message beside what is wrong, and loses nothing on reload', async ({
    newVisitor,
  }) => {
    const guest = await newVisitor(PHONE);
    const { page } = guest;
    const form = bookingPage(page);
    await form.open();
    await form.button('Próximo').click();
    await page.getByText('Por favor, selecione a data de check-in').waitFor();
    const { checkIn, checkOut } = stayFromToday({ inDays: 20, nights: 2 });
    await form.pickDay(checkIn);
    await form.button('Próximo').click();
    await page.getByText('Por favor, selecione a data de check-out').waitFor();
    await form.pickDay(checkOut);
    await form.next('Quantas pessoas vêm?');
    await form.setGuests(51);
    await form.button('Próximo').click();
    await page.getByText('Por favor, indique no máximo 50 hóspedes').waitFor();
    await form.setGuests(2);
    await form.next('Escolha os quartos');
    await form.chooseByHand();
    await form.button('Próximo').click();
    await page.getByText('Por favor, selecione uma combinação de quartos').waitFor();
    await form.button('Adicionar Família Laranja').click();
    await form.next('Os seus dados');
    await form.button('Próximo').click();
    for (const message of [
      'Nome obrigatório',
      'Email obrigatório para contacto principal',
      'Telefone obrigatório para contacto principal',
    ]) {
      await page.getByText(message).waitFor();
    }
    await expectSoundScreen(guest);
    await form.fillContact({ name: 'Rita Fonseca', email: 'rita@', phone: 'abc' });
    await form.button('Próximo').click();
    await page.getByText('Email inválido').waitFor();
    await page.getByText('Telefone inválido').waitFor();

    await page.reload();
    await page.getByRole('heading', { name: 'Os seus dados' }).waitFor();
    expect(await page.getByLabel('Nome completo').inputValue()).toBe('Rita Fonseca');
    expect(await page.getByLabel('Email').inputValue()).toBe('rita@');

    // Back works through the steps, including those from before the reload.
    for (const title of ['Escolha os quartos', 'Quantas pessoas vêm?', 'Escolha as datas']) {
      await page.goBack();
      await page.getByRole('heading', { name: title }).waitFor();
    }
    await page.goForward();
    await page.getByRole('heading', { name: 'Quantas pessoas vêm?' }).waitFor();
    const doneStep = page.getByRole('button', { name: 'Voltar a Quartos (concluído)' });
    const box = await doneStep.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await doneStep.click();
    await page.getByRole('heading', { name: 'Escolha os quartos' }).waitFor();
    await expectSoundScreen(guest);
  });
});

test.describe('when something is in the way', () => {
  test('tells the second of two guests that the room is gone, with everything still filled in', async ({
    newVisitor,
  }) => {
    const stay = stayFromToday({ inDays: 12, nights: 2 });
    const guests = await Promise.all([newVisitor(PHONE), newVisitor(DESKTOP)]);
    for (const [index, { page }] of guests.entries()) {
      const form = bookingPage(page);
      await form.openRooms({ ...stay, guests: 4 });
      await form.choose('Família Leque');
      await form.next('Os seus dados');
      await form.fillContact({
        name: `Hóspede ${index + 1}`,
        email: `guest${index + 1}@viagens.example`,
        phone: '+351 912 345 678',
      });
      await form.next('Confirme o seu pedido');
    }
    const [first, second] = guests.map(({ page }) => ({ page, form: bookingPage(page) }));
    if (!first || !second) throw new Error('two guests');
    await first.form.button('Confirmar Reserva').click();
    await first.form.reference();
    await second.form.button('Confirmar Reserva').click();
    await second.page.getByText(TAKEN_MESSAGE).waitFor();
    await second.page.getByText('guest2@viagens.example').waitFor();

    await second.form.button('Escolher outros quartos').click();
    await second.form.choose('Família Laranja');
    expect(await second.page.getByRole('radio', { name: /Família Leque/ }).count()).toBe(0);
    await second.form.next('Os seus dados');
    expect(await second.page.getByLabel('Nome completo').inputValue()).toBe('Hóspede 2');
    await Promise.all(guests.map(({ context }) => context.close()));
  });

  test('keeps the request through a cut line and sends it once', async ({ newVisitor }) => {
    const guest = await newVisitor(PHONE);
    const { page } = guest;
    const form = bookingPage(page);
    const stay = stayFromToday({ inDays: 16, nights: 1 });
    await form.openRooms({ ...stay, guests: 7 });
    await form.choose('Dormitório Lua Nova');
    await form.next('Os seus dados');
    await form.fillContact({
      name: 'Hanna Lindqvist',
      email: 'hanna@viagens.example',
      phone: '+46701234567',
    });
    await form.next('Confirme o seu pedido');

    // The request arrives but its answer does not: the worst case.
    let cuts = 0;
    await page.route('**/rest/v1/bookings*', async (route) => {
      if (route.request().method() !== 'POST' || cuts > 0) return route.continue();
      cuts += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await form.button('Confirmar Reserva').click();
    await page.getByText('Erro ao enviar reserva. Por favor, tente novamente.').waitFor();
    await form.button('Confirmar Reserva').click();
    const number = await form.reference();
    const stored = await page.evaluate(async (query) => {
      const answer = await fetch(`/rest/v1/bookings?${query}`, {
        headers: { apikey: 'sb_publishable_hostel_local' },
      });
      return answer.json();
    }, `select=booking_number&check_in_date=eq.${stay.checkIn}&check_out_date=eq.${stay.checkOut}`);
    expect(stored).toEqual([{ booking_number: number }]);
  });

  test('ignores whatever is malformed in the address', async ({ newVisitor }) => {
    const guest = await newVisitor(PHONE);
    const form = bookingPage(guest.page);
    await form.open("?checkIn=2026-02-30&checkOut=yesterday&guests=-3&room=1';drop table rooms");
    await expect(guest.page.getByText('Escolha a data')).toBeVisible();
    await expectSoundScreen(guest);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HouseRatesAnswer } from '@/queries/house-rates';
import { makeHouseRates, makeRoom, uuid } from '../support/builders';
import { axeFindings, renderAt } from '../support/render-at';
import { expectLoggedError, onRpc, onTable } from '../support/server';

// Loaded beforehand, so that no test waits for a chunk.
import '@/features/site/room/calendar/stay-parts';

/** Today is 1 February 2027; the nights of 5 to 9 February, the carnival, cost more. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-02-01T12:00:00Z'), toFake: ['Date'] });
});

type Rule = HouseRatesAnswer['stay_rules'][number];

const room = makeRoom({ room_number: '2', max_guests: 2, price_per_night: 55 });

const CARNIVAL: Rule = {
  room_id: null,
  name: 'Carnaval',
  from_date: '2027-02-05',
  until_date: '2027-02-09',
  min_nights: 3,
  closed_to_arrival: false,
};
const UNNAMED: Rule = { ...CARNIVAL, name: null };
const CLOSED: Rule = {
  ...CARNIVAL,
  room_id: room.id,
  name: 'Obras',
  from_date: '2027-02-16',
  until_date: '2027-02-17',
  min_nights: 1,
  closed_to_arrival: true,
};

function serveRates(rates: Partial<HouseRatesAnswer>) {
  onRpc('house_rates', () => makeHouseRates(rates));
}

async function openRoom(search = '') {
  onTable('get', 'rooms', () => [room]);
  for (const table of ['amenity_categories', 'amenities', 'room_amenities', 'bookings'] as const) {
    onTable('get', table, () => []);
  }
  onTable('get', 'room_availability', () =>
    ['05', '06', '07', '08', '09'].map((date) => ({
      room_id: room.id,
      date: `2027-02-${date}`,
      is_available: true,
      custom_price: 64,
    })),
  );
  const view = await renderAt(`/quarto/2${search}`);
  await screen.findByRole('button', { name: /^segunda-feira, 22 de fevereiro.*Disponível/ });
  return view;
}

const day = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^[^,]+, ${name} de fevereiro de 2027`) });
const box = () => within(screen.getByRole('complementary', { name: 'Preço e reserva' }));
const line = (text: RegExp) =>
  screen.getAllByRole('status').find(({ textContent }) => text.test(textContent));
const legend = () => within(screen.getByRole('list', { name: 'Legenda do calendário' }));
const bookLink = () => screen.getAllByRole('link', { name: 'Reserva Directa' })[0];

describe("a stay on a room's page, by the rates of the house", () => {
  it('costs what its nights cost, in the sentence, the box and the bar (RATE-01, RATE-04, SITE-01)', async () => {
    serveRates({ price_rule: 'nightly' });
    const { user } = await openRoom();
    await user.click(day('4'));
    await user.click(day('6'));
    expect(line(/^De quinta, 4, a sábado, 6 de fevereiro: 2 noites, 119\s€\./)).toBeVisible();
    expect(box().getByText(/^2 noites, 119\s€$/)).toBeVisible();
    expect(box().getByText('qui. 4 fev.').nextSibling).toHaveTextContent(/^1 × 55,00\s€$/);
    expect(box().getByText('Preço especial, sex. 5 fev.').nextSibling).toHaveTextContent(
      /^1 × 64,00\s€$/,
    );
    expect(box().getByText('Por pessoa e noite, em média').nextSibling).toHaveTextContent(
      /^29,75\s€$/,
    );
    expect(screen.getAllByText(/^2 noites, 119\s€$/).length).toBeGreaterThan(1);
    expect(screen.getByText(/^Preço do quarto por noite\./)).toBeVisible();
    expect(screen.queryByText(/^Um preço especial não entra/)).toBeNull();
  });

  it('costs the base price where special prices are settled by staff, in each chosen night too (RATE-01, SITE-01)', async () => {
    serveRates({});
    const { user } = await openRoom();
    expect(day('6')).toHaveTextContent(/64\s€/);
    await user.click(day('5'));
    await user.click(day('8'));
    expect(box().getByText(/^3 noites, 165\s€$/)).toBeVisible();
    expect(day('6')).toHaveTextContent(/^655\s€$/);
    expect(day('6')).toHaveAccessibleName(
      /Preço Especial, 55,00\s€, preço especial de 64,00\s€, a confirmar pela equipa/,
    );
    expect(day('9')).toHaveTextContent(/64\s€/);
  });

  it('names the tourist tax that is paid at reception on top of it (RATE-03, SITE-01)', async () => {
    const season = { from_day: '01-01', until_day: '12-31', amount: 2, min_age: 13, max_nights: 7 };
    serveRates({ tourist_tax: [season] });
    const { user } = await openRoom();
    await user.click(day('4'));
    expect(box().queryByText('Taxa turística')).toBeNull();
    await user.click(day('6'));
    expect(await box().findByText('Taxa turística')).toHaveTextContent(/até 8,00\s€$/);
    expect(box().getByText(/^2 noites, 110\s€$/)).toBeVisible();
  });

  it('begins at the lowest price of a night on offer, where each night has its own (RATE-01)', async () => {
    serveRates({ price_rule: 'nightly', cheapest_nights: { [room.id]: 48 } });
    await openRoom();
    await waitFor(() => expect(box().getByText(/^48,00\s€/)).toBeVisible());
  });

  it('lasts as long as the house asks for, told with its name and the nearest day that can be chosen (RATE-02, RATE-04, SITE-01)', async () => {
    serveRates({ price_rule: 'nightly', stay_rules: [CARNIVAL] });
    const { user } = await openRoom();
    expect(legend().getByText('Mínimo de 3 noites')).toBeVisible();
    expect(day('5')).toHaveAccessibleName(/Mínimo de 3 noites$/);
    await user.click(day('5'));
    expect(
      line(/^Entrada na sexta, 5 de fevereiro\. Agora o dia de saída, a partir de segunda, 8\.$/),
    ).toBeVisible();
    expect(box().getByText('Mínimo de 3 noites')).toBeVisible();
    expect(box().getByText('Carnaval, de 5 a 9 de fevereiro')).toBeVisible();
    expect(box().getByText('Preço especial, Carnaval').nextSibling).toHaveTextContent(
      /^3 × 64,00\s€$/,
    );
    expect(box().getByText('3 noites').nextSibling).toHaveTextContent(/^192,00\s€$/);
    expect(box().getByText('Por pessoa e noite').nextSibling).toHaveTextContent(/^32,00\s€$/);
    expect(screen.getByText('desde 5 fev. · mínimo 3 noites')).toBeVisible();

    await user.click(day('6'));
    expect(
      line(
        /^Sábado, 6 de fevereiro, ainda é cedo para sair\. Carnaval, de 5 a 9 de fevereiro: mínimo de 3 noites\.$/,
      ),
    ).toBeInTheDocument();
    expect(await axeFindings()).toEqual([]);
    await user.click(
      screen.getByRole('button', { name: /^Sair a 8 de fevereiro: 3 noites, 192\s€$/ }),
    );
    expect(box().getByText(/^3 noites, 192\s€$/)).toBeVisible();
  });

  it('has a shortest length without a name, too, and reckons base prices as stated (RATE-01, RATE-02)', async () => {
    serveRates({ stay_rules: [UNNAMED] });
    const { user } = await openRoom('?checkIn=2027-02-05&checkOut=2027-02-06');
    expect(box().getByText('Mínimo de 3 noites')).toBeVisible();
    expect(box().getByText('3 noites').nextSibling).toHaveTextContent(/^165,00\s€$/);
    await user.click(day('6'));
    expect(
      line(/cedo para sair\. Quem chega a 5 de fevereiro fica pelo menos 3 noites\.$/),
    ).toBeInTheDocument();
  });

  it('does not begin on a day without arrivals, which says so, but may lead over it (RATE-02, SITE-01)', async () => {
    const elsewhere = { ...CLOSED, room_id: uuid(1, 99), until_date: '2027-02-20', name: 'Outras' };
    serveRates({ stay_rules: [elsewhere, CLOSED] });
    const { user } = await openRoom('?checkIn=2027-02-16');
    expect(line(/^Toque no dia em que chega\.$/)).toBeVisible();
    expect(legend().getByText('Dia sem entradas')).toBeVisible();
    expect(day('16')).toHaveAttribute('aria-disabled', 'true');
    expect(day('16')).toHaveAccessibleName(/Neste dia não há entradas\.$/);
    expect(day('18')).not.toHaveAttribute('aria-disabled');
    await user.click(day('16'));
    expect(
      line(/^Neste dia não há entradas\. Obras, de 16 a 17 de fevereiro: sem entradas\.$/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Entrar a 15 de fevereiro' }));
    await user.click(day('17'));
    expect(line(/^De segunda, 15, a quarta, 17 de fevereiro: 2 noites/)).toBeVisible();
    expect(bookLink()?.getAttribute('href')).toContain('checkIn=2027-02-15&checkOut=2027-02-17');
  });

  it('can be asked for without a price while the rates cannot be read, and they are asked for again (RATE-01, SITE-01)', async () => {
    onRpc('house_rates', () => HttpResponse.error());
    const { user } = await openRoom();
    expectLoggedError('readHouseRates');
    await user.click(day('4'));
    await user.click(day('6'));
    expect(box().getByText('2 noites')).toBeVisible();
    expect(line(/^De quinta, 4, a sábado, 6 de fevereiro: 2 noites\./)).toBeVisible();
    expect(box().queryByText('Por pessoa e noite')).toBeNull();
    expect(bookLink()?.getAttribute('href')).toContain('checkIn=2027-02-04&checkOut=2027-02-06');
    expect(screen.getByText('Não sabemos o preço da estadia. Pode pedir na mesma.')).toBeVisible();
    expect(await axeFindings()).toEqual([]);

    serveRates({ price_rule: 'nightly' });
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await waitFor(() => expect(box().getByText(/^2 noites, 119\s€$/)).toBeVisible());
    expect(screen.queryByText(/^Não sabemos o preço/)).toBeNull();
  });
});

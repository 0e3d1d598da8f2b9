import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeRoom } from '../support/builders';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, expectLoggedError, onTable } from '../support/server';

// Loaded beforehand, so that no test waits for a chunk.
import '@/features/site/room/calendar/stay-parts';

/** Today is 3 November 2026; the 13th costs more, the nights of the 6th and 7th are taken. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-03T12:00:00Z'), toFake: ['Date'] });
});

const room = makeRoom({ room_number: '2', max_guests: 2, price_per_night: 55 });

async function openRoom(search = '') {
  onTable('get', 'rooms', () => [room]);
  for (const table of ['amenity_categories', 'amenities', 'room_amenities'] as const) {
    onTable('get', table, () => []);
  }
  onTable('get', 'bookings', () => [
    {
      room_id: room.id,
      check_in_date: '2026-11-06',
      check_out_date: '2026-11-08',
      status: 'confirmed',
    },
  ]);
  onTable('get', 'room_availability', () => [
    { room_id: room.id, date: '2026-11-13', is_available: true, custom_price: 64 },
  ]);
  const view = await renderAt(`/quarto/2${search}`);
  await screen.findByRole('button', { name: /^quarta-feira, 4 de novembro.*Disponível/ });
  return view;
}

const day = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^[^,]+, ${name} de novembro de 2026`) });
const box = () => within(screen.getByRole('complementary', { name: 'Preço e reserva' }));
const line = (text: RegExp) =>
  screen.getAllByRole('status').find(({ textContent }) => text.test(textContent));
const bookLinks = () =>
  screen.getAllByRole('link', { name: 'Reserva Directa' }).map((link) => link.getAttribute('href'));

describe('a stay chosen on the page of a room', () => {
  it('is tapped, told with its price, and carried into the form (SITE-01)', async () => {
    const { user } = await openRoom();
    expect(line(/^Toque no dia em que chega\.$/)).toBeVisible();
    expect(new Set(bookLinks())).toEqual(new Set([`/reservas?room=${room.id}`]));

    await user.click(day('9'));
    expect(line(/^Entrada na segunda, 9 de novembro\. Agora o dia de saída\.$/)).toBeVisible();
    expect(day('9')).toHaveAccessibleName(/, entrada$/);
    expect(box().getByText('Falta a saída')).toBeVisible();

    await user.click(day('11'));
    expect(
      line(/^De segunda, 9, a quarta, 11 de novembro: 2 noites, 110\s€\. Toque noutro dia/),
    ).toBeVisible();
    expect(day('10')).toHaveAccessibleName(/, noite da sua estadia$/);
    expect(day('11')).toHaveAccessibleName(/, saída$/);
    expect(box().getByText(/^2 noites, 110\s€$/)).toBeVisible();
    expect(box().getByText('seg. 9 e ter. 10 nov.').nextSibling).toHaveTextContent(
      /^2 × 55,00\s€$/,
    );
    expect(box().getByText('Por pessoa e noite').nextSibling).toHaveTextContent(/^27,50\s€$/);
    expect(screen.getByText('9 a 11 nov. · 2 hóspedes')).toBeVisible();
    expect(new Set(bookLinks())).toEqual(
      new Set([`/reservas?checkIn=2026-11-09&checkOut=2026-11-11&guests=2&room=${room.id}`]),
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('starts over with a third tap, and is cleared (SITE-01)', async () => {
    const { user } = await openRoom('?checkIn=2026-11-09&checkOut=2026-11-11&guests=1');
    expect(box().getByText(/^2 noites, 110\s€$/)).toBeVisible();
    await user.click(day('16'));
    expect(line(/^Entrada na segunda, 16 de novembro/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar datas' }));
    expect(line(/^Toque no dia em que chega\.$/)).toBeVisible();
    expect(document.activeElement).toBe(day('16'));
  });

  it('may end on a taken day, and says why a day behind it is none, with the nearest day that can (SITE-01)', async () => {
    const { user } = await openRoom();
    await user.click(day('4'));
    expect(day('6')).toHaveAccessibleName(/, Reservado, só saída$/);
    expect(day('6')).not.toHaveAttribute('aria-disabled');
    expect(day('9')).toHaveAttribute('aria-disabled', 'true');

    await user.click(day('9'));
    const [reason] = screen.getAllByText('Há uma noite ocupada pelo meio.');
    expect(reason).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mudar a entrada' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Há uma noite ocupada pelo meio.')).toBeNull();
    expect(day('9')).toHaveFocus();

    await user.keyboard('{Enter}');
    await user.click(
      screen.getByRole('button', { name: /^Sair a 6 de novembro: 2 noites, 110\s€$/ }),
    );
    expect(line(/^De quarta, 4, a sexta, 6 de novembro: 2 noites/)).toBeVisible();
    expect(day('6')).toHaveFocus();
    // As the day of leaving it is not shown as taken.
    expect(day('6')).toHaveTextContent(/^6saída$/);
  });

  it('shows a special price and reckons base prices, as stated, and says so (SITE-01, RATE-01)', async () => {
    const { user } = await openRoom();
    await user.click(day('13'));
    await user.click(day('14'));
    expect(day('13')).toHaveAccessibleName(
      /Preço Especial, 55,00\s€, preço especial de 64,00\s€, a confirmar pela equipa, entrada$/,
    );
    expect(box().getByText(/^1 noite, 55\s€$/)).toBeVisible();
    expect(screen.getByText(/^Um preço especial não entra na conta do pedido/)).toBeVisible();
  });

  it('is chosen by keyboard, also over the end of a month (SITE-01)', async () => {
    const { user } = await openRoom();
    day('30').focus();
    await user.keyboard('{Enter}{ArrowRight}');
    const first = await screen.findByRole('button', {
      name: /^terça-feira, 1 de dezembro de 2026, Disponível/,
    });
    expect(first).toHaveFocus();
    await user.keyboard(' ');
    expect(
      line(/^De segunda, 30 de novembro, a terça, 1 de dezembro: 1 noite, 55\s€/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mês anterior' }));
    expect(screen.getByRole('heading', { name: 'Novembro de 2026' })).toBeVisible();
  });

  it('can be asked for although the days are not known, without prices (SITE-01)', async () => {
    onTable('get', 'rooms', () => [room]);
    for (const table of ['amenity_categories', 'amenities', 'room_amenities'] as const) {
      onTable('get', table, () => []);
    }
    onTable('get', 'room_availability', () => []);
    cutLine('get', 'bookings');
    const { user } = await renderAt('/quarto/2');
    expect(
      await screen.findByText('Não sabemos que dias estão livres. Pode pedir na mesma.'),
    ).toBeVisible();
    expectLoggedError('listRoomStays');
    expect(day('9')).toHaveTextContent(/^9$/);
    await user.click(day('9'));
    await user.click(day('10'));
    expect(bookLinks()[0]).toContain('checkIn=2026-11-09&checkOut=2026-11-10');
  });

  it('draws six tiles and how many more for a longer stay (SITE-01)', async () => {
    await openRoom('?checkIn=2026-11-09&checkOut=2026-11-19&guests=2');
    expect(box().getByText('+ 4')).toBeVisible();
  });
});

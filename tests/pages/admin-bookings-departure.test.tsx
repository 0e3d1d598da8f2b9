import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeBooking, uuid } from '../support/builders';
import {
  dialog,
  fact,
  inDialog,
  lukas,
  openBooking,
  startAtDesk,
  statusButton,
} from '../support/booking-window';
import { bussola, openChangeableDesk, sol } from '../support/changeable-desk';
import { axeFindings } from '../support/render-at';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/stay/change/departure/EarlyDeparture';

beforeEach(startAtDesk);

/** In house since two days, in room 3 at 58, until the 16th; today is the 12th. */
const stay = makeBooking({
  booking_number: 'R26-FLEUR1',
  guest_name: 'Fleur Jansen',
  room_id: sol.id,
  rooms: { room_number: '3', name: 'Duplo Sol' },
  check_in_date: '2026-11-10',
  check_out_date: '2026-11-14',
  total_price: 240,
  paid: 200,
  amount_due: 40,
  status: 'checked_in',
});
const GROUP = 'GRP26-8KQ2M7XA';
/** Of the same group, in the other room. */
const second = makeBooking({
  ...stay,
  id: uuid(2, 40),
  booking_number: 'R26-FLEUR2',
  room_id: bussola.id,
  rooms: { room_number: '11', name: 'Duplo Bússola' },
  group_reference: GROUP,
});
const first = { ...stay, group_reference: GROUP };

const TITLE = 'Fleur Jansen sai antes da última noite';
const question = () => within(screen.getByRole('alertdialog'));
const confirm = (name: RegExp) => question().getByRole('button', { name });

async function ask(bookings = [stay], number = stay.booking_number) {
  const desk = openChangeableDesk(bookings, { rooms: [sol, bussola] });
  const view = await openBooking(number);
  await view.user.click(statusButton('Check-out Feito'));
  await screen.findByRole('alertdialog');
  return { ...view, desk };
}

describe("'Check-out Feito' before the last night", () => {
  it('says which nights are left and frees them in one step, which is undone in one (DESK-17)', async () => {
    const { user, desk } = await ask();
    expect(screen.getByRole('alertdialog', { name: TITLE })).toHaveTextContent(
      'R26-FLEUR1, quarto 3, de 10 a 14 nov. Faltam 2 noites: 12 e 13 de novembro.',
    );
    const free = question().getByRole('radio', { name: /^Libertar as noites/ });
    expect(free).toBeChecked();
    await waitFor(() => expect(free).toHaveFocus());
    expect(question().getByRole('radio', { name: /^Manter/ })).toBeChecked();
    expect(await axeFindings()).toEqual([]);
    expect(desk.asked).toEqual([]);

    await user.click(confirm(/^Check-out e libertar 2 noites$/));
    expect(await screen.findByText('Estado da reserva atualizado com sucesso!')).toBeVisible();
    expect(screen.getByText('R26-FLEUR1: Check-out Feito. Livres: 12 e 13 nov.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(desk.asked).toEqual([
      [
        {
          id: stay.id,
          updated_at: stay.updated_at,
          set: { status: 'checked_out', check_out_date: '2026-11-12' },
        },
      ],
    ]);
    expect(fact('Check-out')).toBe('qui., 12 nov. 2026');

    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('R26-FLEUR1: Check-in Feito')).toBeVisible();
    expect(desk.asked[1]).toMatchObject([
      { set: { status: 'checked_in', check_out_date: '2026-11-14' } },
    ]);
    expect(desk.row(stay.id)).toMatchObject({ status: 'checked_in', check_out_date: '2026-11-14' });
  });

  it('takes the price of the nights slept where the house says so, and what is paid too much (DESK-17, DESK-06)', async () => {
    const { user, desk } = await ask();
    expect(question().queryByText(/a devolver/)).toBeNull();
    const listed = question().getByRole('radio', { name: /^Recalcular/ });
    expect(await question().findByText(/Só as noites dormidas: 2 × 58,00/)).toBeVisible();
    expect(listed.closest('div')).toHaveTextContent(/116,00\s€\s*−124,00\s€/);
    await user.click(listed);
    expect(question().getByText(/^Já pagou 200,00\s€: a devolver 84,00\s€\.$/)).toBeVisible();
    await user.click(confirm(/^Check-out e libertar/));
    await screen.findByText('Estado da reserva atualizado com sucesso!');
    expect(desk.asked[0]).toMatchObject([
      { set: { status: 'checked_out', check_out_date: '2026-11-12', total_price: 116 } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(desk.row(stay.id)).toMatchObject({ total_price: 240 }));
  });

  it('leaves the room taken where one says so, or does nothing at all (DESK-17)', async () => {
    const { user, desk } = await ask();
    await user.click(question().getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(desk.asked).toEqual([]);

    await user.keyboard('6');
    await user.click(await screen.findByRole('radio', { name: /^Deixar o quarto ocupado/ }));
    expect(question().queryByRole('radio', { name: /^Manter/ })).toBeNull();
    await user.click(confirm(/^Check-out sem libertar$/));
    await screen.findByText('R26-FLEUR1: Check-out Feito');
    expect(desk.asked[0]).toMatchObject([{ set: { status: 'checked_out' } }]);
    expect(desk.row(stay.id)?.check_out_date).toBe('2026-11-14');
  });

  it('keeps the first night of a stay that begins today (DESK-17)', async () => {
    const { user, desk } = await ask([{ ...stay, check_in_date: '2026-11-12' }]);
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Falta 1 noite: 13 de novembro. A noite de hoje conta: uma estadia tem pelo menos uma.',
    );
    await user.click(confirm(/^Check-out e libertar 1 noite$/));
    await screen.findByText('R26-FLEUR1: Check-out Feito. Livre: 13 nov.');
    expect(desk.row(stay.id)?.check_out_date).toBe('2026-11-13');
  });

  it.each([
    ['on the day of departure', { check_out_date: '2026-11-12' }],
    ['of a stay to come', { check_in_date: '2026-11-13' }],
  ])('asks nothing %s (DESK-17)', async (_, dates) => {
    const desk = openChangeableDesk([{ ...stay, ...dates }]);
    const { user } = await openBooking(stay.booking_number);
    expect(statusButton('Check-out Feito')).not.toHaveAttribute('aria-haspopup');
    await user.click(statusButton('Check-out Feito'));
    await screen.findByText('R26-FLEUR1: Check-out Feito');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(desk.row(stay.id)?.status).toBe('checked_out');
  });

  it('says what to do at a platform, and enters no price where there is none (DESK-17, CHAN-03)', async () => {
    const { user, desk } = await ask([
      { ...stay, source: 'booking_com', total_price: 0, paid: 0, amount_due: 0 },
    ]);
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Origem: Booking.com. Altere também lá a saída para 12 nov. Até o fazer, essas noites não se vendem lá; aqui e nos outros canais, sim.',
    );
    expect(question().queryByRole('radio', { name: /^Recalcular/ })).toBeNull();
    await user.click(confirm(/^Check-out e libertar/));
    await screen.findByText('Estado da reserva atualizado com sucesso!');
    expect(desk.asked[0]).toMatchObject([
      { set: { status: 'checked_out', check_out_date: '2026-11-12' } },
    ]);
  });
});

describe('a group', () => {
  it('whose one room leaves early keeps the others (DESK-17)', async () => {
    const { user, desk } = await ask([first, second], GROUP);
    await user.click(confirm(/^Check-out e libertar 2 noites$/));
    await screen.findByText('Estado da reserva atualizado com sucesso!');
    expect(desk.row(first.id)).toMatchObject({ check_out_date: '2026-11-12' });
    expect(desk.row(second.id)).toMatchObject({
      status: 'checked_in',
      check_out_date: '2026-11-14',
    });
  });

  it('that leaves as a whole is one step (DESK-17)', async () => {
    const desk = openChangeableDesk([first, second], { rooms: [sol, bussola] });
    const { user } = await openBooking(GROUP);
    await user.click(inDialog().getByRole('switch', { name: 'Aplicar às 2 reservas' }));
    await user.click(statusButton('Check-out Feito'));
    await screen.findByRole('alertdialog', {
      name: 'Fleur Jansen: saem antes da última noite',
    });
    expect(question().getAllByRole('listitem')).toHaveLength(2);
    expect(question().getByText(/^Quarto 3\. Faltam 2 noites/)).toBeVisible();
    expect(question().getByRole('radio', { name: /^Deixar os quartos ocupados/ })).toBeVisible();
    await user.click(question().getByRole('radio', { name: /^Recalcular/ }));
    await user.click(await question().findByRole('button', { name: /libertar 4 noites$/ }));
    await screen.findByText('Estado da reserva atualizado com sucesso!');
    expect(desk.asked).toHaveLength(1);
    expect([first, second].map(({ id }) => desk.row(id)?.total_price)).toEqual([116, 124]);
  });
});

describe('what others do meanwhile', () => {
  it('is told, and nothing is done (DESK-17, DESK-11)', async () => {
    const { user, desk } = await ask();
    desk.changeElsewhere(stay.id, { total_price: 220 });
    await user.click(confirm(/^Check-out e libertar/));
    expect(
      await question().findByText(
        /^Esta reserva mudou entretanto: o preço passou de 240,00\s€ para 220,00\s€\. Nada foi feito\.$/,
      ),
    ).toBeVisible();
    expect(desk.row(stay.id)?.status).toBe('checked_in');
  });

  it('may sell the nights: then they are not put back, in words (DESK-17)', async () => {
    const { user, desk } = await ask([stay, lukas]);
    await user.click(confirm(/^Check-out e libertar/));
    await screen.findByText('Estado da reserva atualizado com sucesso!');
    desk.changeElsewhere(lukas.id, {
      status: 'confirmed',
      room_id: sol.id,
      check_in_date: '2026-11-13',
      check_out_date: '2026-11-15',
    });
    await user.click(within(dialog()).getByRole('button', { name: 'Anular' }));
    expect(
      await screen.findByText(
        'Erro ao atualizar reserva: as noites libertadas já foram vendidas (R26-M4XW8T). Ficou tudo como estava.',
      ),
    ).toBeVisible();
    expect(desk.row(stay.id)).toMatchObject({
      status: 'checked_out',
      check_out_date: '2026-11-12',
    });
  });
});

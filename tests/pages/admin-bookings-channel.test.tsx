import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeBooking, uuid } from '../support/builders';
import { fact, inDialog, openBooking, startAtDesk, statusButton } from '../support/booking-window';
import { openDesk } from '../support/desk';
import { axeFindings, renderAt } from '../support/render-at';
import { onTable } from '../support/server';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/stay/change/CancelDialog';

beforeEach(startAtDesk);

/** Sold by Airbnb as room 8; sleeps in room 13. */
const sold = makeBooking({
  guest_name: 'Maria Braga',
  guest_email: null,
  source: 'airbnb',
  status: 'confirmed',
  total_price: 0,
  number_of_guests: 1,
  rooms: { room_number: '13', name: 'Dormitório Lua Nova' },
});
const entry = {
  id: uuid(11, 1),
  state: 'booked',
  starts: sold.check_in_date,
  ends: sold.check_out_date,
  channel_feeds: { channel: 'airbnb', is_active: true, rooms: { room_number: '8' } },
};

describe('a stay that a platform sold', () => {
  it('says in its window that it follows the platform, and what of it is ours (CHAN-03)', async () => {
    openDesk([sold]);
    const reads = onTable('get', 'channel_events', () => [entry]);
    await openBooking(sold.booking_number);
    expect(await inDialog().findByText('Segue o calendário: Airbnb')).toBeVisible();
    expect(
      inDialog().getByText(
        'Se as datas mudarem na Airbnb, mudam aqui; se lá desaparecer, é cancelada aqui.',
      ),
    ).toBeVisible();
    expect(inDialog().getByText('Foi vendida como quarto 8.')).toBeVisible();
    expect(inDialog().getByText('Cancelar aqui não cancela na Airbnb.')).toBeVisible();
    expect(fact('Origem e língua')).toBe('Airbnb, português');
    expect(fact('Noites')).toBe('3');
    expect(fact('Total')).toBe('por indicar');
    expect(reads[0]?.params.get('booking_id')).toBe(`eq.${sold.id}`);
    expect(await axeFindings()).toEqual([]);
  });

  it('leads to the conflicts where the platform has dates that are not free here (CHAN-03, CHAN-04)', async () => {
    openDesk([sold]);
    onTable('get', 'channel_events', () => [{ ...entry, state: 'conflict' }]);
    await openBooking(sold.booking_number);
    expect(await inDialog().findByText('Tem outras datas na Airbnb')).toBeVisible();
    expect(inDialog().getByRole('link', { name: 'Resolva em Canais, Conflitos.' })).toHaveAttribute(
      'href',
      '/admin/availability-pricing?separador=canais&vista=conflitos',
    );
  });

  it('stands in the list with its platform, and without a price that nobody has entered (CHAN-03)', async () => {
    const priced = makeBooking({
      id: uuid(2, 2),
      booking_number: 'R26-M4XW8T',
      source: 'booking_com',
      total_price: 114,
    });
    openDesk([sold, priced]);
    await renderAt('/admin/bookings');
    const row = async (number: string) => {
      const link = await screen.findByRole('link', { name: new RegExp(`^${number}`) });
      return link.closest('li');
    };
    expect(await row(sold.booking_number)).toHaveTextContent('Airbnb');
    expect(await row(sold.booking_number)).toHaveTextContent('preço por indicar');
    expect(await row(priced.booking_number)).toHaveTextContent(/Booking\.com.*114,00\s€/);
  });

  it('is not cancelled there by cancelling it here, which the question says (CHAN-03)', async () => {
    openDesk([sold]);
    const { user } = await openBooking(sold.booking_number);
    await user.click(statusButton('Cancelada'));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^R26-.*, quarto 13, .*, preço por indicar\./)).toBeVisible();
    expect(
      question.getByText(
        'Origem: Airbnb. Cancelar aqui não cancela lá; cancele também na plataforma.',
      ),
    ).toBeVisible();
  });

  it('is no business of bookings that no platform sold (CHAN-03)', async () => {
    const own = makeBooking({ status: 'confirmed' });
    openDesk([own]);
    onTable('get', 'channel_events', () => []);
    const { user } = await openBooking(own.booking_number);
    await user.click(statusButton('Cancelada'));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.queryByText(/cancelar aqui não cancela/)).toBeNull();
    expect(inDialog().queryByText(/Segue o calendário/)).toBeNull();
  });
});

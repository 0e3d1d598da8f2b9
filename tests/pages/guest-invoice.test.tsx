import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestPage } from '@/queries/guest-page';
import { LINK_KEY, makeGuestPage, onGuestFunction, UNKNOWN_KEY } from '../support/guest-page';
import { axeFindings, renderAt } from '../support/render-at';

const NUMBER = /^NIF/;

beforeAll(async () => {
  await import('@/pages/public/GuestBookingPage');
  await import('@/features/site/guest-payment/InvoiceCard');
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T18:12:00Z') });
});

const NOTHING = { has_name: false, tax_end: null };
const SAVED = { has_name: true, tax_end: '672' };

const withInvoice = (invoice: GuestPage['invoice']) =>
  makeGuestPage({ each: { status: 'confirmed', paid: 0 }, invoice });

async function open(invoice: GuestPage['invoice']) {
  onGuestFunction('guest_page', () => withInvoice(invoice));
  const { user } = await renderAt(`/reserva#${LINK_KEY}`);
  const card = within(await screen.findByRole('region', { name: 'Fatura com contribuinte?' }));
  return { user, card };
}

describe('what the guest wants on the bill', () => {
  it('is asked only in a house that lists its bills, and not of a stay that is off (DEPOSIT-04)', async () => {
    onGuestFunction('guest_page', () => withInvoice(null));
    const { unmount } = await renderAt(`/reserva#${LINK_KEY}`);
    await screen.findByRole('heading', { name: 'Bom saber' });
    expect(screen.queryByText('Fatura com contribuinte?')).toBeNull();
    unmount();
    onGuestFunction('guest_page', () =>
      makeGuestPage({ each: { status: 'cancelled' }, invoice: NOTHING }),
    );
    await renderAt(`/reserva#${LINK_KEY}`);
    await screen.findByRole('heading', { name: 'A reserva foi cancelada, Inês.' });
    expect(screen.queryByText('Fatura com contribuinte?')).toBeNull();
  });

  it('is saved as it was typed, and not shown again but for the end of the number (DEPOSIT-04)', async () => {
    const { user, card } = await open(NOTHING);
    expect(await axeFindings()).toEqual([]);
    const bodies = onGuestFunction('guest_invoice', () => withInvoice(SAVED));
    await user.type(card.getByRole('textbox', { name: 'Nome na fatura' }), 'Inês Duarte');
    await user.type(card.getByRole('textbox', { name: NUMBER }), '245 006 672');
    await user.click(card.getByRole('button', { name: 'Guardar' }));
    expect(await card.findByText('Guardado. NIF terminado em 672.')).toBeVisible();
    expect(bodies).toEqual([{ key: LINK_KEY, name: 'Inês Duarte', tax_number: '245 006 672' }]);
    await expect
      .poll(() => document.activeElement)
      .toBe(card.getByRole('button', { name: 'Alterar' }));
    expect(document.body).not.toHaveTextContent('Inês Duarte');
    expect(await axeFindings()).toEqual([]);
  });

  it('begins empty when it is changed, and may be taken away (DEPOSIT-04)', async () => {
    const { user, card } = await open(SAVED);
    await user.click(card.getByRole('button', { name: 'Alterar' }));
    expect(card.getByRole('textbox', { name: 'Nome na fatura' })).toHaveFocus();
    expect(card.getByRole('textbox', { name: NUMBER })).toHaveValue('');
    expect(card.getByText(/O que está guardado não se mostra/)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Deixar como está' }));
    expect(card.getByText('Guardado. NIF terminado em 672.')).toBeVisible();

    const bodies = onGuestFunction('guest_invoice', () => withInvoice(NOTHING));
    await user.click(card.getByRole('button', { name: 'Alterar' }));
    await user.click(card.getByRole('button', { name: 'Guardar' }));
    await expect.poll(() => bodies).toEqual([{ key: LINK_KEY, name: '', tax_number: '' }]);
    expect(await card.findByRole('textbox', { name: 'Nome na fatura' })).toBeVisible();
    expect(card.queryByText(/O que está guardado/)).toBeNull();
  });

  it('says that only the name is saved where there is no number (DEPOSIT-04)', async () => {
    const { card } = await open({ has_name: true, tax_end: null });
    expect(card.getByText('Guardado o nome, sem NIF.')).toBeVisible();
  });

  it.each([
    ['123 456 780', 'O último algarismo não confere. Falta um, ou há uma troca?'],
    ['12345678', 'Um NIF tem 9 algarismos.'],
    ['DE1', 'Um número de IVA começa pelas duas letras do país, como DE123456789.'],
  ])('is not sent with a number that cannot be right: %s (DEPOSIT-04)', async (number, words) => {
    const { user, card } = await open(NOTHING);
    const bodies = onGuestFunction('guest_invoice', () => withInvoice(SAVED));
    const field = card.getByRole('textbox', { name: NUMBER });
    await user.type(field, number);
    await user.tab();
    expect(field).toHaveAccessibleDescription(words);
    await user.click(card.getByRole('button', { name: 'Guardar' }));
    expect(field).toHaveFocus();
    expect(bodies).toEqual([]);
    await user.clear(field);
    await user.type(field, 'DE 123 456 789');
    expect(field).not.toHaveAccessibleDescription(words);
    await user.click(card.getByRole('button', { name: 'Guardar' }));
    await expect.poll(() => bodies).toHaveLength(1);
  });

  it('is not sent empty where nothing is saved (DEPOSIT-04)', async () => {
    const { user, card } = await open(NOTHING);
    const bodies = onGuestFunction('guest_invoice', () => withInvoice(NOTHING));
    await user.click(card.getByRole('button', { name: 'Guardar' }));
    const name = card.getByRole('textbox', { name: 'Nome na fatura' });
    expect(name).toHaveAccessibleDescription('Escreva o nome ou o NIF.');
    expect(name).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('shows the refusal of the database beside the field (DEPOSIT-04)', async () => {
    const { user, card } = await open(NOTHING);
    onGuestFunction('guest_invoice', () => ({
      status: 400,
      code: 'HS053',
      message: 'O NIF não confere.',
    }));
    const field = card.getByRole('textbox', { name: NUMBER });
    await user.type(field, '501964843');
    await user.click(card.getByRole('button', { name: 'Guardar' }));
    await expect.poll(() => document.activeElement).toBe(field);
    expect(field).toHaveAccessibleDescription('O NIF não confere.');
  });

  it.each([
    ['cut' as const, 'Não guardámos: sem ligação. O que escreveu continua aqui.'],
    [
      { status: 429, code: 'HS429', message: '' },
      'Estes dados já mudaram muitas vezes. Diga-nos no balcão.',
    ],
    [
      { status: 500, code: 'XX000', message: '' },
      'Não guardámos. O que escreveu continua aqui: tente de novo daqui a pouco.',
    ],
  ])('keeps what was typed when it cannot be saved: %o (DEPOSIT-04)', async (answer, words) => {
    const { user, card } = await open(NOTHING);
    onGuestFunction('guest_invoice', () => answer);
    const name = card.getByRole('textbox', { name: 'Nome na fatura' });
    await user.type(name, 'Inês');
    await user.click(card.getByRole('button', { name: 'Guardar' }));
    expect(await card.findByRole('alert')).toHaveTextContent(words);
    expect(name).toHaveValue('Inês');
  });

  it('closes the page when the key opens nothing any more (TRACK-06)', async () => {
    const { user, card } = await open(NOTHING);
    onGuestFunction('guest_invoice', () => UNKNOWN_KEY);
    await user.type(card.getByRole('textbox', { name: 'Nome na fatura' }), 'Inês');
    await user.click(card.getByRole('button', { name: 'Guardar' }));
    expect(
      await screen.findByRole('heading', { name: 'Esta ligação não abre nenhuma reserva' }),
    ).toBeVisible();
  });
});

it('says beside what was paid that it is no invoice (DEPOSIT-04)', async () => {
  onGuestFunction('guest_page', () => makeGuestPage({ each: { status: 'confirmed', paid: 58 } }));
  const { unmount } = await renderAt(`/reserva#${LINK_KEY}`);
  const ticket = await screen.findByRole('region', { name: 'A sua estadia' });
  expect(ticket).toHaveTextContent('Não serve de fatura.');
  unmount();
  onGuestFunction('guest_page', () => makeGuestPage({ each: { status: 'confirmed', paid: 0 } }));
  await renderAt(`/reserva#${LINK_KEY}`);
  expect(await screen.findByRole('region', { name: 'A sua estadia' })).not.toHaveTextContent(
    'fatura',
  );
});

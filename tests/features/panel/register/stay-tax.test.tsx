import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { StayTax } from '@/domain/register/stay-register';
import { DayTakings } from '@/features/panel/payment/DayTakings';
import { StayGuests } from '@/features/panel/register/StayGuests';
import { makeBooking, makeStayRegister } from '../../../support/builders';
import { renderPart } from '../../../support/panel-part';
import { openRegisterDesk } from '../../../support/register-desk';
import { axeFindings } from '../../../support/render-at';
import { expectLoggedError, onTable } from '../../../support/server';
import { startSignedIn } from '../../../support/session';

const tax: StayTax = {
  amount: 12,
  at_most: 12,
  owed: 6,
  collected: 0,
  people: [
    { person: 1, amount: 12, owed: 6, exempt: { cap: 1 } },
    { person: 2, amount: 0, owed: 0, exempt: { age: 7 } },
  ],
  payments: [],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T10:00:00Z') });
  startSignedIn();
});

function openTax(changes: Partial<StayTax> = {}) {
  const register = makeStayRegister({ tax: { ...tax, ...changes } });
  openRegisterDesk(register);
  return renderPart(
    <StayGuests booking={makeBooking({ id: register.booking_id })} isActive onOpen={() => {}} />,
  );
}

it('says what a stay owes and which nights owe nothing, by reason (TAX-01)', async () => {
  openTax();
  expect(await screen.findByRole('heading', { name: /^Taxa turística: 12,00\s€/ })).toBeVisible();
  expect(
    screen.getByText('6 noites de pessoas devem. Sem taxa: 7 por idade e 1 por máximo de noites.'),
  ).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

it.each([
  {
    amount: 0,
    owed: 0,
    heading: /^Taxa turística: até 24,00\s€/,
    words: '12 noites por saber: falta a idade.',
  },
  {
    amount: 9,
    owed: 3,
    heading: /^Taxa turística: entre 9,00\s€ e 24,00\s€/,
    words: '3 noites de pessoas devem. 12 noites por saber: falta a idade.',
  },
])(
  'says no sum, and proposes none, while an age is not known: $amount (TAX-01)',
  async ({ amount, owed, heading, words }) => {
    const people = [{ person: 1, amount, owed, exempt: { unknown: 12 } }];
    const { user } = openTax({ amount, at_most: 24, owed, people });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Receber a taxa turística' }));
    expect(screen.getByLabelText('Valor da taxa')).toHaveValue('');
    expect(screen.getByText(/^Faltam idades: /)).toHaveTextContent(/24,00\s€ ao todo\.$/);
  },
);

it('receives the tax by one tap, with the amount proposed, and undoes it (TAX-01)', async () => {
  const stored = onTable('post', 'tax_payments', () => [{ id: 'x' }]);
  const { user } = openTax();
  const undone = onTable('patch', 'tax_payments', () => [{ id: 'x' }]);
  await user.click(await screen.findByRole('button', { name: 'Receber a taxa turística' }));
  expect(screen.getByLabelText('Valor da taxa')).toHaveValue('12,00');
  await user.click(screen.getByRole('button', { name: 'Dinheiro' }));
  expect(await screen.findByText(/^Taxa turística recebida: 12,00\s€/)).toBeVisible();
  expect(stored[0]?.body).toMatchObject({ amount: 12, method: 'cash', paid_on: '2026-11-12' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Receber a taxa turística' })).toHaveFocus(),
  );
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  expect(await screen.findByText('Taxa turística anulada.')).toBeVisible();
  expect(undone[0]?.body).toEqual({ undone: true });
});

it('says what is too much, gives it back, and lists it as such (TAX-01)', async () => {
  const payment = { method: 'cash', paid_on: '2026-11-12', entered_name: 'Marta', undone: false };
  const stored = onTable('post', 'tax_payments', () => [{ id: 'x' }]);
  const { user } = openTax({
    collected: 18,
    payments: [
      { ...payment, id: 'a', amount: 20 },
      { ...payment, id: 'b', amount: -2 },
    ],
  });
  expect(await screen.findByText(/^A devolver 6,00\s€$/)).toBeVisible();
  expect(screen.getByText('Devolução, Dinheiro, hoje, por Marta')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Devolver a taxa turística' }));
  expect(screen.getByLabelText('Valor a devolver')).toHaveValue('6,00');
  expect(await axeFindings()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Dinheiro' }));
  expect(await screen.findByText(/^Taxa turística devolvida: 6,00\s€/)).toBeVisible();
  expect(stored[0]?.body).toMatchObject({ amount: -6, method: 'cash', due_before: -6 });
});

it('asks whoever comes second, and says what is more than the stay owes (TAX-01)', async () => {
  const message = 'Entretanto as contas mudaram: agora são 0,00\u00a0€ por pagar.';
  const stored = onTable('post', 'tax_payments', ({ body }) =>
    Object(body).method === 'cash' ? { status: 409, code: 'HS063', message } : [{ id: 'x' }],
  );
  const { user } = openTax();
  await user.click(await screen.findByRole('button', { name: 'Receber a taxa turística' }));
  await user.clear(screen.getByLabelText('Valor da taxa'));
  await user.type(screen.getByLabelText('Valor da taxa'), '14');
  expect(screen.getByText(/^São 2,00\s€ a mais do que a estadia deve\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dinheiro' }));
  expect(await screen.findByText(/as contas mudaram: agora são 0,00\s€ por pagar/)).toBeVisible();
  expect(stored[0]?.body).toMatchObject({ amount: 14, due_before: 12 });
  // Another method is another payment, whatever became of the first.
  await user.click(screen.getByRole('button', { name: 'Cartão' }));
  expect(await screen.findByText(/^Taxa turística recebida: 14,00\s€/)).toBeVisible();
  expect(Object(stored[1]?.body).id).not.toBe(Object(stored[0]?.body).id);
  expectLoggedError('tax');
});

it('keeps the id of tax whose storing failed, so that it is stored once (TAX-01)', async () => {
  let isDown = true;
  const stored = onTable('post', 'tax_payments', () => {
    if (isDown) return { status: 500, code: 'XX000', message: 'broken' };
    return [{ id: 'x' }];
  });
  const { user } = openTax();
  await user.click(await screen.findByRole('button', { name: 'Receber a taxa turística' }));
  await user.click(screen.getByRole('button', { name: 'Dinheiro' }));
  expect(await screen.findByText(/^Erro ao guardar a taxa:/)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Dinheiro' }));
  expect(await screen.findByText(/^Taxa turística recebida/)).toBeVisible();
  const ids = stored.map(({ body }) => Object(body).id);
  expect(new Set(ids).size).toBe(1);
  expectLoggedError('tax');
});

it('lists what was received, struck through where it is undone (TAX-01)', async () => {
  const payment = { amount: 6, method: 'cash', paid_on: '2026-11-12', entered_name: 'Marta' };
  openTax({
    collected: 6,
    payments: [
      { ...payment, id: 'a', undone: false },
      { ...payment, id: 'b', undone: true },
    ],
  });
  const list = await screen.findByRole('list', { name: 'Taxa turística recebida' });
  expect(list).toHaveTextContent('Dinheiro, hoje, por Marta');
  expect(list).toHaveTextContent('(anulado)');
  expect(screen.getAllByRole('button', { name: /^Anular taxa de/ })).toHaveLength(1);
});

const taking = { booking_id: makeStayRegister().booking_id, paid_on: '2026-11-12' };

it('names the tourist tax of a day apart from what the house received (TAX-01)', async () => {
  onTable('get', 'tax_payments', () => [
    { ...taking, id: 'a', amount: 12, method: 'cash' },
    { ...taking, id: 'b', amount: 6, method: 'card' },
  ]);
  renderPart(<DayTakings day="2026-11-12" takings={{ cash: 54 }} />);
  expect(await screen.findByText(/Taxa turística \(não é receita\):/)).toHaveTextContent(
    /18,00\s€/,
  );
  expect(screen.getByRole('heading', { name: /^Recebido no dia/ })).toHaveTextContent(/54,00\s€/);
});

it('has a day of its own in the takings where nothing else was received (TAX-01)', async () => {
  const reads = onTable('get', 'tax_payments', ({ params }) =>
    params.get('paid_on') === 'eq.2026-11-10'
      ? [{ ...taking, id: 'a', amount: 12, method: 'cash' }]
      : [],
  );
  const { redraw } = renderPart(<DayTakings day="2026-11-11" takings={{}} />);
  await waitFor(() => expect(reads).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
  redraw(<DayTakings day="2026-11-12" takings={{}} isQuiet />);
  expect(screen.queryByRole('heading')).toBeNull();
  redraw(<DayTakings day="2026-11-10" takings={{}} isQuiet />);
  expect(await screen.findByRole('heading', { name: 'Recebido no dia' })).toBeVisible();
  expect(screen.getByText(/^Taxa turística/)).toHaveTextContent(/12,00\s€$/);
  expect(screen.queryByRole('button')).toBeNull();
});

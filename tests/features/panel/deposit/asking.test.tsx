import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DepositSheet } from '@/domain/deposit/deposit-sheet';
import { DepositSection } from '@/features/panel/deposit/DepositSection';
import { startAtDesk } from '../../../support/booking-window';
import { makeBooking } from '../../../support/builders';
import { DEPOSIT_STATES, makeDepositRequest, makeDepositSheet } from '../../../support/deposit';
import { openDeposits, refusal } from '../../../support/deposit-desk';
import { renderPart } from '../../../support/panel-part';
import { axeFindings } from '../../../support/render-at';
import { expectLoggedError } from '../../../support/server';

const booking = makeBooking({ status: 'confirmed' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const ownSum = () => screen.getByRole('textbox', { name: 'Outro valor, em euros' });

async function openForm(given: Partial<DepositSheet> = {}) {
  const desk = openDeposits(makeDepositSheet(given));
  const view = renderPart(<DepositSection booking={booking} whole={false} />);
  await screen.findByRole('form', { name: 'Pedir sinal' });
  return { desk, ...view };
}

const withRequest = (sheet: DepositSheet) => ({ ...sheet, requests: [makeDepositRequest()] });

beforeEach(startAtDesk);

describe('asking for a deposit', () => {
  it('begins with the rule of the house, and the button names the sum (DEPOSIT-01)', async () => {
    const { choices } = makeDepositSheet();
    await openForm({ choices: choices.toReversed() });
    expect(screen.getByRole('heading', { name: 'Pedir sinal' })).toBeVisible();
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
    expect(radio(/^Primeira noite\s?a regra da casa\s?194,00\s€$/)).toBeChecked();
    expect(radio(/^30 %\s?da estadia\s?174,60\s€$/)).not.toBeChecked();
    expect(radio(/^Outro valor\s?até 582,00\s€$/)).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Prazo' })).toHaveValue('14/11/2026');
    expect(screen.getByText('sáb., 14 nov.')).toBeVisible();
    expect(screen.getByLabelText('Hora')).toHaveValue('18:00');
    expect(screen.getByRole('combobox', { name: 'Língua do e-mail' })).toHaveValue('pt');
    expect(button(/^Pedir 194,00\s€$/)).toBeVisible();
    expect(screen.getByText(/A reserva passa a paga quando o aviso assinado chegar/)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('asks for the sum that was shown, by mail, and says so (DEPOSIT-01)', async () => {
    const { desk, user } = await openForm();
    desk.become = withRequest;
    await user.click(radio(/^30 %/));
    await user.selectOptions(screen.getByRole('combobox'), 'Alemão');
    await user.click(button(/^Pedir 174,60\s€$/));
    expect(await screen.findByText(/^Sinal pedido: 174,60\s€\.$/)).toBeVisible();
    expect(desk.calls).toEqual([
      {
        name: 'ask_deposit',
        args: {
          booking: booking.id,
          whole: false,
          basis: 'share',
          amount: 174.6,
          until: '2026-11-14T18:00:00.000Z',
          language: 'de',
          by_mail: true,
          replace: false,
        },
      },
    ]);
    expect(screen.getByRole('article', { name: /^Sinal de 194,00\s€$/ })).toHaveTextContent(
      'Pedido',
    );
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Sinal' })).toBeVisible();
  });

  it('only makes the link, and copies it (DEPOSIT-01)', async () => {
    const { desk, user } = await openForm({ language: 'fr' });
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    desk.become = withRequest;
    await user.click(button('Só a ligação'));
    expect(
      await screen.findByText('Ligação copiada: abre a página do hóspede, onde se paga.'),
    ).toBeVisible();
    expect(desk.calls[0]?.args).toMatchObject({ by_mail: false, language: 'fr' });
    expect(write.mock.calls[0]?.[0]).toMatch(/\/fr\/.+#k{32}$/);
  });

  it('offers only the link where no address is known (DEPOSIT-01)', async () => {
    await openForm({ email: false });
    expect(screen.queryByRole('button', { name: /^Pedir/ })).toBeNull();
    expect(button('Só a ligação')).toBeVisible();
    expect(screen.getByText(/^Sem endereço de e-mail/)).toBeVisible();
  });

  it('takes a sum of one’s own, to the cent and up to what is due (DEPOSIT-01)', async () => {
    const { desk, user } = await openForm();
    await user.type(ownSum(), '600');
    expect(radio(/^Outro valor/)).toBeChecked();
    await user.click(button('Pedir'));
    expect(ownSum()).toHaveFocus();
    expect(ownSum()).toHaveAccessibleDescription(/^O valor pode ir até 582,00\s€\.$/);
    expect(await axeFindings()).toEqual([]);
    await user.clear(ownSum());
    await user.type(ownSum(), '120,5');
    desk.become = withRequest;
    await user.click(button(/^Pedir 120,50\s€$/));
    await screen.findByText(/^Sinal pedido: 120,50\s€\.$/);
    expect(desk.calls).toHaveLength(1);
    expect(desk.calls[0]?.args).toMatchObject({ basis: 'other', amount: 120.5 });
  });

  it('is done by the keyboard: arrows choose, Tab goes on, Enter asks (DEPOSIT-01)', async () => {
    const { desk, user } = await openForm();
    desk.become = withRequest;
    radio(/^Primeira noite/).focus();
    await user.keyboard('{ArrowDown}');
    expect(radio(/^30 %/)).toHaveFocus();
    expect(radio(/^30 %/)).toBeChecked();
    await user.tab();
    // Passing through the field chooses nothing.
    expect(ownSum()).toHaveFocus();
    expect(radio(/^30 %/)).toBeChecked();
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Prazo' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByText('dom., 15 nov.')).toBeInTheDocument();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(button(/^Pedir 174,60/)).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByText(/^Sinal pedido/);
    expect(desk.calls[0]?.args).toMatchObject({
      basis: 'share',
      until: '2026-11-15T18:00:00.000Z',
    });
    // The button is gone: the focus stays in the place.
    expect(screen.getByRole('article').parentElement).toHaveFocus();
  });

  it('asks for no deadline that is past (DEPOSIT-01)', async () => {
    const { desk, user } = await openForm();
    const day = screen.getByRole('textbox', { name: 'Prazo' });
    await user.clear(day);
    await user.type(day, '12/11/2026');
    await user.clear(screen.getByLabelText('Hora'));
    await user.type(screen.getByLabelText('Hora'), '09:00');
    await user.click(button(/^Pedir 194/));
    expect(await screen.findByText('O prazo tem de ficar no futuro.')).toBeVisible();
    await waitFor(() => expect(day).toHaveFocus());
    expect(desk.calls).toEqual([]);
  });

  it('says why when the sum changed meanwhile, shows the new one and keeps what was typed (DEPOSIT-01)', async () => {
    const { desk, user } = await openForm();
    await user.clear(screen.getByLabelText('Hora'));
    await user.type(screen.getByLabelText('Hora'), '20:00');
    desk.refuse = () => refusal('HS048', 'A soma mudou entretanto: agora são 210,00 €.');
    desk.sheet = makeDepositSheet({
      due: 630,
      choices: [{ basis: 'first_night', amount: 210, is_rule: true }],
    });
    await user.click(button(/^Pedir 194/));
    expect(await screen.findByText('A soma mudou entretanto: agora são 210,00 €.')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Pedir 210,00\s€$/ })).toBeVisible();
    expect(screen.getByLabelText('Hora')).toHaveValue('20:00');
    expectLoggedError('deposit');
  });

  it('keeps what was typed when a colleague has asked meanwhile, and then replaces (DEPOSIT-01)', async () => {
    const { desk, user } = await openForm();
    await user.type(ownSum(), '120');
    desk.refuse = () => refusal('HS049', 'Já há um pedido por pagar nesta reserva.');
    desk.sheet = makeDepositSheet({ requests: [makeDepositRequest()] });
    await user.click(button(/^Pedir 120/));
    expect(await screen.findByText('Já há um pedido por pagar nesta reserva.')).toBeVisible();
    expect(await screen.findByRole('article')).toBeVisible();
    expect(ownSum()).toHaveValue('120');
    expectLoggedError('deposit');
    await user.click(button(/^Pedir 120/));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('heading')).toHaveTextContent(/^Substituir o pedido de 194,00\s€\?$/);
    expect(await axeFindings()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Manter o de agora' }));
    expect(desk.calls).toHaveLength(1);
    await user.click(button(/^Pedir 120/));
    desk.become = (sheet) => ({ ...sheet, requests: [makeDepositRequest({ amount: 120 })] });
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Pedir 120/ }),
    );
    expect(await screen.findByRole('article', { name: /^Sinal de 120,00/ })).toBeVisible();
    expect(desk.calls[1]?.args).toMatchObject({ amount: 120, replace: true });
  });

  it('says that a colleague has asked meanwhile, though nothing was typed (DEPOSIT-01)', async () => {
    const { desk, user } = await openForm();
    desk.refuse = () => refusal('HS049', 'Já há um pedido por pagar nesta reserva.');
    desk.sheet = makeDepositSheet({ requests: [makeDepositRequest()] });
    await user.click(button(/^Pedir 194/));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.getByText('Já há um pedido por pagar nesta reserva.')).toBeVisible();
    expectLoggedError('deposit');
  });

  it('keeps what was typed when the line is cut (DEPOSIT-01)', async () => {
    const { desk, user } = await openForm();
    await user.type(ownSum(), '120');
    desk.refuse = () => HttpResponse.error();
    await user.click(button(/^Pedir 120/));
    expect(
      await screen.findByText(/^Erro ao pedir o sinal: sem ligação ao servidor/),
    ).toBeVisible();
    expect(ownSum()).toHaveValue('120');
    expectLoggedError('deposit');
  });
});

describe('another deposit', () => {
  it('is asked for what is missing of the first (DEPOSIT-02)', async () => {
    const desk = openDeposits(makeDepositSheet({ due: 482, requests: [DEPOSIT_STATES.part] }));
    const { user } = renderPart(<DepositSection booking={booking} whole={false} />);
    await user.click(await screen.findByRole('button', { name: 'Pedir o resto' }));
    await waitFor(() => expect(radio(/^Outro valor/)).toHaveFocus());
    expect(ownSum()).toHaveValue('94,00');
    await user.click(button(/^Pedir 94,00/));
    desk.become = withRequest;
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Pedir 94,00/ }),
    );
    await waitFor(() => expect(desk.calls).toHaveLength(1));
    expect(desk.calls[0]?.args).toMatchObject({ basis: 'other', amount: 94, replace: true });
  });

  it('is proposed when the total changed (DEPOSIT-02)', async () => {
    const request = makeDepositRequest({ asked_total: 582, total: 640 });
    openDeposits(makeDepositSheet({ due: 640, requests: [request] }));
    const { user } = renderPart(<DepositSection booking={booking} whole={false} />);
    expect(await screen.findByText('O total mudou: pedir de novo?')).toBeVisible();
    expect(screen.getByText(/Era 582,00\s€, agora é 640,00\s€\./)).toBeVisible();
    await user.click(button('Pedir de novo'));
    expect(radio(/^Primeira noite/)).toHaveFocus();
    await user.click(button('Fechar'));
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('can be asked after one was paid, but not while one may still come (DEPOSIT-02)', async () => {
    openDeposits(makeDepositSheet({ due: 388, requests: [DEPOSIT_STATES.paid] }));
    const { user } = renderPart(<DepositSection booking={booking} whole={false} />);
    await user.click(await screen.findByRole('button', { name: 'Pedir outro sinal' }));
    expect(screen.getByRole('form', { name: 'Pedir sinal' })).toBeVisible();
  });

  it('waits while one is pending (DEPOSIT-02)', async () => {
    openDeposits(makeDepositSheet({ requests: [DEPOSIT_STATES.pending] }));
    renderPart(<DepositSection booking={booking} whole={false} />);
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
  });
});

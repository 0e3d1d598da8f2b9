import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeBooking, makeHouseRates, uuid } from '../support/builders';
import { dialog, ines, lukas, NOW, openBooking, startAtDesk } from '../support/booking-window';
import { bussola, openChangeableDesk, rede, sol } from '../support/changeable-desk';
import { axeFindings, renderAt } from '../support/render-at';
import { answerRounds, holdRounds, nextRound } from '../support/rounds';
import { onRpc } from '../support/server';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/stay/change/alter/ChangeDialog';

beforeEach(() => {
  startAtDesk();
  window.sessionStorage.clear();
});

/** The stay of the mock: room 3, three nights at 58. */
const stay = makeBooking({
  booking_number: 'R26-9DPH3V',
  guest_name: 'Marta Sequeira',
  room_id: sol.id,
  rooms: { room_number: '3', name: 'Duplo Sol' },
  check_in_date: '2026-11-24',
  check_out_date: '2026-11-27',
  total_price: 174,
  status: 'confirmed',
});
const rooms = [sol, bussola, rede];

const alter = () => within(screen.getByRole('dialog', { name: 'Alterar a reserva' }));
const save = () => alter().getByRole('button', { name: 'Guardar alterações' });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

async function openAlter(
  desk: Parameters<typeof openChangeableDesk>[1] = {},
  others = [lukas],
  altered = stay,
) {
  const table = openChangeableDesk([altered, ...others], { rooms, ...desk });
  const view = await openBooking(stay.booking_number);
  await view.user.click(within(dialog()).getByRole('button', { name: 'Alterar' }));
  await screen.findByRole('dialog', { name: 'Alterar a reserva' });
  await waitFor(() =>
    expect(alter().getByRole('combobox', { name: 'Quarto' }).children.length).toBeGreaterThan(1),
  );
  return { ...view, desk: table };
}

const checkOut = () => alter().getByRole('textbox', { name: 'Check-out' });

function setDay(label: string, value: string) {
  const field = alter().getByRole('textbox', { name: label });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

describe('changing a booking', () => {
  it('shows before and after side by side, and has nothing to save at first (DESK-06)', async () => {
    await openAlter();
    expect(alter().getByText('Ainda não mudou nada')).toBeVisible();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    expect(alter().getByRole('radio', { name: /^Manter/ })).toBeChecked();
    expect(await axeFindings()).toEqual([]);
  });

  it('says of a stay that a platform sold that its price has not been entered (CHAN-03)', async () => {
    const sold = { ...stay, source: 'airbnb', total_price: 0 };
    const { user } = await openAlter({}, [], sold);
    expect(alter().getByRole('radio', { name: /^Manter/ })).toHaveAccessibleName(
      'Manter Ainda ninguém o indicou',
    );
    // Before, after, and beside 'Manter'.
    expect(alter().getAllByText('por indicar')).toHaveLength(3);
    expect(alter().queryByText(/(^|[^\d.])0,00\s€/)).toBeNull();
    await user.click(alter().getByRole('radio', { name: /^Recalcular/ }));
    expect(alter().getByText(/^passa a ser 174,00\s€; ainda não tinha preço$/)).toBeVisible();
    expect(alter().getByText('indicado')).toBeVisible();
    expect(alter().queryByText(/(^|[^\d.])0,00\s€/)).toBeNull();
  });

  it('makes a stay one night longer in four actions, recalculated, and can be undone (DESK-06)', async () => {
    const { user, desk } = await openAlter();
    await user.click(alter().getByRole('button', { name: 'Mais uma noite' }));
    expect(checkOut()).toHaveValue('28/11/2026');
    expect(alter().getByText('mais 1 noite')).toBeVisible();
    expect(alter().getByRole('radio', { name: /^Recalcular/ })).toBeChecked();
    expect(alter().getByText('2 mudanças: saída e preço')).toBeVisible();
    expect(alter().getByText(/^O quarto 3 fica ocupado de 27 a 28 nov\./)).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Reserva alterada.')).toBeVisible();
    expect(desk.asked[0]).toEqual([
      {
        id: stay.id,
        updated_at: stay.updated_at,
        set: { check_out_date: '2026-11-28', total_price: 232 },
      },
    ]);
    expect(screen.queryByRole('dialog', { name: 'Alterar a reserva' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('Reserva como antes.')).toBeVisible();
    expect(desk.row(stay.id)).toMatchObject({ check_out_date: '2026-11-27', total_price: 174 });
  });

  it('moves to another room of those that are free, at the agreed price, by Ctrl+Enter (DESK-06)', async () => {
    const taken = {
      ...lukas,
      room_id: rede.id,
      check_in_date: '2026-11-20',
      check_out_date: '2026-11-25',
    };
    const { user, desk } = await openAlter({}, [taken]);
    const select = alter().getByRole('combobox', { name: 'Quarto' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['3 Duplo Sol', '11 Duplo Bússola']);
    await user.selectOptions(select, '11 Duplo Bússola');
    expect(alter().getByText('outro quarto')).toBeVisible();
    expect(alter().getByRole('radio', { name: /^Manter/ })).toBeChecked();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Reserva alterada.')).toBeVisible();
    expect(desk.asked[0]?.[0]?.set).toEqual({ room_id: bussola.id });
  });

  it('takes a price by hand, and none that is no price (DESK-06)', async () => {
    const { user, desk } = await openAlter();
    const price = alter().getByRole('textbox', { name: 'Preço à mão' });
    await user.type(price, 'vinte');
    expect(alter().getByText('Por favor, insira um preço válido.')).toBeVisible();
    await user.click(save());
    expect(desk.asked).toEqual([]);
    await user.clear(price);
    await user.type(price, '200,50');
    expect(plain(alter().getByText(/^de 174/).textContent)).toBe('de 174,00 € para 200,50 €');
    await user.click(save());
    await screen.findByText('Reserva alterada.');
    expect(desk.row(stay.id)?.total_price).toBe(200.5);
  });

  it('changes contact, source and language (DESK-06)', async () => {
    const { user, desk } = await openAlter();
    await user.click(alter().getByText('Contacto e origem'));
    const name = alter().getByRole('textbox', { name: 'Nome' });
    await user.clear(name);
    expect(alter().getByText('Escreva o nome do hóspede.')).toBeVisible();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await user.type(name, 'Rui Sequeira');
    await user.selectOptions(alter().getByRole('combobox', { name: 'Origem' }), 'Telefone');
    await user.clear(alter().getByRole('textbox', { name: 'E-mail' }));
    await user.selectOptions(alter().getByRole('combobox', { name: 'Língua' }), 'Alemão');
    await user.click(save());
    await screen.findByText('Reserva alterada.');
    expect(desk.asked[0]?.[0]?.set).toEqual({
      guest_name: 'Rui Sequeira',
      guest_email: null,
      source: 'phone',
      language: 'de',
    });
  });

  it('names a closed day, which somebody accepts, and a stay in the way, which nobody can (DESK-03, DESK-06)', async () => {
    const next = {
      ...lukas,
      status: 'confirmed',
      room_id: sol.id,
      check_in_date: '2026-11-29',
      check_out_date: '2026-11-30',
    };
    const { user, desk } = await openAlter({ closed: [{ room_id: sol.id, date: '2026-11-28' }] }, [
      next,
    ]);
    setDay('Check-out', '2026-11-30');
    const words = await alter().findByText(/^O quarto 3 está ocupado por Lukas Brandt, de 29 a 30/);
    expect(within(words).getByRole('link', { name: next.booking_number })).toBeVisible();
    expect(alter().getByText('Falta escolher um quarto livre')).toBeVisible();
    expect(alter().getByText('O quarto 3 não está livre: escolha outro.')).toBeVisible();
    expect(alter().queryByText(/fica ocupado/)).toBeNull();
    setDay('Check-out', '2026-11-29');
    expect(await alter().findByText('O quarto 3 está bloqueado a 28 nov.')).toBeVisible();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await user.click(alter().getByRole('button', { name: 'Alterar mesmo assim' }));
    await user.click(save());
    await screen.findByText('Reserva alterada.');
    expect(desk.row(stay.id)?.check_out_date).toBe('2026-11-29');
  });

  it('keeps what is typed when the window is closed, until it begins anew (DESK-06)', async () => {
    const { user } = await openAlter();
    await user.click(alter().getByRole('button', { name: 'Mais uma noite' }));
    await user.click(alter().getByRole('button', { name: 'Voltar' }));
    expect(within(dialog()).getByText('por guardar')).toBeVisible();
    await user.keyboard('m');
    expect(await screen.findByText('Rascunho recuperado')).toBeVisible();
    expect(checkOut()).toHaveValue('28/11/2026');
    await user.click(alter().getByRole('button', { name: 'Começar de novo' }));
    expect(alter().getByText('Ainda não mudou nada')).toBeVisible();
  });

  it('tells a cut line in place, and counts as saved what was stored before the answer got lost (DESK-06)', async () => {
    const { user, desk } = await openAlter();
    await user.click(alter().getByRole('button', { name: 'Mais uma noite' }));
    desk.loseNextAnswer();
    await user.click(save());
    expect(await alter().findByText(/^Erro ao atualizar reserva: sem ligação/)).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Reserva alterada.')).toBeVisible();
    expect(screen.queryByText('Esta reserva mudou entretanto.')).toBeNull();
  });

  it('names the booking that has just taken the room (DESK-06)', async () => {
    const { user, desk } = await openAlter();
    await user.selectOptions(alter().getByRole('combobox', { name: 'Quarto' }), '11 Duplo Bússola');
    desk.changeElsewhere(lukas.id, {
      room_id: bussola.id,
      check_in_date: '2026-11-24',
      check_out_date: '2026-11-25',
    });
    await user.click(save());
    expect(
      await alter().findByText('Erro ao atualizar reserva: o quarto já está ocupado nessas datas.'),
    ).toBeVisible();
    expect(alter().getAllByRole('link', { name: lukas.booking_number })[0]).toBeVisible();
  });

  it('begins at the check-out when a stay is to be prolonged (DESK-06)', async () => {
    openChangeableDesk([stay], { rooms });
    const { address } = await renderAt('/admin/bookings?reserva=R26-9DPH3V&acao=prolongar');
    await screen.findByRole('dialog', { name: 'Alterar a reserva' });
    await waitFor(() => expect(checkOut()).toHaveFocus());
    await waitFor(() => expect(address()).toBe('/admin/bookings?reserva=R26-9DPH3V'));
  });

  it('leads to the answer when a request waits for one (DAY-02)', async () => {
    openChangeableDesk([ines]);
    await renderAt('/admin/bookings?reserva=R26-7K3F9Q&acao=responder');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirmada' })).toHaveFocus());
  });
});

interface Meeting {
  /** What the colleague changes the stay to. */
  until?: string;
  agreed?: number;
  days?: NonNullable<Parameters<typeof openChangeableDesk>[1]>['days'];
}

describe('two people who change one booking', () => {
  /**
   * A colleague makes the stay longer while it is being moved to another room, at another price.
   */
  async function meet({ until = '2026-11-28', agreed = 232, ...house }: Meeting = {}) {
    const event = {
      id: 5,
      at: '2026-11-12T10:14:00+00:00',
      kind: 'changed',
      actor: 'staff',
      actor_id: uuid(9, 2),
      actor_name: 'Rui',
      changes: { check_out_date: ['2026-11-27', until], total_price: [174, agreed] },
    };
    const view = await openAlter({ events: [event], ...house });
    await view.user.selectOptions(
      alter().getByRole('combobox', { name: 'Quarto' }),
      '11 Duplo Bússola',
    );
    await view.user.click(alter().getByRole('radio', { name: /^Recalcular/ }));
    view.desk.changeElsewhere(stay.id, { check_out_date: until, total_price: agreed });
    await view.user.click(save());
    await alter().findByText('Falta escolher o preço');
    return view;
  }
  const fields = (name: string) => within(alter().getByRole('group', { name }));

  it('see both, and save what is chosen (DESK-11)', async () => {
    const { user, desk } = await meet();
    expect(
      await alter().findByText(/Às 10:14, noutro ecrã, Rui alterou a saída e o preço\./),
    ).toBeVisible();
    expect(fields('Check-out').getByText('mudado por Rui')).toBeVisible();
    expect(fields('Check-out').getByRole('radio', { name: /^Rui.*sáb., 28 nov./ })).toBeChecked();
    expect(fields('Quarto').getByRole('radio', { name: /^A sua.*11 Duplo Bússola/ })).toBeChecked();
    expect(fields('Preço').getByText('mudado pelos dois')).toBeVisible();
    for (const radio of fields('Preço').getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(alter().queryByRole('group', { name: 'Hóspedes' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
    const button = alter().getByRole('button', { name: 'Guardar o que escolhi' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(alter().getByRole('button', { name: /^Usar 248,00/ }));
    await user.click(button);
    expect(await screen.findByText('Reserva alterada.')).toBeVisible();
    expect(desk.row(stay.id)).toMatchObject({
      check_out_date: '2026-11-28',
      room_id: bussola.id,
      total_price: 248,
    });
  });

  it('are proposed the price of the nights they choose together, once it is known (DESK-11, RATE-01)', async () => {
    onRpc('house_rates', () => makeHouseRates({ price_rule: 'nightly' }));
    let letGo = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await meet({
      until: '2026-11-29',
      agreed: 290,
      days: async ({ params }) => {
        if (!params.getAll('date').includes('lte.2026-11-29')) return [];
        await mayAnswer;
        return [{ room_id: bussola.id, date: '2026-11-28', is_available: true, custom_price: 100 }];
      },
    });
    expect(alter().queryByText(/Pela tabela são/)).toBeNull();
    letGo();
    // Four nights at 62 EUR, and 100 EUR for the last one, which the colleague added.
    expect(await alter().findByRole('button', { name: /^Usar 348,00/ })).toBeVisible();
  });

  it('can leave it as the other made it (DESK-11)', async () => {
    const { user, desk } = await meet();
    await user.click(await alter().findByRole('button', { name: 'Ficar com a de Rui' }));
    expect(screen.queryByRole('dialog', { name: 'Alterar a reserva' })).toBeNull();
    expect(desk.row(stay.id)).toMatchObject({ room_id: sol.id, total_price: 232 });
    expect(within(dialog()).queryByText('por guardar')).toBeNull();
  });

  it('are asked again when a third change comes between (DESK-11)', async () => {
    const { user, desk } = await meet();
    await user.click(fields('Preço').getByRole('radio', { name: /^A sua/ }));
    desk.changeElsewhere(stay.id, { total_price: 300 });
    await user.click(alter().getByRole('button', { name: 'Guardar o que escolhi' }));
    expect(await alter().findByText('Falta escolher o preço')).toBeVisible();
    expect(fields('Preço').getByRole('radio', { name: /300,00/ })).not.toBeChecked();
    expect(desk.row(stay.id)?.total_price).toBe(300);
  });

  it('go on with the change when the other has taken theirs back meanwhile (DESK-11, LIVE-01)', async () => {
    holdRounds(NOW);
    let stored = [stay];
    const rounds = answerRounds(() => ({ bookings: stored }));
    const { desk } = await meet();
    stored = desk.changeElsewhere(stay.id, { check_out_date: '2026-11-27', total_price: 174 });
    rounds.note(stay.id);
    await nextRound();
    expect(await alter().findByRole('button', { name: 'Guardar alterações' })).toBeVisible();
    expect(screen.queryByText('Esta reserva mudou entretanto.')).toBeNull();
    expect(alter().getByRole('combobox', { name: 'Quarto' })).toHaveValue(bussola.id);
  });

  it('are not asked about what the form does not show (DESK-11)', async () => {
    const { user, desk } = await openAlter();
    await user.click(alter().getByRole('button', { name: 'Mais um hóspede' }));
    desk.changeElsewhere(stay.id, { email_sent: true, admin_notes: 'Ligou.' });
    await user.click(save());
    expect(await screen.findByText('Reserva alterada.')).toBeVisible();
    expect(desk.row(stay.id)).toMatchObject({ number_of_guests: 3, admin_notes: 'Ligou.' });
  });
});

import * as form from '@messages/stay-prices';
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RateEventRow, StayRuleRow, TouristTaxRow } from '@/types/rows';
import { startAtDesk } from '../support/booking-window';
import { uuid } from '../support/builders';
import { AVAILABILITY_PATH, makeDay, openGrid } from '../support/availability-screen';
import { axeFindings, renderAt } from '../support/render-at';
import { expectLoggedError, onTable } from '../support/server';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/rates/RatesSection';

beforeEach(() => startAtDesk());

const REFUSAL = { status: 500, code: 'XX000', message: 'broken' };
const Row = v.looseObject({ id: v.string() });
const idIn = (params: URLSearchParams) => params.get('id')?.replace('eq.', '');

const CARNIVAL: StayRuleRow = {
  id: uuid(8, 1),
  room_id: null,
  name: 'Carnaval',
  names: { en: 'Carnival' },
  from_date: '2027-02-05',
  until_date: '2027-02-09',
  min_nights: 3,
  closed_to_arrival: false,
  updated_at: '2026-11-12T09:42:00.000001+00:00',
};
const SUMMER: TouristTaxRow = {
  id: uuid(9, 1),
  from_day: '04-01',
  until_day: '10-31',
  amount: 2,
  min_age: 13,
  max_nights: 7,
  updated_at: '2026-11-12T09:42:00.000001+00:00',
};

interface House {
  rule?: string;
  rules?: StayRuleRow[];
  seasons?: TouristTaxRow[];
  events?: RateEventRow[];
}

/** Stateful rates; `isDown` refuses every change. */
function openRates({ rule = 'stated', rules = [], seasons = [], events = [] }: House = {}) {
  const state = { isDown: false, rule, rules, seasons };
  const grid = openGrid({ days: [makeDay('2026-11-27', { custom_price: 75 })] });
  onTable('get', 'house_rules', () => [{ requests_paused: false, price_rule: state.rule }]);
  const ruleChanges = onTable('patch', 'house_rules', ({ body }) => {
    if (state.isDown) return REFUSAL;
    state.rule = v.parse(v.object({ price_rule: v.string() }), body).price_rule;
    return [{ only_row: true }];
  });
  onTable('get', 'stay_rules', () => state.rules);
  const added = onTable('post', 'stay_rules', ({ body }) => {
    if (state.isDown) return REFUSAL;
    const stored = { ...CARNIVAL, ...v.parse(Row, body), updated_at: 'now' };
    state.rules = [...state.rules, stored];
    return [stored];
  });
  const changed = onTable('patch', 'stay_rules', ({ body, params }) => {
    const found = state.rules.find(
      ({ id, updated_at }) =>
        id === idIn(params) && params.get('updated_at') === `eq.${updated_at}`,
    );
    if (found === undefined) return [];
    const stored = { ...found, ...v.parse(v.looseObject({}), body), updated_at: 'later' };
    state.rules = [stored];
    return [stored];
  });
  const removed = onTable('delete', 'stay_rules', ({ params }) => {
    state.rules = state.rules.filter(({ id }) => id !== idIn(params));
    return [{ id: idIn(params) ?? '' }];
  });
  onTable('get', 'tourist_tax', () => state.seasons);
  const taxed = onTable('post', 'tourist_tax', ({ body }) => {
    const stored = { ...SUMMER, ...v.parse(Row, body) };
    state.seasons = [...state.seasons, stored];
    return [stored];
  });
  onTable('get', 'rate_events', () => events);
  return { ...grid, state, ruleChanges, added, changed, removed, taxed };
}

async function openPrices() {
  const view = await renderAt(`${AVAILABILITY_PATH}?separador=precos`);
  await screen.findByRole('radio', { name: /^Noite a noite/ });
  return view;
}

const bill = (place: ReturnType<typeof within> = screen) => place.findByText(/IVA incluído$/);
const dialog = () => within(screen.getByRole('dialog'));

describe('how the house charges', () => {
  it('is tried on a stay before it is settled, and can be undone (RATE-01, RATE-04)', async () => {
    const { ruleChanges } = openRates();
    const { user } = await openPrices();
    expect(screen.getByRole('radio', { name: /^Preço base \(em uso\)/ })).toBeChecked();
    // Three nights from Friday 20 November; the special price is a week later.
    const sample = within(screen.getByRole('group', { name: 'O que o hóspede vê' }));
    const checkIn = sample.getByRole('textbox', { name: 'Check-in' });
    await user.clear(checkIn);
    await user.type(checkIn, '26/11/2026{Enter}');
    const checkOut = sample.getByRole('textbox', { name: 'Check-out' });
    await user.clear(checkOut);
    await user.type(checkOut, '28/11/2026{Enter}');
    expect((await bill()).parentElement).toHaveTextContent('2 noites, IVA incluído110,00 €');
    // All nights cost the same, so there is no average. The words are those of the guests' form.
    expect((await bill()).closest('output')).toHaveTextContent(`${form.PER_PERSON}27,50 €`);

    await user.click(screen.getByRole('radio', { name: /^Noite a noite/ }));
    const shown = (await bill()).closest('output');
    expect(shown).toHaveTextContent(`${form.special('27 nov.')}75,00 €`);
    expect(shown).toHaveTextContent('2 noites, IVA incluído130,00 €');
    expect(shown).toHaveTextContent(`${form.PER_PERSON_ON_AVERAGE}32,50 €`);
    expect(shown).toHaveTextContent('Com o que está guardado agora110,00 €');
    expect(ruleChanges).toEqual([]);
    expect(await axeFindings()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('A casa cobra por “Noite a noite”')).toBeVisible();
    expect(ruleChanges[0]?.body).toEqual({ price_rule: 'nightly' });
    expect(screen.getByText(/^O total de um pedido soma as suas noites/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Anular/ }));
    await screen.findByRole('radio', { name: /^Preço base \(em uso\)/ });
    expect(ruleChanges[1]?.body).toEqual({ price_rule: 'stated' });
  });

  it('stays as chosen where it could not be stored (RATE-01)', async () => {
    const { state } = openRates();
    const { user } = await openPrices();
    state.isDown = true;
    await user.click(screen.getByRole('radio', { name: /^Noite a noite/ }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^Erro ao mudar o preço das noites: /)).toBeVisible();
    expectLoggedError('setPriceRule');
    expect(screen.getByRole('radio', { name: /^Noite a noite/ })).toBeChecked();
  });
});

describe('rules of stay', () => {
  it('are written with what a guest will read, stored, and undone (RATE-02)', async () => {
    const { added, removed } = openRates();
    const { user } = await openPrices();
    expect(screen.getByText(/^Sem regras: /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nova regra' }));
    await user.click(dialog().getByRole('button', { name: 'Guardar' }));
    expect(dialog().getByText('Escreva o primeiro dia de chegada.')).toBeVisible();
    expect(dialog().getByRole('textbox', { name: 'Quem chega de' })).toHaveFocus();
    expect(added).toEqual([]);

    await user.type(dialog().getByRole('textbox', { name: 'Quem chega de' }), '5/2/2027{Enter}');
    await user.type(dialog().getByRole('textbox', { name: 'até' }), '9/2/2027{Enter}');
    await user.type(dialog().getByRole('textbox', { name: /^Nome/ }), 'Carnaval');
    expect(
      await dialog().findByText('O mínimo é de 2 noites. Pode sair a partir de dom., 7 fev. 2027.'),
    ).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Regra guardada')).toBeVisible();
    expect(added[0]?.body).toEqual({
      id: expect.any(String),
      room_id: null,
      name: 'Carnaval',
      names: {},
      from_date: '2027-02-05',
      until_date: '2027-02-09',
      min_nights: 2,
      closed_to_arrival: false,
    });
    expect(screen.getByText('Mínimo de 2 noites. Toda a casa.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Anular/ }));
    expect(await screen.findByText(/^Sem regras: /)).toBeVisible();
    expect(removed).toHaveLength(1);
  });

  it('have their name in the languages of guests, or the Portuguese one (RATE-02, LANG-06)', async () => {
    const { changed } = openRates({ rules: [CARNIVAL] });
    const { user } = await openPrices();
    await user.click(screen.getByRole('button', { name: /^Editar a regra de 5 fev\./ }));
    await user.click(dialog().getByText('Noutras línguas'));
    expect(dialog().getByRole('textbox', { name: 'Inglês' })).toHaveValue('Carnival');
    const german = dialog().getByRole('textbox', { name: 'Alemão' });
    await user.type(german, 'K'.repeat(61));
    await user.clear(dialog().getByRole('textbox', { name: /^Nome/ }));
    await user.click(dialog().getByRole('button', { name: 'Guardar' }));
    expect(dialog().getByText('Escreva também o nome em português.')).toBeVisible();
    expect(dialog().getByText('São no máximo 60 caracteres.')).toBeVisible();
    expect(changed).toEqual([]);
    await user.type(dialog().getByRole('textbox', { name: /^Nome/ }), 'Carnaval');
    await user.clear(german);
    await user.type(german, ' Karneval ');
    expect(await axeFindings()).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Regra guardada')).toBeVisible();
    expect(changed[0]?.body).toMatchObject({
      name: 'Carnaval',
      names: { en: 'Carnival', de: 'Karneval' },
    });
  });

  it('are changed, unless somebody else has changed them meanwhile (RATE-02)', async () => {
    const { state, changed } = openRates({ rules: [CARNIVAL] });
    const { user } = await openPrices();
    await user.click(screen.getByRole('button', { name: /^Editar a regra de 5 fev\./ }));
    await user.click(dialog().getByRole('radio', { name: 'Sem entradas' }));
    expect(await dialog().findByText('Neste dia não há entradas.')).toBeVisible();
    state.rules = [{ ...CARNIVAL, min_nights: 5, updated_at: 'other' }];
    await user.click(dialog().getByRole('button', { name: 'Guardar' }));
    expect(await dialog().findByText(/outra pessoa mudou ou removeu isto/)).toBeVisible();
    expect(changed[0]?.params.get('updated_at')).toBe(`eq.${CARNIVAL.updated_at}`);
    expectLoggedError('rates');

    await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: /^Editar a regra de 5 fev\./ }));
    await user.click(dialog().getByRole('radio', { name: 'Sem entradas' }));
    await user.click(dialog().getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Sem entradas. Toda a casa.')).toBeVisible();
  });

  it('are stored once where the answer was lost (RATE-02)', async () => {
    const { state } = openRates();
    const { user } = await openPrices();
    const tries = onTable('post', 'stay_rules', ({ body }) => {
      // The database keeps the names in its own order.
      const names = { de: 'Karneval', en: 'Carnival' };
      state.rules = [{ ...CARNIVAL, ...v.parse(Row, body), names }];
      return { status: 409, code: '23505', message: 'duplicate key' };
    });
    await user.click(screen.getByRole('button', { name: 'Nova regra' }));
    await user.type(dialog().getByRole('textbox', { name: 'Quem chega de' }), '5/2/2027{Enter}');
    await user.type(dialog().getByRole('textbox', { name: /^Nome/ }), 'Carnaval');
    await user.click(dialog().getByText('Noutras línguas'));
    await user.type(dialog().getByRole('textbox', { name: 'Inglês' }), 'Carnival');
    await user.type(dialog().getByRole('textbox', { name: 'Alemão' }), 'Karneval');
    await user.click(dialog().getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Regra guardada')).toBeVisible();
    expect(tries).toHaveLength(1);
    expect(state.rules).toHaveLength(1);
  });

  it('keep what was typed where the house does not answer (RATE-02)', async () => {
    const { state } = openRates();
    const { user } = await openPrices();
    state.isDown = true;
    await user.click(screen.getByRole('button', { name: 'Nova regra' }));
    await user.type(dialog().getByRole('textbox', { name: 'Quem chega de' }), '5/2/2027{Enter}');
    await user.click(dialog().getByRole('button', { name: 'Guardar' }));
    expect(await dialog().findByText(/^Erro ao guardar a regra: /)).toBeVisible();
    expectLoggedError('rates');
    expect(dialog().getByRole('textbox', { name: 'Quem chega de' })).toHaveValue('05/02/2027');
    state.isDown = false;
    await user.click(dialog().getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Regra guardada')).toBeVisible();
  });

  it('are removed at once, and come back by undoing (RATE-02)', async () => {
    const { added } = openRates({ rules: [CARNIVAL] });
    const { user } = await openPrices();
    await user.click(screen.getByRole('button', { name: /^Remover a regra de 5 fev\./ }));
    expect(await screen.findByText('Regra removida')).toBeVisible();
    expect(screen.getByText(/^Sem regras: /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Anular/ }));
    expect(await screen.findByText('Mínimo de 3 noites. Toda a casa.')).toBeVisible();
    expect(added[0]?.body).toMatchObject({ id: CARNIVAL.id, name: 'Carnaval' });
  });
});

describe('the tourist tax', () => {
  it('is written with what a guest would pay at reception (RATE-03)', async () => {
    const { taxed } = openRates();
    const { user } = await openPrices();
    expect(
      screen.getByText('Sem taxa turística: o site diz só que as taxas são pagas no local.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nova época' }));
    await user.click(dialog().getByRole('button', { name: 'Guardar' }));
    expect(dialog().getByText('Escreva um valor, por exemplo 2,00.')).toBeVisible();
    expect(dialog().getByRole('textbox', { name: 'Por pessoa e noite' })).toHaveFocus();
    await user.type(dialog().getByRole('textbox', { name: 'Por pessoa e noite' }), '1,5');
    await user.selectOptions(
      dialog().getByRole('combobox', { name: 'até (esse dia também conta): mês' }),
      'fevereiro',
    );
    expect(dialog().getByText('Este mês não tem esse dia.')).toBeVisible();
    await user.selectOptions(
      dialog().getByRole('combobox', { name: 'até (esse dia também conta): mês' }),
      'dezembro',
    );
    const shown = (await bill(dialog())).closest('output');
    // Two guests, three nights.
    expect(shown).toHaveTextContent(`${form.TAX.title}${form.TAX.upTo('9,00 €')}`);
    expect(shown).toHaveTextContent(`${form.TAX.atReception}.`);
    expect(shown).toHaveTextContent('3 noites, IVA incluído165,00 €');
    expect(await axeFindings()).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Taxa turística guardada')).toBeVisible();
    expect(taxed[0]?.body).toEqual({
      id: expect.any(String),
      from_day: '01-01',
      until_day: '12-31',
      amount: 1.5,
      min_age: 13,
      max_nights: 7,
    });
  });
});

describe('the section', () => {
  it('says who changed what, and all of it on asking (RATE-01, RATE-02, RATE-03)', async () => {
    const events = Array.from({ length: 8 }, (_, place) => ({
      id: 8 - place,
      at: '2026-11-12T10:14:00+00:00',
      subject: 'price_rule',
      actor: 'staff',
      actor_id: null,
      actor_name: `Pessoa ${8 - place}`,
      rooms: [],
      before: { price_rule: 'stated' },
      after: { price_rule: 'nightly' },
    }));
    openRates({ events });
    const { user } = await openPrices();
    expect(await screen.findByText('Pessoa 8')).toBeVisible();
    expect(screen.queryByText('Pessoa 1')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver tudo (8)' }));
    expect(screen.getByText('Pessoa 1')).toBeVisible();
    expect(screen.getByText('Pessoa 2').closest('li')).toHaveFocus();
  });

  it('can be asked for again where it did not load (RATE-02)', async () => {
    openRates();
    onTable('get', 'stay_rules', () => REFUSAL);
    const { user } = await renderAt(`${AVAILABILITY_PATH}?separador=precos`);
    expect(await screen.findByText('Não foi possível carregar as regras')).toBeVisible();
    openRates({ rules: [CARNIVAL] });
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByText('Mínimo de 3 noites. Toda a casa.')).toBeVisible();
  });

  it('asks for nothing before the prices are opened (RATE-01)', async () => {
    openRates();
    const asked = onTable('get', 'stay_rules', () => []);
    const { user } = await renderAt(AVAILABILITY_PATH);
    await user.click(await screen.findByRole('tab', { name: 'Disponibilidade' }));
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Preços' }));
    await waitFor(() => expect(asked).toHaveLength(1));
  });
});

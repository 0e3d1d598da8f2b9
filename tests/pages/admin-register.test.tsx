import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { makeStayRegister } from '../support/builders';
import { ines, inDialog, openBooking, startAtDesk } from '../support/booking-window';
import { openDesk } from '../support/desk';
import { makeRoomsToday, makeRoomToday } from '../support/cleaning';
import { gabriela, makeEntry, openRegisterDesk, sofia } from '../support/register-desk';
import { axeFindings } from '../support/render-at';
import { expectLoggedError, onRpc, onTable, server } from '../support/server';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/domain/register/document-lines';
import '@/features/panel/register/RegisterDialog';

beforeEach(startAtDesk);

const stay = { ...ines, status: 'confirmed', number_of_guests: 4 };

const duarte = makeEntry(3, { ...sofia, id: 'd', person: 3, given_names: 'Duarte', age: 9 });

const proposed = makeEntry(
  2,
  {
    ...gabriela,
    surname: 'Moura Ferraz',
    doc_type: 'P',
    doc_number: 'FX481207',
    doc_country: 'BRA',
  },
  true,
);

const four = makeStayRegister({
  guests: 4,
  entries: [sofia, makeEntry(2, gabriela), proposed, duarte],
});

const PASSPORT =
  'P<BRAFERRAZ<<MARIANA<LUZ<<<<<<<<<<<<<<<<<<<<\nGA12345670BRA1503092F3107254<<<<<<<<<<<<<<06';

async function openStay(
  register = four,
  options: Parameters<typeof openRegisterDesk>[1] = {},
  booking = stay,
) {
  openDesk([booking]);
  const desk = openRegisterDesk(register, options);
  const view = await openBooking(stay.booking_number);
  await inDialog().findByText(/registados$/);
  return { ...view, desk };
}

const row = (name: string) => {
  const item = inDialog()
    .getAllByRole('listitem')
    .find((one) => one.textContent?.startsWith(name));
  if (item === undefined) throw new Error(`No row of ${name}`);
  return within(item);
};

const form = () => within(screen.getAllByRole('dialog').at(-1) ?? document.body);
const field = (label: RegExp | string) => form().getByLabelText(label);

it('reminds beside the check-in of who is not registered, and asks nothing (REG-03)', async () => {
  onTable('get', 'register_entries', () =>
    four.entries.map(({ person, is_proposal, missing }) => ({
      booking_id: stay.id,
      person,
      is_proposal,
      missing,
    })),
  );
  const { user } = await openStay(four, {}, { ...stay, check_in_date: '2026-11-12' });
  const reminder = /^2 de 4 registados; boletim, .* até ter\., 17 nov\.$/;
  expect(await inDialog().findByText(reminder)).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: 'Check-in Feito' }));
  await waitFor(() => expect(inDialog().queryByText(reminder)).toBeNull());
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('says beside the check-in that the room is not ready, and asks nothing (CLEAN-04)', async () => {
  const room = makeRoomToday('7', { id: stay.room_id, state: 'cleaning' });
  onRpc('rooms_today', () => makeRoomsToday({ rooms: [room] }));
  const { user } = await openStay(four, {}, { ...stay, check_in_date: '2026-11-12' });
  expect(await inDialog().findByText('Quarto 7 em limpeza')).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: 'Check-in Feito' }));
  await waitFor(() => expect(inDialog().queryByText('Quarto 7 em limpeza')).toBeNull());
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('shows who is registered, by whom, and only what a guest proposes anew (REG-03)', async () => {
  await openStay();
  expect(inDialog().getByText('2 de 4 registados')).toBeVisible();
  expect(
    row('Sofia Almeida').getByText('Portugal, vive em Braga. Visto por Marta, 08:20.'),
  ).toBeVisible();
  expect(row('Duarte Almeida').getByText(/Criança, 9 anos\./)).toBeVisible();
  expect(row('Pessoa 4').getByText('Por registar')).toBeVisible();
  const proposal = row('Gabriela Moura Ferraz');
  expect(proposal.getByText('O hóspede enviou às 18:15 de ontem. 2 diferenças.')).toBeVisible();
  const lines = proposal.getAllByRole('row').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'CampoAqui estáProposta',
    'ApelidoMouraMoura Ferraz',
    'Documentoem brancoPassaporte FX481207, Brasil',
  ]);
  expect(inDialog().getByRole('heading', { name: 'Boletins' })).toBeVisible();
  expect(inDialog().getByText('ter., 17 nov.')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

it('takes a proposal, keeps the focus on the name, and undoes it (REG-03)', async () => {
  const { user, desk } = await openStay();
  await user.click(row('Gabriela').getByRole('button', { name: /^Aceitar o que/ }));
  expect(await screen.findByText('Proposta aceite.')).toBeVisible();
  expect(await inDialog().findByText('3 de 4 registados')).toBeVisible();
  expect(
    inDialog().getByText('Gabriela Moura Ferraz', { selector: 'p[data-person]' }),
  ).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  expect(await inDialog().findByText('2 de 4 registados')).toBeVisible();
  expect(desk.entries().find((one) => one.person === 2 && !one.is_proposal)).toMatchObject({
    surname: 'Moura',
    doc_number: null,
  });
  expect(await inDialog().findByRole('button', { name: /^Recusar/ })).toBeVisible();
});

it('takes two proposals that are tapped before the first is answered (REG-03)', async () => {
  const sent = makeEntry(4, { ...proposed, id: 'r', person: 4, given_names: 'Rui' });
  const { user } = await openStay({ ...four, entries: [...four.entries, sent] });
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  server.use(http.post('*/rest/v1/rpc/accept_register', async () => isAnswered, { once: true }));
  await user.click(row('Gabriela').getByRole('button', { name: /^Aceitar o que/ }));
  await user.click(row('Rui').getByRole('button', { name: /^Aceitar o que/ }));
  answer();
  expect(await inDialog().findByText('4 de 4 registados')).toBeVisible();
});

it('takes only what is missing, where something typed would change (REG-03)', async () => {
  const { user, desk } = await openStay();
  await user.click(row('Gabriela').getByRole('button', { name: 'Aceitar só o que falta' }));
  expect(await screen.findByText('Aceite só o que faltava.')).toBeVisible();
  expect(desk.entries().find((one) => one.person === 2)).toMatchObject({
    surname: 'Moura',
    doc_number: 'FX481207',
  });
});

it('offers no half of a proposal that changes nothing typed, and refuses it (REG-03)', async () => {
  const { user } = await openStay(makeStayRegister({ entries: [makeEntry(2, gabriela, true)] }));
  expect(inDialog().queryByRole('button', { name: 'Aceitar só o que falta' })).toBeNull();
  expect(inDialog().getByText(/Tudo é novo\./)).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: /^Recusar/ }));
  expect(await screen.findByText('Proposta recusada.')).toBeVisible();
  await waitFor(() => expect(row('Pessoa 2').getByText('Por registar')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  expect(await inDialog().findByRole('button', { name: /^Recusar/ })).toBeVisible();
});

it('registers by keyboard alone: R, the lines, the town, Ctrl Enter (REG-03)', async () => {
  const { user, desk } = await openStay();
  await user.keyboard('r');
  await screen.findByRole('dialog', { name: 'Registar pessoa 4' });
  await waitFor(() => expect(field(/^Linhas do documento/)).toHaveFocus());
  await user.paste(PASSPORT);
  expect(
    await form().findByText('Passaporte lido. Os algarismos de controlo conferem.'),
  ).toBeVisible();
  await waitFor(() => expect(field('Localidade')).toHaveFocus());
  expect(field('Apelido')).toHaveValue('FERRAZ');
  expect(field('Nascimento')).toHaveValue('09/03/2015');
  expect(field('Nacionalidade')).toHaveValue('Brasil');
  expect(field('Número')).toHaveValue('GA1234567');
  // As the person before, whose country stands there already.
  expect(field('País de residência')).toHaveValue('Portugal');
  expect(form().getByText('como Duarte Almeida')).toBeVisible();
  expect(form().getByText('Falta: sem isto o boletim é recusado')).toBeVisible();
  expect(form().getByText(/^15 nov\. 2027\./)).toBeVisible();
  await user.keyboard('=');
  expect(field('Localidade')).toHaveValue('Braga');
  expect(await axeFindings()).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Guardado.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Registar/ })).toBeNull());
  expect(await inDialog().findByText('3 de 4 registados')).toBeVisible();
  expect(desk.inserts[0]?.body).toMatchObject({
    person: 4,
    surname: 'FERRAZ',
    given_names: 'MARIANA LUZ',
    birth_date: '2015-03-09',
    nationality: 'BRA',
    doc_type: 'P',
    doc_number: 'GA1234567',
    doc_country: 'BRA',
    residence_country: 'PRT',
    residence_place: 'Braga',
  });
});

it('names the wrong digit of the lines and fills nothing (REG-03)', async () => {
  const { user } = await openStay();
  await user.keyboard('r');
  await screen.findByRole('dialog', { name: 'Registar pessoa 4' });
  await user.paste(PASSPORT.replace('GA12345670', 'GA1234S670'));
  expect(
    await form().findByText(
      'O número do documento não confere: na 2.ª linha, «S» ou «5»? Nada foi preenchido.',
    ),
  ).toBeVisible();
  expect(field('Apelido')).toHaveValue('');
  expect(field(/^Linhas do documento/)).toHaveFocus();
});

it('asks of Portuguese citizens name, residence and age, and goes on to the next (REG-03)', async () => {
  const { user, desk } = await openStay(makeStayRegister());
  await user.keyboard('r');
  await screen.findByRole('dialog', { name: 'Registar pessoa 1' });
  await user.type(field('Apelido'), 'Costa');
  await user.type(field('Nacionalidade'), 'portu');
  expect(form().queryByLabelText('Número')).toBeNull();
  await user.type(field(/^Idade/), '9');
  expect(field('Nacionalidade')).toHaveValue('Portugal');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Guardado. Faltam 2 dados para o registo.')).toBeVisible();
  expect(desk.inserts[0]?.body).toMatchObject({
    surname: 'Costa',
    nationality: 'PRT',
    age: 9,
    doc_type: null,
  });
  await screen.findByRole('dialog', { name: 'Registar pessoa 2' });
  await waitFor(() => expect(field(/^Linhas do documento/)).toHaveFocus());
});

it('keeps what was typed where saving fails, and says why (REG-03)', async () => {
  const { user } = await openStay(makeStayRegister());
  server.use(http.patch('*/rest/v1/register_entries', () => HttpResponse.error()));
  await user.keyboard('r');
  await screen.findByRole('dialog', { name: 'Registar pessoa 1' });
  await user.type(field('Apelido'), 'Lindh');
  await user.type(field('Nacionalidade'), 'sué');
  await user.click(form().getByRole('button', { name: /^Guardar/ }));
  expect(await form().findByText(/^Erro ao guardar: sem ligação/)).toBeVisible();
  expect(field('Apelido')).toHaveValue('Lindh');
  expectLoggedError('register');
});

it('refuses what is no country or day, in the field itself (REG-03)', async () => {
  const { user, desk } = await openStay(makeStayRegister());
  await user.keyboard('r');
  await screen.findByRole('dialog', { name: 'Registar pessoa 1' });
  await user.type(field('Nascimento'), '31/02/1990');
  await user.type(field('Nacionalidade'), 'xyz');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(field('Nacionalidade')).toHaveFocus());
  expect(field('Nacionalidade')).toBeInvalid();
  expect(field('Nascimento')).toHaveAccessibleDescription(/Escreva um dia que já passou/);
  expect(desk.inserts).toEqual([]);
});

it('says who was here before, and warns of one document twice in a stay (REG-03)', async () => {
  const { user } = await openStay(four, {
    seen: [
      { booking_number: 'R25-AAAAAA', arrival: '2025-07-03', person: 1, is_same_stay: false },
      { booking_number: four.booking_number, arrival: four.arrival, person: 2, is_same_stay: true },
    ],
  });
  await user.keyboard('r');
  await screen.findByRole('dialog', { name: 'Registar pessoa 4' });
  expect(form().getByText('Diz-se quando houver número e país.')).toBeVisible();
  await user.paste(PASSPORT);
  expect(await form().findByText('R25-AAAAAA')).toBeVisible();
  expect(form().getByText(/chegou a 3 jul\. 2025/)).toBeVisible();
  expect(field('Número')).toHaveAccessibleDescription(
    'Atenção: a pessoa 2 desta estadia tem o mesmo documento.',
  );
});

it('adds one more than was booked, and takes out who did not come (REG-03)', async () => {
  const { user, desk } = await openStay();
  await user.click(inDialog().getByRole('button', { name: 'Juntar' }));
  await screen.findByRole('dialog', { name: 'Registar pessoa 5' });
  await user.click(form().getByRole('button', { name: 'Cancelar' }));
  await user.click(row('Duarte').getByRole('button', { name: 'Abrir Duarte Almeida' }));
  await screen.findByRole('dialog', { name: 'Duarte Almeida' });
  await user.click(form().getByRole('button', { name: 'Retirar pessoa' }));
  expect(await screen.findByText('Pessoa retirada.')).toBeVisible();
  expect(desk.removals).toHaveLength(1);
  expect(await inDialog().findByText('1 de 4 registados')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  expect(await inDialog().findByText('2 de 4 registados')).toBeVisible();
});

it('asks nothing of a request or a cancelled booking (REG-03)', async () => {
  openDesk([ines]);
  await openBooking(ines.booking_number);
  expect(inDialog().queryByRole('heading', { name: /^Hóspedes/ })).toBeNull();
});

it('says of a stay whose time is over that its data is erased (REG-03)', async () => {
  await openStay(
    makeStayRegister({
      entries: [makeEntry(1, { residence_country: 'BRA', erased_at: '2027-11-16T03:00:00+00:00' })],
    }),
  );
  expect(row('Pessoa 1').getByText('Dados apagados no fim do prazo.')).toBeVisible();
  expect(inDialog().queryByRole('button', { name: 'Juntar' })).toBeNull();
});

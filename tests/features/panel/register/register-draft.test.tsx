import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { supabaseClient } from '@/lib/staff-client';
import { ines, inDialog, openBooking, startAtDesk } from '../../../support/booking-window';
import { makeStayRegister, uuid } from '../../../support/builders';
import { openDesk } from '../../../support/desk';
import { openRegisterDesk } from '../../../support/register-desk';
import { server } from '../../../support/server';
import { makeSession, STAFF_EMAIL } from '../../../support/session';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/domain/register/document-lines';
import '@/features/panel/register/RegisterDialog';

const PASSWORD = 'conchas da maré alta';

beforeEach(startAtDesk);

const findForm = async () =>
  within(await screen.findByRole('dialog', { name: 'Registar pessoa 1' }));

async function openForm() {
  openDesk([{ ...ines, status: 'confirmed' }]);
  openRegisterDesk(makeStayRegister());
  const view = await openBooking(ines.booking_number);
  await inDialog().findByText(/registados$/);
  await view.user.keyboard('r');
  return { ...view, form: await findForm() };
}

/** Does what a browser does on Escape. */
function pressEscape(name: string) {
  const dialog = screen.getByRole('dialog', { name });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
}

async function findQuestion() {
  return within(await screen.findByRole('alertdialog', { name: 'Fechar sem guardar?' }));
}

/** The session ends elsewhere, and somebody signs in. */
async function signInAnew(user: UserEvent, who: { id?: string } = {}) {
  await act(async () => supabaseClient().auth.signOut({ scope: 'local' }));
  server.use(http.post('*/auth/v1/token', () => HttpResponse.json(makeSession(who))));
  await user.type(await screen.findByLabelText('Email'), STAFF_EMAIL);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await screen.findByRole('dialog');
  await inDialog().findByText(/registados$/);
  await user.keyboard('r');
  return findForm();
}

it('asks before Escape and Cancelar throw away what is typed (REG-03)', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Apelido'), 'Lindh');
  pressEscape('Registar pessoa 1');
  await user.click((await findQuestion()).getByRole('button', { name: 'Continuar a escrever' }));
  expect(form.getByLabelText('Apelido')).toHaveValue('Lindh');
  await user.click(form.getByRole('button', { name: 'Cancelar' }));
  await user.click((await findQuestion()).getByRole('button', { name: 'Deitar fora' }));
  await waitFor(() => expect(screen.queryByLabelText('Apelido')).toBeNull());
  await user.keyboard('r');
  expect((await findForm()).getByLabelText('Apelido')).toHaveValue('');
});

it('closes at once where nothing was typed (REG-03)', async () => {
  await openForm();
  pressEscape('Registar pessoa 1');
  await waitFor(() => expect(screen.queryByLabelText('Apelido')).toBeNull());
});

it('is there again once the same person has signed in anew, and nothing of it is stored (REG-03)', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Apelido'), 'Lindh');
  await user.type(form.getByLabelText(/^Linhas do documento/), 'P<SWE');
  const again = await signInAnew(user);
  expect(again.getByLabelText('Apelido')).toHaveValue('Lindh');
  expect(again.getByLabelText(/^Linhas do documento/)).toHaveValue('P<SWE');
  expect(again.getByText('Ainda por guardar: é o que tinha escrito.')).toBeVisible();
  const stored = [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, n) => storage.getItem(storage.key(n) ?? '')),
  );
  expect(stored.join(' ')).not.toMatch(/Lindh|P<SWE/);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(/^Guardado/);
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Registar pessoa 2' })).getByRole('button', {
      name: 'Cancelar',
    }),
  );
});

it('is shown to nobody else who signs in there (REG-03)', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Apelido'), 'Lindh');
  const again = await signInAnew(user, { id: uuid(9, 2) });
  expect(again.getByLabelText('Apelido')).toHaveValue('');
});

it('lets Escape close an open list of countries alone (REG-03)', async () => {
  const { user, form } = await openForm();
  const field = form.getByLabelText('Nacionalidade');
  await user.type(field, 'ind');
  const list = within(form.getByRole('listbox', { name: 'Países' }));
  expect(list.getByRole('option', { selected: true })).toHaveTextContent('Índia');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  // The browser closes a dialog on every Escape whose key event was not prevented.
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
  expect(form.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('ind');
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
});

it('chooses a country by arrows, Enter and a click (REG-03)', async () => {
  const { user, form } = await openForm();
  const field = form.getByLabelText('Nacionalidade');
  await user.type(field, 'ind{ArrowDown}{Enter}');
  expect(field).toHaveValue('Indonésia');
  expect(form.queryByRole('listbox')).toBeNull();
  await user.clear(field);
  await user.type(field, 'alem');
  await user.click(form.getByRole('option', { name: 'Alemanha' }));
  expect(field).toHaveValue('Alemanha');
  expect(field).toHaveFocus();
});

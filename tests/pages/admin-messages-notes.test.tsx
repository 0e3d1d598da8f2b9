import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeMessage } from '../support/builders';
import { onMessageTable } from '../support/message-table';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, expectLoggedError, onTable } from '../support/server';
import { onSignIn, SESSION_KEY, STAFF_EMAIL, startSignedIn } from '../support/session';

const PATH = '/admin/contact-messages';
const PASSWORD = 'hostel-demo';
const SUCCESS = 'Notas atualizadas com sucesso!';

const plain = makeMessage();
const noted = makeMessage({ admin_notes: 'Berço reservado.' });

const field = () => screen.findByRole('textbox', { name: /Notas internas/ });
const save = () => screen.getByRole('button', { name: 'Guardar' });

beforeEach(() => startSignedIn());

describe('the notes of a message', () => {
  it('are added: typed, counted, saved, confirmed (ADM-MSG-05)', async () => {
    const { patches, table } = onMessageTable([plain]);
    const { user } = await renderAt(PATH);
    expect(await screen.findByText('Sem notas.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Adicionar nota' }));
    expect(await field()).toHaveFocus();
    await user.keyboard('Respondido.');
    expect(screen.getByText('11 de 5000')).toBeVisible();
    expect(screen.getByText('por guardar')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await user.click(save());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(screen.getByText('Respondido.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus());
    expect(patches[0]?.body).toEqual({ admin_notes: 'Respondido.' });
    expect(table.rows[0]?.admin_notes).toBe('Respondido.');
  });

  it('are saved with Ctrl+Enter', async () => {
    const { patches } = onMessageTable([noted]);
    const { user } = await renderAt(PATH);
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    expect(await field()).toHaveProperty('selectionStart', 'Berço reservado.'.length);
    await user.keyboard(' Sim.{Control>}{Enter}{/Control}');
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(patches[0]?.body).toEqual({ admin_notes: 'Berço reservado. Sim.' });
  });

  it('can be emptied', async () => {
    const { patches } = onMessageTable([noted]);
    const { user } = await renderAt(PATH);
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await user.clear(await field());
    await user.click(save());
    expect(await screen.findByText('Sem notas.')).toBeVisible();
    expect(patches[0]?.body).toEqual({ admin_notes: '' });
  });

  it('stay as they were when cancelled', async () => {
    const { patches } = onMessageTable([noted]);
    const { user } = await renderAt(PATH);
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await user.type(await field(), ' Talvez.');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByText('Berço reservado.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus();
    expect(patches).toHaveLength(0);
  });

  it('are not sent when they are too long', async () => {
    const { patches } = onMessageTable([makeMessage({ admin_notes: 'a'.repeat(5000) })]);
    const { user } = await renderAt(PATH);
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await user.type(await field(), 'b');
    expect(screen.getByText('5001 de 5000')).toBeVisible();
    expect(await field()).toHaveAccessibleDescription(/As notas podem ter até 5000 caracteres/);
    await user.click(save());
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(patches).toHaveLength(0);
  });
});

describe('typed notes are not lost', () => {
  it('on a cut line: the text stays, the reason is said, and it can be sent again', async () => {
    onMessageTable([plain]);
    const { user } = await renderAt(PATH);
    await user.click(await screen.findByRole('button', { name: 'Adicionar nota' }));
    await user.keyboard('Respondido.');
    cutLine('patch', 'contact_messages');
    await user.click(save());
    expect(await screen.findByText(/^Erro ao atualizar notas: sem ligação/)).toBeVisible();
    expect(await field()).toHaveValue('Respondido.');
    expectLoggedError('saveMessageNotes');
    onMessageTable([plain]);
    await user.click(save());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
  });

  it('on leaving the message: they wait there until one comes back', async () => {
    const other = makeMessage({ id: '00000003-0000-4000-8000-000000000009', name: 'Marc Vidal' });
    onMessageTable([plain, other]);
    const { user } = await renderAt(PATH);
    await user.click(await screen.findByRole('button', { name: 'Adicionar nota' }));
    await user.keyboard('Meio escrito');
    await user.click(screen.getByRole('link', { name: /Marc Vidal/ }));
    expect(await screen.findByText('Sem notas.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Paolo Ferri/ }));
    expect(await field()).toHaveValue('Meio escrito');
  });

  it('when the backend refuses the session: they wait behind the login', async () => {
    onMessageTable([plain]);
    const signIns = onSignIn({ email: STAFF_EMAIL, password: PASSWORD });
    const { user, address } = await renderAt(PATH);
    await user.click(await screen.findByRole('button', { name: 'Adicionar nota' }));
    await user.keyboard('Respondido.');
    onTable('get', 'contact_messages', () => ({
      status: 401,
      code: 'PGRST303',
      message: 'JWT expired',
    }));
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog', { name: 'A sessão terminou' });
    expect(dialog).toHaveTextContent('Erro de autenticação. Por favor, faça login novamente.');
    await user.click(within(dialog).getByRole('link', { name: 'Entrar' }));
    await user.type(await screen.findByLabelText('Email'), STAFF_EMAIL);
    onMessageTable([plain]);
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    expect(await field()).toHaveValue('Respondido.');
    expect(signIns).toHaveLength(1);
    expect(address()).toBe(PATH);
    await user.click(save());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
  });

  it('when nobody is signed in any more: nothing is sent', async () => {
    const { patches } = onMessageTable([plain]);
    const { user } = await renderAt(PATH);
    await user.click(await screen.findByRole('button', { name: 'Adicionar nota' }));
    await user.keyboard('Respondido.');
    window.localStorage.removeItem(SESSION_KEY);
    await user.click(save());
    const dialog = await screen.findByRole('alertdialog', { name: 'A sessão terminou' });
    expect(dialog).toHaveTextContent('Sem sessão ativa. Por favor, faça login.');
    expect(patches).toHaveLength(0);
  });
});

/** Types a note while somebody else saves another, and tries to save. */
async function typeWhileSomebodySaves() {
  const desk = onMessageTable([noted]);
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await user.type(await field(), ' Cama extra não.');
  desk.table.rows = [{ ...noted, admin_notes: 'Berço e cama extra.' }];
  await user.click(save());
  expect(await screen.findByText(/Estas notas mudaram entretanto/)).toBeVisible();
  return { user, ...desk };
}

describe('two people at one desk', () => {
  it('the second is told and sees both', async () => {
    const { patches } = await typeWhileSomebodySaves();
    expect(screen.getByText('Berço e cama extra.')).toBeVisible();
    expect(await field()).toHaveValue('Berço reservado. Cama extra não.');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'Estas notas mudaram entretanto. As suas ainda não foram guardadas. Versão atual:Berço e cama extra.',
    );
    expect(patches).toHaveLength(0);
  });

  it('the second is told, too, when the first was faster by a moment', async () => {
    const desk = onMessageTable([noted]);
    const { user } = await renderAt(PATH);
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await user.type(await field(), ' Cama extra não.');
    const other = makeMessage({
      admin_notes: 'Berço e cama extra.',
      updated_at: '2026-11-12T09:43:00+00:00',
    });
    // Reads the notes before somebody else's are stored, and writes after that.
    onTable('get', 'contact_messages', ({ params }) => {
      const seen = desk.table.rows;
      if (params.has('id')) desk.table.rows = [other];
      return seen;
    });
    await user.click(save());
    expect(await screen.findByText(/Estas notas mudaram entretanto/)).toBeVisible();
    expect(desk.table.rows).toEqual([other]);
    expect(desk.patches).toHaveLength(1);
  });

  it('the second may keep their own', async () => {
    const { user, table } = await typeWhileSomebodySaves();
    await user.click(screen.getByRole('button', { name: 'Manter as minhas notas' }));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(table.rows[0]?.admin_notes).toBe('Berço reservado. Cama extra não.');
  });

  it('the second may take the other', async () => {
    const { user, patches } = await typeWhileSomebodySaves();
    await user.click(screen.getByRole('button', { name: 'Ficar com a versão atual' }));
    expect(screen.getByText('Berço e cama extra.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    expect(patches).toHaveLength(0);
  });

  it('a message that is gone is said to be gone', async () => {
    const desk = onMessageTable([noted]);
    const { user } = await renderAt(PATH);
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await user.type(await field(), '!');
    desk.table.rows = [];
    await user.click(save());
    expect(
      await screen.findByText(/^Erro ao atualizar notas: a mensagem já não existe/),
    ).toBeVisible();
    expectLoggedError('saveMessageNotes');
  });
});

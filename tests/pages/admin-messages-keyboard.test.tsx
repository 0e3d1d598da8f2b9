import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeMessage, uuid } from '../support/builders';
import { onMessageTable } from '../support/message-table';
import { renderAt } from '../support/render-at';
import { startSignedIn } from '../support/session';

const PATH = '/admin/contact-messages';
const [first, second, third] = ['Beatriz', 'Inês', 'Marc'].map((name, n) =>
  makeMessage({ id: uuid(3, n + 1), name }),
);
const all = [first, second, third].filter((message) => message !== undefined);

const reading = (name: string) => screen.findByRole('region', { name: `Mensagem de ${name}` });

beforeEach(() => startSignedIn());

describe('single keys', () => {
  it('walk from message to message, the focus with them, and stop at the ends', async () => {
    onMessageTable(all);
    const { user, address } = await renderAt(PATH);
    await reading('Beatriz');
    await user.keyboard('j');
    expect(await reading('Inês')).toHaveFocus();
    await user.keyboard('jj');
    expect(await reading('Marc')).toHaveFocus();
    await user.keyboard('k');
    expect(await reading('Inês')).toHaveFocus();
    expect(address()).toBe(`${PATH}?mensagem=${uuid(3, 2)}`);
  });

  it('work on after a filter was chosen, whose arrows stay its own', async () => {
    onMessageTable(all);
    const { user } = await renderAt(PATH);
    await reading('Beatriz');
    await user.click(screen.getByRole('radio', { name: /^Todas/ }));
    await user.keyboard('j');
    expect(await reading('Inês')).toHaveFocus();
  });

  it('mark, archive and undo', async () => {
    const { patches, table } = onMessageTable(all);
    const { user } = await renderAt(PATH);
    await reading('Beatriz');
    await user.keyboard('l');
    expect(await screen.findByText('Mensagem marcada como lida')).toBeVisible();
    await user.keyboard('a');
    expect(await screen.findByText('Mensagem arquivada')).toBeVisible();
    expect(await reading('Inês')).toBeVisible();
    await user.keyboard('z');
    expect(await screen.findByText('Mensagem desarquivada')).toBeVisible();
    // The message that takes the place of the archived one is opened, which marks it as read.
    const [own, others] = [first, second].map((message) =>
      patches.filter(({ params }) => params.get('id') === `eq.${message?.id}`),
    );
    expect(own).toHaveLength(3);
    expect(others?.map(({ body }) => body)).toEqual([{ is_read: true }]);
    expect(table.rows[0]).toMatchObject({ is_read: true, archived: false, archived_at: null });
  });

  it('begin a note, and leave the letters to whoever types', async () => {
    const { patches } = onMessageTable(all);
    const { user } = await renderAt(PATH);
    await reading('Beatriz');
    await user.keyboard('n');
    const field = await screen.findByRole('textbox', { name: /Notas internas/ });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('jalz');
    expect(field).toHaveValue('jalz');
    expect(await reading('Beatriz')).toBeVisible();
    expect(patches).toHaveLength(0);
  });

  it('are shown, do nothing behind a window, and can be switched off', async () => {
    const { patches } = onMessageTable(all);
    const { user } = await renderAt(PATH);
    await reading('Beatriz');
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Atalhos do teclado' });
    expect(within(help).getByText('Marcar como lida, ou não lida')).toBeVisible();
    await user.keyboard('l');
    await user.click(within(help).getByRole('switch'));
    await user.click(within(help).getByRole('button', { name: 'Fechar' }));
    await user.keyboard('l');
    expect(await reading('Beatriz')).toBeVisible();
    expect(patches).toHaveLength(0);
  });
});

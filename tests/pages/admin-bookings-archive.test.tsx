import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  GROUP,
  NOW,
  fact,
  inArchive,
  inDialog,
  ines,
  openBooking,
  room12,
  room7,
  startAtDesk,
  statusButton,
} from '../support/booking-window';
import { uuid } from '../support/builders';
import { openDesk } from '../support/desk';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, onTable } from '../support/server';

beforeEach(startAtDesk);

const room13 = {
  ...room12,
  id: uuid(2, 13),
  booking_number: 'R26-GROUP3',
  rooms: { room_number: '13', name: 'Dormitório Lua' },
};
const gone = { ...room13, status: 'cancelled' };

describe('a group', () => {
  it('is summed up, and each of its bookings is one step away (ADM-BOOK-10)', async () => {
    openDesk([room12, room7]);
    const { user, address } = await openBooking(GROUP);
    expect(screen.getByRole('dialog', { name: 'Clube de Vela da Foz' })).toBeVisible();
    expect(inDialog().getByText(/^GRP26-8KQ2M7XA · Reserva 1 de 2:/)).toHaveTextContent(
      'R26-GROUP1',
    );
    expect(fact('Quartos e hóspedes')).toBe('2 quartos / 8 hóspedes');
    expect(fact('Total do grupo')).toMatch(/^312,00\s€$/);
    expect(inDialog().getAllByText('1 com pagamento recebido, 1 pendente')).toHaveLength(2);
    expect(fact('Quarto')).toBe('7 Dormitório Rede');
    expect(inDialog().getByText('Levamos velas.')).toBeVisible();
    expect(inDialog().getByText(`GRUPO: Reserva de 2 quartos. Ref: ${GROUP}`)).toBeVisible();
    await user.click(await inDialog().findByRole('button', { name: 'Reserva seguinte' }));
    await waitFor(() => expect(fact('Quarto')).toBe('12 Twin Concha'));
    expect(inDialog().getByRole('button', { name: 'Reserva seguinte' })).toHaveFocus();
    expect(address()).toBe('/admin/bookings?reserva=R26-GROUP2');
    expect(statusButton('Pagamento Recebido')).toHaveAttribute('aria-current', 'true');
  });

  it('stands in nobody’s way', async () => {
    openDesk([room12, room7]);
    await openBooking(GROUP);
    expect(await axeFindings()).toEqual([]);
  });

  it('keeps a change of status to the booking that is open', async () => {
    const { patches, row } = openDesk([room12, room7]);
    const { user } = await openBooking(GROUP);
    expect(inDialog().getByText(/^Aplica-se só à reserva R26-GROUP1\./)).toBeVisible();
    await user.click(statusButton('Confirmada'));
    await screen.findByText('Estado da reserva atualizado com sucesso!');
    expect(patches[0]?.params.get('id')).toBe(`eq.${room7.id}`);
    expect(row(room12.id)?.status).toBe('payment_received');
  });

  it('is answered as a whole on request: one notice, one undo, nothing for what is cancelled', async () => {
    const { patches, row } = openDesk([room12, room7, gone]);
    const { user } = await openBooking(GROUP);
    await user.click(await inDialog().findByRole('switch', { name: 'Aplicar às 2 reservas' }));
    await user.click(statusButton('Confirmada'));
    await screen.findByText(`${GROUP}: Confirmada, 2 reservas`);
    expect(screen.getAllByRole('button', { name: 'Anular' })).toHaveLength(1);
    expect(patches.map(({ params }) => params.get('id'))).toEqual([
      `eq.${room7.id}`,
      `eq.${room12.id}`,
    ]);
    expect([room7, room12, gone].map(({ id }) => row(id)?.status)).toEqual([
      'confirmed',
      'confirmed',
      'cancelled',
    ]);
    await user.keyboard('z');
    await screen.findByText(`${GROUP}: 2 reservas como antes`);
    expect([room7, room12].map(({ id }) => row(id)?.status)).toEqual([
      'pending',
      'payment_received',
    ]);
  });

  it('names what was left as it was when the line was cut on the way', async () => {
    const desk = openDesk([room12, room7, room13]);
    const { user } = await openBooking(GROUP);
    await user.click(await inDialog().findByRole('switch', { name: 'Aplicar às 3 reservas' }));
    let answers = 0;
    onTable('patch', 'bookings', ({ body }) => {
      answers += 1;
      return answers === 1
        ? desk.changeElsewhere(room7.id, Object(body))
        : { status: 500, code: 'XX000', message: 'broken' };
    });
    await user.click(statusButton('Confirmada'));
    expect(await screen.findByText('Ficaram como estavam: R26-GROUP2, R26-GROUP3')).toBeVisible();
    expect(screen.getByText('R26-GROUP1: Confirmada')).toBeVisible();
  });

  it('is archived as a whole, and taken out again (ADM-BOOK-47)', async () => {
    const { patches, row } = openDesk([room12, room7]);
    const { user } = await openBooking(GROUP);
    await user.click(await inDialog().findByRole('button', { name: 'Arquivar grupo' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Arquivar o grupo?' }));
    expect(question.getByText(/^Estas 2 estadias de Clube de Vela da Foz ainda não/)).toBeVisible();
    expect(question.getAllByRole('listitem')[1]).toHaveTextContent('12 Twin Concha · R26-GROUP2');
    await user.click(question.getByRole('button', { name: 'Arquivar 2 reservas' }));
    expect(await screen.findByText('Grupo arquivado')).toBeVisible();
    expect(patches[0]?.params.get('group_reference')).toBe(`eq.${GROUP}`);
    expect(patches[0]?.body).toEqual({ archived: true, archived_at: NOW, auto_archived: false });
    expect(row(room12.id)?.archived).toBe(true);
    expect(inDialog().getByText('Grupo arquivado a 12 nov. 2026, 10:00.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('Grupo desarquivado')).toBeVisible();
    expect(patches[1]?.body).toEqual({ archived: false, archived_at: null, auto_archived: false });
    await user.click(await inDialog().findByRole('button', { name: 'Fechar' }));
    expect(await screen.findByRole('link', { name: new RegExp(`^${GROUP}`) })).toBeVisible();
  });

  it('is deleted as a whole, after a question that names all of it (ADM-BOOK-51, ERR-ADMBOOK-16, WORD-17)', async () => {
    const { removals } = openDesk([
      { ...room12, ...inArchive },
      { ...room7, ...inArchive },
    ]);
    const { user } = await openBooking(GROUP, '?arquivadas=1');
    await user.click(await inDialog().findByRole('button', { name: 'Eliminar grupo' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Eliminar o grupo?' }));
    expect(
      question.getByText(
        `Tem certeza que deseja eliminar permanentemente todas as reservas do grupo ${GROUP}? Esta ação é irreversível.`,
      ),
    ).toBeVisible();
    expect(question.getByText('R26-GROUP1')).toBeVisible();
    expect(question.getByText('R26-GROUP2')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Eliminar 2 reservas' }));
    await waitFor(() => expect(screen.getByText('Grupo eliminado')).toBeVisible());
    expect(removals[0]?.params.get('group_reference')).toBe(`eq.${GROUP}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Nenhuma reserva encontrada')).toBeVisible();
  });

  it('cannot be deleted while one of it is not archived (ADM-BOOK-50)', async () => {
    openDesk([room12, { ...room7, ...inArchive }]);
    await renderAt('/admin/bookings?reserva=R26-GROUP1');
    await screen.findByRole('dialog', { name: 'Clube de Vela da Foz' });
    await screen.findByText(/Só é possível eliminar o grupo quando todas as reservas/);
    expect(inDialog().queryByRole('button', { name: /^Eliminar/ })).toBeNull();
  });
});

describe('one booking in the archive', () => {
  it('goes there and comes back (ADM-BOOK-21, ADM-BOOK-45, ADM-BOOK-46)', async () => {
    const { patches } = openDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    await user.click(await inDialog().findByRole('button', { name: 'Arquivar' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Arquivar a reserva?' }));
    expect(question.getByText('A estadia de Inês Duarte ainda não terminou.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Arquivar reserva' }));
    expect(await screen.findByText('Reserva arquivada')).toBeVisible();
    expect(patches[0]?.params.get('id')).toBe(`eq.${ines.id}`);
    await user.click(await inDialog().findByRole('button', { name: 'Desarquivar' }));
    expect(await screen.findByText('Reserva desarquivada')).toBeVisible();
  });

  it('says when it did not get there (ERR-ADMBOOK-13)', async () => {
    openDesk([{ ...ines, status: 'completed' }]);
    cutLine('patch', 'bookings');
    const { user } = await openBooking(ines.booking_number);
    await user.click(await inDialog().findByRole('button', { name: 'Arquivar' }));
    expect(await screen.findByText('Erro ao arquivar reserva')).toBeVisible();
  });

  it('is deleted for good, after the question with its number (ADM-BOOK-49, ERR-ADMBOOK-15)', async () => {
    const { removals } = openDesk([{ ...ines, ...inArchive }]);
    const { user } = await openBooking(ines.booking_number, '?arquivadas=1');
    await user.click(await inDialog().findByRole('button', { name: 'Eliminar reserva' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(
      question.getByText('Tem certeza que deseja eliminar permanentemente a reserva R26-7K3F9Q?'),
    ).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await user.click(question.getByRole('button', { name: 'Eliminar reserva' }));
    await waitFor(() => expect(screen.getByText('Reserva eliminada')).toBeVisible());
    expect(removals[0]?.params.get('id')).toBe(`eq.${ines.id}`);
  });

  it('stays when deleting fails, and says so where it was asked (ERR-ADMBOOK-14)', async () => {
    openDesk([{ ...ines, ...inArchive }]);
    onTable('delete', 'bookings', () => []);
    const { user } = await openBooking(ines.booking_number, '?arquivadas=1');
    await user.click(await inDialog().findByRole('button', { name: 'Eliminar reserva' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Eliminar reserva' }));
    expect(await question.findByText('Erro ao eliminar reserva')).toBeVisible();
  });

  it('stays while somebody of it is to be reported, in the words of the database (REG-04)', async () => {
    openDesk([{ ...ines, ...inArchive }]);
    const words = 'Há boletins desta estadia por comunicar. Comunique-os antes de a eliminar.';
    onTable('delete', 'bookings', () => ({ status: 409, code: 'HS064', message: words }));
    const { user } = await openBooking(ines.booking_number, '?arquivadas=1');
    await user.click(await inDialog().findByRole('button', { name: 'Eliminar reserva' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Eliminar reserva' }));
    expect(await question.findByText(`Erro ao eliminar reserva. ${words}`)).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeRoom, uuid } from '../support/builders';
import {
  GROUP,
  inDialog,
  ines,
  lukas,
  openBooking,
  room12,
  room7,
  startAtDesk,
  statusButton,
} from '../support/booking-window';
import { openChangeableDesk } from '../support/changeable-desk';
import { axeFindings, renderAt } from '../support/render-at';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/stay/change/CancelDialog';

beforeEach(startAtDesk);

const question = (name = 'Cancelar a reserva de Inês Duarte?') =>
  within(screen.getByRole('alertdialog', { name }));
const cancelButton = () => question().getByRole('button', { name: 'Cancelar a reserva' });

async function ask(user: Awaited<ReturnType<typeof openBooking>>['user']) {
  await user.click(statusButton('Cancelada'));
  await screen.findByRole('alertdialog');
}

describe('cancelling', () => {
  it('asks why, and does nothing without a reason (DESK-10)', async () => {
    const { asked } = openChangeableDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    expect(statusButton('Cancelada')).toHaveTextContent('Cancelada…');
    await ask(user);
    expect(
      question().getByText(/^R26-7K3F9Q, quarto 2, de 14 a 17 nov\., 165,00\s€\. O quarto fica/),
    ).toBeVisible();
    expect(
      question()
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual([
      'Desistência do hóspede',
      'Não compareceu',
      'Sem resposta',
      'Pagamento não recebido',
      'Sobreposição',
      'Outro',
    ]);
    for (const radio of question().getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(cancelButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(cancelButton());
    expect(await axeFindings()).toEqual([]);
    await user.click(question().getByRole('button', { name: 'Manter a reserva' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked).toEqual([]);
  });

  it('keeps reason and note, is told, and can be undone (DESK-10, ADM-BOOK-37)', async () => {
    const desk = openChangeableDesk([{ ...ines, status: 'confirmed' }]);
    const { user } = await openBooking(ines.booking_number);
    await user.keyboard('8');
    await user.click(await screen.findByRole('radio', { name: 'Desistência do hóspede' }));
    await user.type(question().getByRole('textbox'), 'Perdeu o voo.');
    await user.click(cancelButton());
    expect(await screen.findByText('Estado da reserva atualizado com sucesso!')).toBeVisible();
    expect(screen.getByText('Reserva cancelada.')).toBeVisible();
    expect(desk.asked[0]).toEqual([
      {
        id: ines.id,
        updated_at: ines.updated_at,
        set: { status: 'cancelled', cancel_reason: 'guest', cancel_note: 'Perdeu o voo.' },
      },
    ]);
    expect(await inDialog().findByText('Perdeu o voo.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('R26-7K3F9Q: Confirmada')).toBeVisible();
    expect(desk.row(ines.id)).toMatchObject({ status: 'confirmed', cancel_reason: null });
    expect(screen.queryByText('Esta reserva mudou entretanto.')).toBeNull();
  });

  it('asks of a stay that is over too, and says nothing of its room (DESK-10)', async () => {
    openChangeableDesk([{ ...ines, check_in_date: '2026-11-05', check_out_date: '2026-11-08' }]);
    const { user } = await openBooking(ines.booking_number);
    await ask(user);
    expect(question().queryByText(/O quarto fica logo livre/)).toBeNull();
  });

  it('takes all rooms of a group in one step (DESK-10)', async () => {
    const desk = openChangeableDesk([room7, room12]);
    const { user } = await openBooking(GROUP);
    await user.click(inDialog().getByRole('switch', { name: 'Aplicar às 2 reservas' }));
    await ask(user);
    const all = question('Cancelar 2 reservas de Clube de Vela da Foz?');
    expect(all.getAllByRole('listitem')).toHaveLength(2);
    await user.click(all.getByRole('radio', { name: 'Sem resposta' }));
    await user.click(all.getByRole('button', { name: 'Cancelar as 2 reservas' }));
    expect(await screen.findByText('2 reservas canceladas.')).toBeVisible();
    expect(desk.asked).toHaveLength(1);
    expect([room7, room12].map(({ id }) => desk.row(id)?.status)).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  it('tells what somebody else did meanwhile, and keeps what was typed (DESK-11)', async () => {
    const desk = openChangeableDesk([ines]);
    const { user } = await openBooking(ines.booking_number);
    await ask(user);
    await user.click(question().getByRole('radio', { name: 'Não compareceu' }));
    await user.type(question().getByRole('textbox'), 'Sem sinal.');
    desk.changeElsewhere(ines.id, { status: 'checked_in' });
    await user.click(cancelButton());
    expect(
      await question().findByText(
        'Esta reserva mudou entretanto: o estado passou de Pendente para Check-in Feito. Nada foi cancelado.',
      ),
    ).toBeVisible();
    expect(desk.row(ines.id)?.status).toBe('checked_in');
    expect(question().getByRole('textbox')).toHaveValue('Sem sinal.');
    await user.click(cancelButton());
    await screen.findByText('Reserva cancelada.');
    expect(desk.row(ines.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'no_show' });
  });

  it('begins with the reason when a guest did not come: two actions from the day (DESK-10)', async () => {
    const desk = openChangeableDesk([ines]);
    const { user, address } = await renderAt('/admin/bookings?reserva=R26-7K3F9Q&acao=nao-veio');
    expect(await screen.findByRole('radio', { name: 'Não compareceu' })).toBeChecked();
    await waitFor(() => expect(address()).toBe('/admin/bookings?reserva=R26-7K3F9Q'));
    await user.click(cancelButton());
    await waitFor(() => expect(desk.row(ines.id)?.cancel_reason).toBe('no_show'));
  });
});

describe('a cancelled booking', () => {
  const room = makeRoom({ room_number: '2', name: 'Duplo Maré' });
  const cancelled = {
    ...ines,
    status: 'cancelled',
    cancel_reason: 'guest',
    cancel_note: 'Perdeu o voo.',
  };

  it('says why, and comes back as it was while its room is free (DESK-10)', async () => {
    const desk = openChangeableDesk([cancelled], {
      rooms: [room],
      events: [
        {
          id: 1,
          at: '2026-11-12T09:50:00+00:00',
          kind: 'changed',
          actor: 'staff',
          actor_id: null,
          actor_name: 'Marta',
          changes: { status: ['confirmed', 'cancelled'], cancel_reason: [null, 'guest'] },
        },
      ],
    });
    const { user } = await openBooking(ines.booking_number);
    expect(
      inDialog().getByRole('heading', { name: /Cancelada.*Desistência do hóspede/ }),
    ).toBeVisible();
    expect(inDialog().getByText('Perdeu o voo.')).toBeVisible();
    await inDialog().findByText('cancelou a reserva.', { exact: false });
    await user.click(inDialog().getByRole('button', { name: 'Repor a reserva' }));
    expect(await screen.findByText('R26-7K3F9Q: Confirmada')).toBeVisible();
    expect(desk.row(ines.id)).toMatchObject({ status: 'confirmed', cancel_reason: null });
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    await waitFor(() =>
      expect(desk.row(ines.id)).toMatchObject({
        status: 'cancelled',
        cancel_note: 'Perdeu o voo.',
      }),
    );
  });

  it('stays so when somebody else has its room (DESK-10)', async () => {
    openChangeableDesk([cancelled, { ...lukas, status: 'confirmed', room_id: uuid(1, 2) }], {
      rooms: [room],
    });
    await openBooking(ines.booking_number);
    const words = await inDialog().findByText(/^O quarto 2 já está ocupado por Lukas Brandt/);
    expect(within(words).getByRole('link', { name: 'R26-M4XW8T' })).toBeVisible();
    expect(inDialog().queryByRole('button', { name: 'Repor a reserva' })).toBeNull();
  });
});

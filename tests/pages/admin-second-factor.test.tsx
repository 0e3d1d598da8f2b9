import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CodeResult } from '@/domain/account/account';
import { startAtDesk } from '../support/booking-window';
import { makeMember } from '../support/builders';
import { onAccount, onCodes } from '../support/login';
import { axeFindings, renderAt } from '../support/render-at';
import { expectLoggedError, onRpc } from '../support/server';

// Loaded beforehand, because these tests go there from another page.
import '@/pages/admin/DashboardPage';

const RIGHT: CodeResult = {
  state: 'ok',
  codes_left: 10,
  is_recovery: false,
  codes: ['4kq7-mh2x', '9vdt-3pwc'],
};

beforeEach(() => {
  startAtDesk();
});

function openSetUp({
  state = 'in',
  answer = () => RIGHT,
}: { state?: 'in' | 'set-up'; answer?: () => CodeResult } = {}) {
  const house = { isOn: false, isDown: false, finished: 0 };
  onAccount(() =>
    house.isOn
      ? makeMember({ factor_since: '2026-11-23T10:00:00Z', codes_left: 10 })
      : makeMember({ state }),
  );
  const codes = onCodes('check_second_factor', answer);
  onRpc('begin_second_factor', () =>
    house.isDown ? HttpResponse.error() : { secret: 'JBSWY3DPEHPK3PXP' },
  );
  onRpc('finish_second_factor', () => {
    house.finished += 1;
    house.isOn = true;
    return null;
  });
  onRpc('my_activity', () => ({ sessions: [], acts: [] }));
  return { house, codes, open: async () => renderAt('/admin/conta/segundo-fator') };
}

const field = () => screen.findByLabelText('Código');

describe('setting the second factor up', () => {
  it('shows the secret, takes a code, gives recovery codes and ends with them kept (STAFF-04)', async () => {
    const { house, codes, open } = openSetUp();
    const { user, address } = await open();
    expect(await screen.findByRole('img', { name: 'Código QR para o autenticador' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await user.type(await field(), '418305');
    expect(await screen.findByText('4kq7-mh2x')).toBeVisible();
    expect(codes).toEqual(['418305']);
    expect(await axeFindings()).toEqual([]);
    const end = screen.getByRole('button', { name: 'Terminar' });
    expect(end).toHaveAttribute('aria-disabled', 'true');
    expect(end).toHaveAccessibleDescription('Falta marcar que os guardou.');
    await user.click(end);
    expect(house.finished).toBe(0);
    await user.click(screen.getByRole('checkbox', { name: 'Guardei-os fora deste computador' }));
    await user.click(end);
    expect(await screen.findByText('Segundo fator ligado.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/admin/conta'));
    expect(house.finished).toBe(1);
  });

  it('says that the clock of the telephone is off (STAFF-04)', async () => {
    const { open } = openSetUp({ answer: () => ({ state: 'wrong', left: 4, clock_off: -5 }) });
    const { user } = await open();
    await user.type(await field(), '111111');
    expect(
      await screen.findByText(
        'Não confere. O relógio do telemóvel está 5 minutos atrasado: acerte-o. Restam 4 tentativas.',
      ),
    ).toBeVisible();
    expect(await field()).toHaveFocus();
  });

  it('leads on to the day whom the house asks for it (STAFF-04)', async () => {
    const { open } = openSetUp({ state: 'set-up' });
    const { user, address } = await open();
    expect(await screen.findByText(/A gerência pede o segundo fator a todos\./)).toBeVisible();
    await user.type(await field(), '418305');
    await user.click(
      await screen.findByRole('checkbox', { name: 'Guardei-os fora deste computador' }),
    );
    await user.click(screen.getByRole('button', { name: 'Terminar' }));
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
  });

  it('asks before it is left with the codes shown, and stays off (STAFF-04)', async () => {
    const { house, open } = openSetUp();
    const { user, address } = await open();
    await user.type(await field(), '418305');
    await screen.findByText('4kq7-mh2x');
    await user.click(screen.getByRole('link', { name: 'A minha conta' }));
    expect(await screen.findByRole('alertdialog', { name: 'Sair sem terminar?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ficar' }));
    expect(screen.getByText('4kq7-mh2x')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'A minha conta' }));
    await user.click(await screen.findByRole('button', { name: 'Sair sem terminar' }));
    await waitFor(() => expect(address()).toBe('/admin/conta'));
    expect(house.finished).toBe(0);
  });

  it('says that it could not begin, and tries again (STAFF-04)', async () => {
    const { house, open } = openSetUp();
    house.isDown = true;
    const { user } = await open();
    expect(await screen.findByText('Não foi possível começar.')).toBeVisible();
    expectLoggedError('beginSecondFactor');
    house.isDown = false;
    await user.click(screen.getByRole('button', { name: /tentar/i }));
    expect(await field()).toBeVisible();
  });

  it('says that it is on already (STAFF-04)', async () => {
    const { house, open } = openSetUp();
    house.isOn = true;
    await open();
    expect(await screen.findByText('O segundo fator já está ligado.')).toBeVisible();
  });
});

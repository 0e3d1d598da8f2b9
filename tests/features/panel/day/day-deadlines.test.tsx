import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { makeEntry } from '../../../support/day';
import { openDay } from '../../../support/day-desk';
import { onTable } from '../../../support/server';
import { axeFindings, renderAt } from '../../../support/render-at';
import { startSignedIn } from '../../../support/session';
import { findList, rowOf } from './day-screen';

// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/request/AnswerTimesDialog';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:02:00Z') });
  startSignedIn();
});

const pending = (n: number, guest_name: string, answer_until: string | null) =>
  makeEntry(n, { guest_name, status: 'pending', answer_until });

describe('what waits for an answer', () => {
  it('says the time left, warns before, and tells what has passed (DAY-04, CLOCK-02)', async () => {
    openDay({
      unanswered: [
        pending(1, 'Mateus Oliveira', '2026-11-23T07:40:00+00:00'),
        pending(2, 'Inês Duarte', '2026-11-23T09:02:00+00:00'),
        pending(3, 'Kai Nakamura', null),
      ],
    });
    await renderAt('/admin/dashboard');
    const list = await findList('Por responder');
    expect(
      within(rowOf(list, 'Mateus Oliveira')).getByText('O prazo passou há 22 min'),
    ).toBeVisible();
    expect(
      within(rowOf(list, 'Inês Duarte')).getByText('Falta 1 h: responder até às 09:02'),
    ).toBeVisible();
    expect(within(rowOf(list, 'Kai Nakamura')).queryByText(/responder até|prazo/)).toBeNull();
    const card = within(list.closest('section') ?? document.body);
    expect(card.getByText('1 fora de prazo')).toBeVisible();
    expect(card.getByText(/1 a terminar/)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the times of the house', () => {
  const Times = v.object({
    answer_within_minutes: v.nullable(v.number()),
    hold_for_minutes: v.nullable(v.number()),
  });

  function openRules() {
    let times: v.InferOutput<typeof Times> = {
      answer_within_minutes: null,
      hold_for_minutes: null,
    };
    onTable('get', 'house_rules', () => [{ requests_paused: false, paused_at: null, ...times }]);
    return onTable('patch', 'house_rules', ({ body }) => {
      times = v.parse(Times, body);
      return [{ only_row: true }];
    });
  }

  async function openTimes() {
    openDay();
    const view = await renderAt('/admin/dashboard');
    await view.user.click(await screen.findByRole('button', { name: 'Prazos de resposta' }));
    const window = within(await screen.findByRole('dialog', { name: 'Prazos de resposta' }));
    const answer = await window.findByLabelText('Responder em');
    return { ...view, window, answer, hold: window.getByLabelText('Guardar o quarto durante') };
  }

  it('are off until somebody settles them (CLOCK-01)', async () => {
    const changes = openRules();
    const { user, window, answer, hold } = await openTimes();
    expect(answer).toHaveDisplayValue('Sem prazo');
    expect(hold).toHaveDisplayValue('Até alguém responder');
    await user.selectOptions(answer, '4 horas');
    await user.selectOptions(hold, '1 dia');
    expect(await axeFindings()).toEqual([]);
    await user.click(window.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Prazos guardados')).toBeInTheDocument();
    expect(changes[0]?.body).toEqual({ answer_within_minutes: 240, hold_for_minutes: 1440 });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Prazos de resposta' })).toHaveFocus(),
    );
  });

  it('never let a request lapse before it had to be answered (CLOCK-01)', async () => {
    const changes = openRules();
    const { user, window, answer, hold } = await openTimes();
    await user.selectOptions(answer, '1 dia');
    await user.selectOptions(hold, '4 horas');
    expect(hold).toBeInvalid();
    await user.click(window.getByRole('button', { name: 'Guardar' }));
    expect(changes).toHaveLength(0);
  });

  it('stay chosen, and say why, where they could not be kept (CLOCK-01)', async () => {
    openRules();
    onTable('patch', 'house_rules', () => ({ status: 403, code: '42501', message: 'no' }));
    const { user, window, answer } = await openTimes();
    await user.selectOptions(answer, '4 horas');
    await user.click(window.getByRole('button', { name: 'Guardar' }));
    expect(
      await window.findByText('Erro ao guardar os prazos: esta conta não tem acesso.'),
    ).toBeVisible();
    expect(answer).toHaveDisplayValue('4 horas');
  });
});

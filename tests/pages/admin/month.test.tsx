import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MonthSheet } from '@/domain/register/month';
import { makeMonthSheet } from '../../support/month-sheet';
import { axeFindings, renderAt } from '../../support/render-at';
import { expectLoggedError, onRpc, server } from '../../support/server';
import { startSignedIn } from '../../support/session';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00.000Z') });
  startSignedIn();
});

/** Answers with the sheet; gives what was asked for and written down. */
function openMonth(first: MonthSheet = makeMonthSheet()) {
  let sheet = first;
  const asked: unknown[] = [];
  onRpc('month_sheet', (body) => {
    asked.push(body);
    return Object(sheet);
  });
  onRpc('hand_in_month', (body) => {
    const given = Object(body);
    asked.push(given);
    const others = Object.fromEntries(
      Object.entries(sheet.returns).filter(([kind]) => kind !== given.kind),
    );
    const figures = { amount: 812, guests: 216, nights: 508 };
    const handed = { handed_on: String(given.handed_on), handed_by: 'Marta', figures };
    sheet = {
      ...sheet,
      returns: given.handed_on === undefined ? others : { ...others, [given.kind]: handed },
    };
    return null;
  });
  return { asked };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the month', () => {
  it('opens on the last one, with tax and survey, and names what is unknown (TAX-02)', async () => {
    const { asked } = openMonth();
    await renderAt('/admin/mes');
    const tax = await card('Taxa turística');
    expect(screen.getByRole('heading', { level: 2, name: 'Outubro de 2026' })).toBeVisible();
    expect(tax.getByRole('row', { name: /Que pagam.*406.*812,00/ })).toBeVisible();
    expect(tax.getByText(/2 hóspedes sem idade/)).toBeVisible();
    const survey = await card('INE: permanência de hóspedes');
    expect(survey.getByRole('row', { name: /Alemanha.*140.*353/ })).toBeVisible();
    expect(survey.getByRole('row', { name: /Por indicar.*2.*4/ })).toBeVisible();
    expect(survey.getByRole('link', { name: 'R26-BRGAN3' })).toHaveAttribute(
      'href',
      '/admin/bookings?reserva=R26-BRGAN3',
    );
    expect(survey.getByText('passou há 13 dias', { exact: false })).toBeVisible();
    expect(asked).toEqual([{ month: '2026-10-01' }]);
    expect(await axeFindings()).toEqual([]);
  });

  it('is ticked as handed in today, undone, and taken back after a question (TAX-02)', async () => {
    const { asked } = openMonth();
    const { user } = await renderAt('/admin/mes');
    const survey = await card('INE: permanência de hóspedes');
    await user.click(survey.getByRole('checkbox', { name: 'Entregue no WebInq' }));
    expect(await survey.findByText('por Marta')).toBeVisible();
    expect(asked).toContainEqual({ month: '2026-10-01', kind: 'ine', handed_on: '2026-11-23' });
    await user.click(await screen.findByRole('button', { name: /^Anular/ }));
    expect(await survey.findByText(/até ter/)).toBeVisible();
    await user.click(survey.getByRole('checkbox', { name: 'Entregue no WebInq' }));
    await survey.findByText('por Marta');
    await user.click(survey.getByRole('checkbox', { name: 'Entregue no WebInq em' }));
    await user.click(await screen.findByRole('button', { name: 'Não foi entregue' }));
    expect(await survey.findByText(/até ter/)).toBeVisible();
  });

  it('tells what changed after it was handed in, in both numbers (TAX-02)', async () => {
    const figures = { amount: 810, nights: 508 };
    openMonth(
      makeMonthSheet({
        returns: { tax: { handed_on: '2026-11-09', handed_by: 'Helena', figures } },
      }),
    );
    await renderAt('/admin/mes');
    const tax = await card('Taxa turística');
    expect(tax.getByText('Mudou depois de entregue: mais 2,00 €')).toBeVisible();
    expect(tax.getByText('por Helena')).toBeVisible();
  });

  it('goes to other months, not beyond the running one, which is not handed in (TAX-02)', async () => {
    const { asked } = openMonth(
      makeMonthSheet({ month: '2026-11-01', is_running: true, counted_until: '2026-11-23' }),
    );
    const { user } = await renderAt('/admin/mes');
    await user.click(await screen.findByRole('button', { name: 'Novembro de 2026' }));
    expect(await screen.findByText('Até ontem, 22 nov. 2026')).toBeVisible();
    expect(asked).toContainEqual({ month: '2026-11-01' });
    expect(screen.getByRole('button', { name: 'Dezembro de 2026' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const survey = await card('INE: permanência de hóspedes');
    expect(survey.getByRole('checkbox')).toBeDisabled();
    expect(survey.getByText('O mês ainda não acabou')).toBeVisible();
  });

  it('says that nobody came and that the survey is due all the same (TAX-02)', async () => {
    const { tax, ine } = makeMonthSheet();
    openMonth(
      makeMonthSheet({
        tax: { ...tax, nights: 0, owed: 0, collected: 0, rates: [], exempt: {} },
        ine: { ...ine, countries: [], guests: 0, nights: 0 },
        unticked: [{ booking_id: 'b', booking_number: 'R26-AAAAAA', guest_name: 'Rui Sequeira' }],
      }),
    );
    await renderAt('/admin/mes');
    expect(
      await screen.findByText('Ninguém neste mês. O INE pede a entrega na mesma.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rui Sequeira' })).toBeVisible();
  });

  it('says that it did not load, and is asked for again', async () => {
    openMonth();
    server.use(
      http.post('*/rest/v1/rpc/month_sheet', () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    const { user } = await renderAt('/admin/mes');
    expect(await screen.findByText('Não foi possível carregar o mês')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await card('Taxa turística')).toBeDefined();
    expectLoggedError('readMonthSheet');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '@/domain/account/role';
import { type BillSheet, withNumber } from '@/domain/billing/bill-sheet';
import { BILL_LINES, makeBillLine, makeBillSheet, NO_BILLS } from '../../support/bills';
import { makeMember } from '../../support/builders';
import { catchFiles } from '../../support/caught-files';
import { axeFindings, renderAt } from '../../support/render-at';
import { expectLoggedError, onRpc, server } from '../../support/server';
import { startSignedIn } from '../../support/session';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00.000Z') });
  signIn('reception');
});

function signIn(role: Role) {
  startSignedIn({ account: makeMember({ role, name: 'Marta Nunes' }) });
}

/** Answers as the database would; gives the days asked for and the numbers written. */
function openBills(first: BillSheet = makeBillSheet(), usedBy: string[] = []) {
  let sheet = first;
  const days: string[] = [];
  const written: { line: string; number: string }[] = [];
  onRpc('bill_sheet', (body) => {
    const { day } = Object(body);
    days.push(String(day));
    return Object(day === sheet.day ? sheet : makeBillSheet({ day, lines: [] }));
  });
  onRpc('set_bill_number', (body) => {
    const { line, number } = Object(body);
    written.push({ line: String(line), number: String(number) });
    const stored = number === '' ? null : String(number);
    sheet = withNumber(sheet, String(line), stored);
    return { number: stored, used_by: usedBy };
  });
  return { days, written };
}

const HELENA = 'N.º da fatura de Helena Prado, R26-TT4X1P, 2 noites';
const field = async (name = HELENA) => screen.findByRole('textbox', { name });
const rowOf = (name: string) => {
  const row = screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name));
  if (row === undefined) throw new Error(`There is no row of ${name}.`);
  return within(row);
};

describe('Para faturar', () => {
  it('lists the lines of today, those that are billed below (DEPOSIT-04)', async () => {
    const { days } = openBills();
    await renderAt('/admin/faturar');
    expect(await screen.findByRole('heading', { name: '4 linhas por faturar' })).toBeVisible();
    // The frame asks for the same day, once it knows who is signed in.
    expect(new Set(days)).toEqual(new Set(['2026-11-23']));
    expect(screen.getByRole('heading', { level: 2, name: 'seg., 23 nov.' })).toBeVisible();
    expect(screen.getByText('554,00 €')).toBeVisible();
    expect(screen.getByText('Não serve de fatura')).toBeVisible();
    const club = rowOf('Sinal, 1.ª noite');
    expect(club.getByText('500 111 120')).toBeVisible();
    expect(club.getByText('284,00 €')).toBeVisible();
    expect(club.getByText('Online')).toBeVisible();
    expect(club.getByText('pequeno-almoço 31,00 € a 13 %')).toBeVisible();
    expect(club.getByRole('link', { name: 'GRP26-8KQ2M7XA, Inês Duarte' })).toHaveAttribute(
      'href',
      '/admin/bookings?reserva=R26-ER3T6W',
    );
    expect(rowOf('Consumidor final').getByText('sem NIF')).toBeVisible();
    expect(rowOf('Taxa, sem IVA').getByText('14,00 €')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: /1 já faturada/ })).toBeVisible();
    expect(rowOf('João Valadares').getByText('FR 2026/318')).toBeVisible();
    expect(rowOf('João Valadares').getByText(/^Marta, 23 nov/)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('stores a number with Enter and moves down, to the title at the end (DEPOSIT-04)', async () => {
    const { written } = openBills();
    const { user } = await renderAt('/admin/faturar');
    await user.type(await field(), ' FR 2026/319{Enter}');
    expect(screen.getByRole('textbox', { name: /Clube.*Sinal/ })).toHaveFocus();
    expect(await screen.findByText('2 já faturadas', { exact: false })).toBeVisible();
    expect(written).toEqual([{ line: BILL_LINES[0]?.id, number: 'FR 2026/319' }]);
    expect(rowOf('Helena Prado').getByText('FR 2026/319')).toBeVisible();
    await user.keyboard('FR 2026/320{Enter}');
    await user.keyboard('FR 2026/320{Enter}');
    await user.keyboard('FR 2026/321{Enter}');
    expect(await screen.findByRole('heading', { name: 'Tudo faturado' })).toHaveFocus();
    expect(written).toHaveLength(4);
  });

  it('restores with Escape, and stores nothing (DEPOSIT-04)', async () => {
    const { written } = openBills();
    const { user } = await renderAt('/admin/faturar');
    const helena = await field();
    await user.type(helena, 'FR 1{Escape}');
    expect(helena).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    await user.type(helena, '{Enter}');
    expect(written).toEqual([]);
  });

  it('warns of a number that another booking bears (DEPOSIT-04)', async () => {
    openBills(makeBillSheet(), ['R26-7K3F9Q']);
    const { user } = await renderAt('/admin/faturar');
    await user.type(await field(), 'FR 1');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('O mesmo número está em R26-7K3F9Q.')).toBeVisible();
  });

  it('keeps what was typed when it could not be stored, and says why (DEPOSIT-04)', async () => {
    openBills();
    onRpc('set_bill_number', () => HttpResponse.error());
    const { user } = await renderAt('/admin/faturar');
    await user.type(await field(), 'FR 1{Enter}');
    expect(await screen.findByText(/^Não ficou guardado: sem ligação/)).toBeVisible();
    expect(await field()).toHaveValue('FR 1');
    expect(await field()).toBeInvalid();
    expectLoggedError('setBillNumber');
  });

  it('corrects a number, and takes it back with a way to undo that (DEPOSIT-04)', async () => {
    const { written } = openBills();
    const { user } = await renderAt('/admin/faturar');
    const correct = { name: 'Corrigir o n.º FR 2026/318 de João Valadares' };
    await user.click(await screen.findByRole('button', correct));
    const joao = await field('N.º da fatura de João Valadares, R26-ZK7Q3M, 2 noites');
    expect(joao).toHaveFocus();
    await user.clear(joao);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', correct)).toHaveFocus();
    expect(written).toEqual([]);
    await user.click(screen.getByRole('button', correct));
    await user.clear(await field('N.º da fatura de João Valadares, R26-ZK7Q3M, 2 noites'));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '5 linhas por faturar' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Anular/ }));
    expect(await screen.findByRole('heading', { name: '4 linhas por faturar' })).toBeVisible();
    expect(written.map(({ number }) => number)).toEqual(['', 'FR 2026/318']);
  });

  it('says that a payment was undone after it was billed, and what nobody paid (DEPOSIT-04)', async () => {
    openBills(
      makeBillSheet({
        lines: [
          makeBillLine({ number: 'FR 9', is_undone: true, numbered_by: null }),
          makeBillLine({ ...BILL_LINES[3], is_rehearsal: true }),
        ],
      }),
    );
    await renderAt('/admin/faturar');
    expect(await screen.findByText('Anulado: falta a nota de crédito')).toBeVisible();
    expect(screen.getByText('Ensaio: ninguém pagou')).toBeVisible();
  });

  it('asks for the number of the credit note that undoes what was billed (DEPOSIT-04)', async () => {
    const { written } = openBills(
      makeBillSheet({
        lines: [
          makeBillLine({ number: 'FR 9', is_undone: true, undone_by: 'NC 1' }),
          makeBillLine({ id: BILL_LINES[1]?.id, kind: 'credit', amount: -76, undoes: 'FR 8' }),
        ],
      }),
    );
    const { user } = await renderAt('/admin/faturar');
    const name = 'N.º da nota de crédito de Helena Prado, R26-TT4X1P, Nota de crédito de FR 8';
    expect(await field(name)).toHaveAttribute('placeholder', 'N.º da nota');
    expect(screen.getByText('Anulado: nota de crédito NC 1')).toBeVisible();
    expect(rowOf('Nota de crédito de FR 8').getByText('-76,00 €')).toBeVisible();
    await user.type(await field(name), 'NC 2{Enter}');
    expect(await screen.findByRole('heading', { name: 'Tudo faturado' })).toBeVisible();
    expect(written).toEqual([{ line: BILL_LINES[1]?.id, number: 'NC 2' }]);
  });

  it('is copied and kept as a file (DEPOSIT-04)', async () => {
    openBills();
    const files = catchFiles();
    const { user } = await renderAt('/admin/faturar');
    await user.click(await screen.findByRole('button', { name: 'Copiar' }));
    expect(await screen.findByText('Copiado.')).toBeVisible();
    const copied = (await navigator.clipboard.readText()).split('\n');
    expect(copied).toHaveLength(7);
    expect(copied[1]).toMatch(/^2026-11-23\t07:40\tR26-TT4X1P\tHelena Prado/);
    expect(copied.at(-1)).toMatch(/^Não serve de fatura/);
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(await screen.findByText('para-faturar-2026-11-23.csv')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['para-faturar-2026-11-23.csv']);
    expect(await files[0]?.file.text()).toContain('Não serve de fatura');
  });

  it('goes to other days, not beyond today, and names earlier ones (DEPOSIT-04)', async () => {
    const { days } = openBills(
      makeBillSheet({ earlier: { lines: 2, sum: 180, first_day: '2026-11-20', late: 0 } }),
    );
    const { user, address } = await renderAt('/admin/faturar');
    expect(await screen.findByText(/De dias anteriores faltam 2 linhas, 180,00/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'ter., 24 nov.' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'dom., 22 nov.' }));
    expect(await screen.findByText('Nada por faturar neste dia.')).toBeVisible();
    expect(address()).toBe('/admin/faturar?dia=2026-11-22');
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'seg., 23 nov.' }));
    await user.click(await screen.findByRole('link', { name: 'Ver 20 nov.' }));
    await waitFor(() => expect(days).toContain('2026-11-20'));
    expect(address()).toBe('/admin/faturar?dia=2026-11-20');
  });

  it('keeps the arrows and the focus while another day loads, and where it does not load (DEPOSIT-04)', async () => {
    openBills();
    const { user } = await renderAt('/admin/faturar');
    await field();
    onRpc('bill_sheet', () => new Promise<Response>(() => {}));
    await user.click(screen.getByRole('button', { name: 'dom., 22 nov.' }));
    expect(screen.getByText('A carregar...')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'dom., 22 nov.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'sáb., 21 nov.' })).toHaveFocus();
    onRpc('bill_sheet', () => HttpResponse.error());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Não foi possível carregar o que há por faturar')).toBeVisible();
    expect(screen.getByRole('button', { name: 'sex., 20 nov.' })).toHaveFocus();
    openBills();
    await user.click(screen.getByRole('button', { name: 'dom., 22 nov.' }));
    await user.click(screen.getByRole('button', { name: 'seg., 23 nov.' }));
    expect(await field()).toBeVisible();
  });

  it('has days to go through although the first one does not load (ERR-LOAD, DEPOSIT-04)', async () => {
    onRpc('bill_sheet', () => HttpResponse.error());
    const { user } = await renderAt('/admin/faturar?dia=2026-11-22');
    await screen.findByText('Não foi possível carregar o que há por faturar');
    openBills();
    await user.click(screen.getByRole('button', { name: 'seg., 23 nov.' }));
    expect(await field()).toBeVisible();
  });

  it('moves the focus to the day where the pressed link goes with the day before it (DEPOSIT-04)', async () => {
    openBills(makeBillSheet({ earlier: { lines: 2, sum: 180, first_day: '2026-11-20', late: 0 } }));
    const { user } = await renderAt('/admin/faturar');
    await user.click(await screen.findByRole('link', { name: 'Ver 20 nov.' }));
    expect(screen.getByRole('heading', { level: 2, name: 'sex., 20 nov.' })).toHaveFocus();
  });

  it('stores what was typed when its day is left, with a way to undo that (DEPOSIT-04)', async () => {
    const { written } = openBills();
    const { user } = await renderAt('/admin/faturar');
    await user.type(await field(), ' FR 2026/319 ');
    await user.click(screen.getByRole('button', { name: 'dom., 22 nov.' }));
    expect(await screen.findByText('N.º guardado.')).toBeVisible();
    expect(screen.getByText('FR 2026/319, Helena Prado')).toBeVisible();
    expect(written).toEqual([{ line: BILL_LINES[0]?.id, number: 'FR 2026/319' }]);
    await user.click(screen.getByRole('button', { name: /^Anular/ }));
    expect(await screen.findByText('Número retirado.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'seg., 23 nov.' }));
    expect(await field()).toHaveValue('');
  });

  it('says that what was typed could not be stored when its day was left, and keeps it (DEPOSIT-04)', async () => {
    openBills();
    onRpc('set_bill_number', () => HttpResponse.error());
    const { user, unmount } = await renderAt('/admin/faturar');
    await user.type(await field(), 'FR 1');
    await user.click(screen.getByRole('button', { name: 'dom., 22 nov.' }));
    expect(await screen.findByText('O n.º FR 1 de Helena Prado não ficou guardado.')).toBeVisible();
    expect(screen.getByText('Continua escrito a 23 nov.')).toBeVisible();
    expectLoggedError('setBillNumber');
    await user.click(screen.getByRole('button', { name: 'seg., 23 nov.' }));
    expect(await field()).toHaveValue('FR 1');
    // So does what was typed when the whole screen is left.
    unmount();
    await renderAt('/admin/faturar');
    expect(await field()).toHaveValue('FR 1');
  });

  it('takes no number back because its day was left (DEPOSIT-04)', async () => {
    const { written } = openBills();
    const { user } = await renderAt('/admin/faturar');
    const correct = { name: 'Corrigir o n.º FR 2026/318 de João Valadares' };
    await user.click(await screen.findByRole('button', correct));
    await user.clear(await field('N.º da fatura de João Valadares, R26-ZK7Q3M, 2 noites'));
    await user.click(screen.getByRole('button', { name: 'dom., 22 nov.' }));
    await screen.findByText('Nada por faturar neste dia.');
    await user.click(screen.getByRole('button', { name: 'seg., 23 nov.' }));
    expect(await screen.findByRole('button', correct)).toHaveAttribute('aria-expanded', 'false');
    expect(written).toEqual([]);
  });

  it('gives the settings the focus, and the button when they close (DEPOSIT-04)', async () => {
    signIn('owner');
    openBills();
    server.use(
      http.get('*/rest/v1/payment_settings', () =>
        HttpResponse.json([{ ...NO_BILLS, bills_from: '2026-11-01' }]),
      ),
    );
    const { user } = await renderAt('/admin/faturar');
    await user.click(await screen.findByRole('button', { name: 'Definições' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Desde' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('button', { name: 'Definições' })).toHaveFocus();
  });

  it('says when the list begins, on a day before it (DEPOSIT-04)', async () => {
    openBills();
    onRpc('bill_sheet', () => Object(makeBillSheet({ day: '2026-10-31', lines: [] })));
    await renderAt('/admin/faturar?dia=2026-10-31');
    expect(await screen.findByText(/A lista começa a dom., 1 nov/)).toBeVisible();
  });

  it('says what could not be loaded, and tries again (ERR-LOAD)', async () => {
    onRpc('bill_sheet', () => HttpResponse.error());
    const { user } = await renderAt('/admin/faturar');
    expect(await screen.findByText('Não foi possível carregar o que há por faturar')).toBeVisible();
    openBills();
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByRole('heading', { name: '4 linhas por faturar' })).toBeVisible();
  });

  it('is switched on by the owner alone, who settles what breakfast is worth (DEPOSIT-04)', async () => {
    const { user, unmount } = await renderAt('/admin/faturar');
    expect(await screen.findByText('A gerência ainda não ligou esta lista')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    unmount();

    signIn('owner');
    const saved: unknown[] = [];
    server.use(
      http.get('*/rest/v1/payment_settings', () => HttpResponse.json([NO_BILLS])),
      http.patch('*/rest/v1/payment_settings', async ({ request }) => {
        saved.push(await request.json());
        openBills();
        return HttpResponse.json([{ bills_from: '2026-11-23' }]);
      }),
    );
    await renderAt('/admin/faturar');
    const value = await screen.findByRole('textbox', { name: 'Pequeno-almoço' });
    await user.clear(value);
    await user.type(value, '120');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('O pequeno-almoço pode ir até 100 €.')).toBeVisible();
    expect(value).toHaveFocus();
    await user.clear(value);
    await user.type(value, '6,5');
    await user.type(screen.getByRole('textbox', { name: 'Desde' }), '23/11{Tab}');
    await user.click(screen.getByRole('radio', { name: '6 %' }));
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ligar' }));
    expect(await screen.findByRole('heading', { name: '4 linhas por faturar' })).toBeVisible();
    expect(saved).toEqual([{ bills_from: '2026-11-23', breakfast_value: 6.5, breakfast_vat: 6 }]);
  });
});

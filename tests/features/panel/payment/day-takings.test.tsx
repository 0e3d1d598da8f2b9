import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PrintSheet } from '@/components/print/PrintSheet';
import { DayTakings } from '@/features/panel/payment/DayTakings';
import { startAtDesk } from '../../../support/booking-window';
import { renderPart } from '../../../support/panel-part';
import { axeFindings } from '../../../support/render-at';
import { cutLine } from '../../../support/server';
import { makePayment, openPayments } from '../../../support/payments';

const payments = [
  makePayment({ id: 'a', amount: 54.5 }),
  makePayment({ id: 'b', amount: -10, method: 'cash', note: '=1+1' }),
  makePayment({ id: 'c', amount: 165, method: 'card', entered_name: 'Rui' }),
  makePayment({ id: 'd', amount: 99, undone: true }),
];
const takings = { card: 165, cash: 44.5 };

const open = (day = '2026-11-12') => renderPart(<DayTakings day={day} takings={takings} />);
const button = (name: string) => screen.getByRole('button', { name });
const sum = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

beforeEach(() => {
  startAtDesk();
  openPayments(payments);
});

describe('the takings of a day', () => {
  it('stand there by method, with their sum, before anything more is read (PAY-03)', () => {
    const { reads } = openPayments(payments);
    open();
    expect(sum('Dinheiro')).toHaveTextContent(/^44,50\s€$/);
    expect(sum('Cartão')).toHaveTextContent(/^165,00\s€$/);
    expect(screen.queryByText('Transferência')).toBeNull();
    expect(screen.getByText(/^209,50\s€$/)).toBeVisible();
    expect(screen.getByText('Não serve de fatura.')).toBeVisible();
    expect(reads).toEqual([]);
  });

  it('are listed one by one on demand, without what was undone (PAY-03)', async () => {
    const { user } = open();
    await user.click(button('Ver pagamentos'));
    const rows = within(await screen.findByRole('list', { name: 'Pagamentos do dia' }));
    expect(rows.getAllByRole('listitem')).toHaveLength(3);
    expect(rows.getAllByRole('listitem')[1]).toHaveTextContent(
      /Inês Duarte, quarto 2Dinheiro \(devolução\), registado às 09:50, por Marta=1\+1-10,00\s€/,
    );
    expect(rows.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/admin/bookings?reserva=R26-7K3F9Q',
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('go onto one sheet, which leaves the page when it is printed (PAY-03)', async () => {
    const prints: string[] = [];
    vi.stubGlobal('print', () => prints.push(document.body.textContent));
    // The sheet of the day is in the document too, ready to be printed.
    const { user } = renderPart(
      <>
        <PrintSheet>O dia</PrintSheet>
        <DayTakings day="2026-11-12" takings={takings} />
      </>,
    );
    await user.click(button('Imprimir'));
    await waitFor(() => expect(prints).toHaveLength(1));
    // Of several sheets the last one is printed (PrintSheet).
    const sheets = [...document.querySelectorAll('body > [data-print-sheet]')];
    expect(sheets.at(-1)).toHaveTextContent(/^Recebido|Recebido, quinta-feira/);
    expect(prints[0]).toContain('Recebido, quinta-feira, 12 de novembro de 2026');
    expect(prints[0]).toMatch(/Total209,50\s€/);
    expect(prints[0]).toContain('Não serve de fatura.');
    expect(document.documentElement).toHaveAttribute('data-print-sheet');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText(/^Recebido, quinta/)).toBeNull();
    expect(screen.getByText('O dia')).toBeInTheDocument();
  });

  it('are taken away as a file of the day, in which nothing runs (PAY-03)', async () => {
    const files: Blob[] = [];
    const addresses = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:file';
    });
    const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    onTestFinished(() => {
      addresses.mockRestore();
      clicks.mockRestore();
    });
    const { user } = open();
    await user.click(button('Exportar CSV'));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = ((await files[0]?.text()) ?? '').split('\r\n');
    expect(lines[2]).toBe(
      `2026-11-12;-10,00;Dinheiro;R26-7K3F9Q;Inês Duarte;"'2";"'=1+1";Marta;2026-11-12 09:50;Não serve de fatura`,
    );
    expect(lines).toHaveLength(5);
  });

  it('say when they could not be read, and can be asked again (PAY-03)', async () => {
    cutLine('get', 'booking_payments');
    const { user } = open();
    await user.click(button('Exportar CSV'));
    expect(await screen.findByText('Não foi possível carregar os pagamentos do dia')).toBeVisible();
    openPayments(payments);
    await user.click(button('Tentar Novamente'));
    expect(await screen.findByRole('list', { name: 'Pagamentos do dia' })).toBeVisible();
  });

  it('say of today that there are none yet, and nothing of other days (PAY-03)', () => {
    const { redraw } = renderPart(<DayTakings day="2026-11-12" takings={{}} />);
    expect(screen.getByText('Ainda nada recebido hoje.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    redraw(<DayTakings day="2026-11-11" takings={{}} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

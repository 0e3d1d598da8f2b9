import { describe, expect, it, test } from 'vitest';
import { type BillLine, withNumber } from '@/domain/billing/bill-sheet';
import { billCsv, billText } from '@/domain/billing/bill-table';
import { invoiceProblems } from '@/domain/billing/invoice-draft';
import {
  billedName,
  billedNumber,
  billPlaceWords,
  breakfastWords,
  creditWords,
  documentWord,
  earlierWords,
  enteredWords,
  linePlace,
  lineWhat,
} from '@/domain/billing/line-words';
import { BILL_LINES, makeBillLine, makeBillSheet } from '../../support/bills';

describe('a line to bill (DEPOSIT-04)', () => {
  it('says whom, where and for what', () => {
    expect(
      BILL_LINES.map((line) => [
        billedName(line),
        billedNumber(line),
        linePlace(line),
        lineWhat(line),
      ]),
    ).toEqual([
      ['Helena Prado', '501 964 843', 'R26-TT4X1P, quarto 1', '2 noites'],
      ['Clube de Vela da Foz', '500 111 120', 'GRP26-8KQ2M7XA, Inês Duarte', 'Sinal, 1.ª noite'],
      ['Clube de Vela da Foz', '500 111 120', 'R26-ER3T6W, taxa à parte', 'Taxa, sem IVA'],
      ['Consumidor final', 'sem NIF', 'R26-PX2M9A, Rui Tavares', '4 noites'],
      ['João Valadares', '212 345 672', 'R26-ZK7Q3M, quarto 2', '2 noites'],
    ]);
    expect(lineWhat(makeBillLine({ kind: 'credit', amount: -20 }))).toBe('Nota de crédito');
    expect(lineWhat(makeBillLine({ kind: 'tax', amount: -4 }))).toBe('Taxa devolvida, sem IVA');
    expect(lineWhat(makeBillLine({ basis: 'share' }))).toBe('Sinal, parte da estadia');
    expect(lineWhat(makeBillLine({ nights: 1 }))).toBe('1 noite');
  });

  it('says which document takes back what was undone after it was billed', () => {
    const words = (line: BillLine) => [lineWhat(line), documentWord(line)];
    const undone = { kind: 'credit', amount: -76, undoes: 'FR 1/1' } as const;
    expect(words(makeBillLine(undone))).toEqual(['Nota de crédito de FR 1/1', 'nota de crédito']);
    expect(words(makeBillLine({ ...undone, kind: 'tax' }))).toEqual([
      'Nota de crédito de FR 1/1: taxa, sem IVA',
      'nota de crédito',
    ]);
    expect(words(makeBillLine({ amount: 20, undoes: 'NC 1/1' }))).toEqual([
      'Anulação de NC 1/1',
      'fatura',
    ]);
    expect(
      [
        { undone_by: null },
        { undone_by: 'NC 1/1' },
        { amount: -20, undone_by: null },
        { amount: -20, undone_by: 'ND 1/1' },
      ].map((given) => creditWords(makeBillLine({ is_undone: true, ...given }))),
    ).toEqual([
      'falta a nota de crédito',
      'nota de crédito NC 1/1',
      'falta o documento',
      'documento ND 1/1',
    ]);
  });

  it('names the breakfast in it, and the day on which it was entered late', () => {
    expect(breakfastWords(makeBillLine({ breakfast: 30 }))).toBe(
      'pequeno-almoço 30,00\u00a0€ a 13 %',
    );
    expect(breakfastWords(makeBillLine())).toBeNull();
    expect(enteredWords(makeBillLine(), '2026-11-23')).toBe('07:40');
    expect(enteredWords(makeBillLine(), '2026-11-22')).toBe('23 nov.');
  });

  test.each([
    [makeBillSheet(), '4 linhas por faturar'],
    [makeBillSheet({ lines: [makeBillLine()] }), '1 linha por faturar'],
    [makeBillSheet({ lines: [] }), 'Tudo faturado'],
    [
      makeBillSheet({ earlier: { lines: 2, sum: 180, first_day: '2026-11-20', late: 0 } }),
      '4 linhas por faturar hoje, 2 de dias anteriores',
    ],
    [
      makeBillSheet({
        lines: [],
        earlier: { lines: 1, sum: 80, first_day: '2026-11-20', late: 0 },
      }),
      '1 linha de dias anteriores por faturar',
    ],
  ])('says in one sentence how it stands: %#', (sheet, words) => {
    expect(billPlaceWords(sheet)).toBe(words);
  });

  it('says what is left of earlier days', () => {
    const earlier = { lines: 2, sum: 180, first_day: '2026-11-20', late: 0 };
    expect(earlierWords(makeBillSheet({ earlier }))).toBe(
      'De dias anteriores faltam 2 linhas, 180,00\u00a0€',
    );
    expect(earlierWords(makeBillSheet({ earlier: { ...earlier, lines: 1 } }))).toMatch(
      /^De dias anteriores falta 1 linha,/,
    );
    expect(earlierWords(makeBillSheet())).toBe('');
  });

  it('counts anew when a number is written', () => {
    const sheet = withNumber(makeBillSheet(), BILL_LINES[0]?.id ?? '', 'FR 1');
    expect(sheet).toMatchObject({ open: 3, open_sum: 478 });
    expect(sheet.lines[0]).toMatchObject({ number: 'FR 1', numbered_by: null });
    expect(withNumber(sheet, BILL_LINES[0]?.id ?? '', null)).toMatchObject({
      open: 4,
      open_sum: 554,
    });
  });
});

describe('the day as a file (DEPOSIT-04)', () => {
  it('has what was undone after it was billed, and the credit note that it needs', () => {
    const tax = { kind: 'tax', net: null, vat: null, breakfast: null } as const;
    const file = billCsv(
      makeBillSheet({
        lines: [
          makeBillLine({ number: 'FR 1/1', is_undone: true, undone_by: 'NC 1/1' }),
          makeBillLine({ kind: 'credit', amount: -76, net: -71.7, vat: -4.3, undoes: 'FR 1/1' }),
          makeBillLine({ ...tax, amount: 4, number: 'FR 1/2', is_undone: true }),
          makeBillLine({ ...tax, amount: -4, undoes: 'FR 1/2' }),
        ],
      }),
    );
    const ends = file.split('\r\n').map((row) => row.split(';').slice(8).join(';'));
    expect(ends.slice(1, 5)).toEqual([
      '76,00;71,70;4,30;;;;Cartão;FR 1/1;Anulado depois de faturado: nota de crédito NC 1/1',
      '-76,00;-71,70;-4,30;;;;Cartão;;Nota de crédito de FR 1/1',
      '4,00;;;;;4,00;Cartão;FR 1/2;Anulado depois de faturado: falta a nota de crédito',
      '-4,00;;;;;-4,00;Cartão;;"Nota de crédito de FR 1/2: taxa, sem IVA"',
    ]);
  });

  const rows = billCsv(
    makeBillSheet({
      lines: [
        ...BILL_LINES,
        makeBillLine({
          guest_name: '=HIPER()',
          invoice_name: 'a;b',
          tax_number: 'DE123456789',
          country: 'DEU',
          kind: 'credit',
          amount: -20,
          net: -18.87,
          vat: -1.13,
          number: 'NC 2026/2',
          is_undone: true,
          is_rehearsal: true,
        }),
      ],
    }),
  )
    .replace('\uFEFF', '')
    .split('\r\n');

  it('has the columns that the accountant wants, and ends with what it is not', () => {
    expect(rows).toEqual([
      'Data;Hora;Reserva;Hóspede;Nome na fatura;NIF;País;Noites;Valor (€);Líquido 6 % (€);IVA 6 % (€);Pequeno-almoço com IVA (€);IVA do pequeno-almoço (%);"Taxa turística, sem IVA (€)";Método;N.º do documento;Nota',
      '2026-11-23;07:40;R26-TT4X1P;Helena Prado;Helena Prado;501964843;Portugal;2;76,00;71,70;4,30;;;;Cartão;;',
      '2026-11-23;08:05;R26-ER3T6W;Inês Duarte;Clube de Vela da Foz;500111120;Portugal;2;284,00;238,68;14,32;31,00;13;;Online;;"Sinal, 1.ª noite"',
      '2026-11-23;08:05;R26-ER3T6W;Inês Duarte;Clube de Vela da Foz;500111120;Portugal;;14,00;;;;;14,00;Online;;',
      '2026-11-23;09:30;R26-PX2M9A;Rui Tavares;Consumidor final;;;4;180,00;169,81;10,19;;;;Dinheiro;;',
      '2026-11-23;09:12;R26-ZK7Q3M;João Valadares;João Valadares;212345672;Portugal;2;110,00;103,77;6,23;;;;Cartão;FR 2026/318;',
      expect.stringContaining(
        ';DE123456789;Alemanha;2;-20,00;-18,87;-1,13;;;;Cartão;NC 2026/2;Nota de crédito. Anulado depois de faturado: falta o documento. Ensaio: ninguém pagou',
      ),
      'Não serve de fatura;;;;;;;;;;;;;;;;',
      '',
    ]);
  });

  it('is pasted with tabs, and runs nothing there either', () => {
    const text = billText(
      makeBillSheet({ lines: [makeBillLine({ guest_name: '=HIPER()', invoice_name: 'a\tb' })] }),
    ).split('\n');
    expect(text).toHaveLength(3);
    expect(text[1]?.split('\t').slice(0, 6)).toEqual([
      '2026-11-23',
      '07:40',
      'R26-TT4X1P',
      "'=HIPER()",
      'a b',
      '501964843',
    ]);
    expect(text[2]?.split('\t')[0]).toBe('Não serve de fatura');
  });
});

describe('what the desk types for the bill (DEPOSIT-04)', () => {
  test.each([
    ['', '', {}],
    ['Clube', 'PT 501 964 843', {}],
    ['Clube', '501964844', { taxNumber: 'O NIF não confere: veja os algarismos.' }],
    ['Clube', '5019', { taxNumber: 'Um NIF tem nove algarismos.' }],
    [
      'x'.repeat(201),
      'DE1',
      {
        name: 'O nome é demasiado longo.',
        taxNumber: 'De fora: duas letras do país e 2 a 12 letras ou algarismos.',
      },
    ],
  ])('%j with %j: %j', (name, taxNumber, problems) => {
    expect(invoiceProblems({ name, taxNumber })).toEqual(problems);
  });
});

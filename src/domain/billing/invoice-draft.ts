/** What the desk types for the bill of a booking, and what is wrong with it (DEPOSIT-04). */
import { taxNumberProblem, type TaxNumberProblem } from './tax-number.ts';

export interface InvoiceDraft {
  name: string;
  taxNumber: string;
}

/** As the database bounds it. */
export const LONGEST_INVOICE_NAME = 200;

const WORDS: Record<TaxNumberProblem, string> = {
  digits: 'Um NIF tem nove algarismos.',
  check: 'O NIF não confere: veja os algarismos.',
  format: 'De fora: duas letras do país e 2 a 12 letras ou algarismos.',
};

/** What is wrong with a draft, by field; blank fields are none given. */
export function invoiceProblems({ name, taxNumber }: InvoiceDraft): {
  name?: string;
  taxNumber?: string;
} {
  const problem = taxNumberProblem(taxNumber);
  return {
    ...(name.trim().length > LONGEST_INVOICE_NAME ? { name: 'O nome é demasiado longo.' } : {}),
    ...(problem === null ? {} : { taxNumber: WORDS[problem] }),
  };
}

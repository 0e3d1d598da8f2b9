import * as t from '@messages/guest-invoice';
import { refusal } from '@messages/refusals';
import { useState } from 'react';
import { taxNumberProblem } from '@/domain/billing/tax-number';
import { visitorClient } from '@/lib/visitor-client';
import { giveInvoice, type GuestPage } from '@/queries/guest-page';
import { QueryError } from '@/queries/query-error';
import { isUnknownKey } from './usePayNow';

interface InvoiceOptions {
  linkKey: string;
  /** Whether it replaces what is saved, and may take it away. */
  isAnew: boolean;
  onSaved: (page: GuestPage) => void;
  /** Null: the key opens nothing any more. */
  onChange: (page: GuestPage | null) => void;
}

/** The database's refusal of a tax number. */
const WRONG_NUMBER = 'HS053';

/** What the guest types for the bill, what is wrong with it, and how it is saved (DEPOSIT-04). */
export function useInvoice({ linkKey, isAnew, onSaved, onChange }: InvoiceOptions) {
  const [name, setName] = useState('');
  const [number, setNumber] = useState('');
  const [nameProblem, setNameProblem] = useState('');
  const [numberProblem, setNumberProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** How often saving failed for what is in a field. */
  const [refusals, setRefusals] = useState(0);

  function checkNumber(): boolean {
    const problem = taxNumberProblem(number);
    setNumberProblem(problem === null ? '' : t.PROBLEMS[problem]);
    return problem === null;
  }

  /** Whether what was typed may be sent. */
  function isFit(): boolean {
    const isEmpty = !isAnew && name.trim() === '' && number.trim() === '';
    setNameProblem(isEmpty ? t.PROBLEMS.empty : '');
    return checkNumber() && !isEmpty;
  }

  async function save() {
    if (isBusy) return;
    setFailure(null);
    if (!isFit()) {
      setRefusals((count) => count + 1);
      return;
    }
    setIsBusy(true);
    try {
      onSaved(await giveInvoice(visitorClient(), { key: linkKey, name, taxNumber: number }));
    } catch (error) {
      if (isUnknownKey(error)) onChange(null);
      else if (error instanceof QueryError && error.code === WRONG_NUMBER) {
        setNumberProblem(refusal(error));
        setRefusals((count) => count + 1);
      } else setFailure(failureWords(error));
    }
    setIsBusy(false);
  }

  return {
    name,
    setName: (text: string) => {
      setName(text);
      setNameProblem('');
    },
    number,
    setNumber: (text: string) => {
      setNumber(text);
      setNumberProblem('');
      setNameProblem('');
    },
    nameProblem,
    numberProblem,
    refusals,
    checkNumber,
    isBusy,
    failure,
    save,
  };
}

function failureWords(error: unknown): string {
  if (!(error instanceof QueryError)) return t.FAILED.other;
  if (error.kind === 'network') return t.FAILED.offline;
  return error.kind === 'rate-limit' ? t.FAILED.tooOften : t.FAILED.other;
}

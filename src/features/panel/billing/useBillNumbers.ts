import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@/components/overlay/useToast';
import { type BillLine, type BillSheet, withNumber } from '@/domain/billing/bill-sheet';
import { billedName, usedWords } from '@/domain/billing/line-words';
import type { Day } from '@/domain/calendar/dates';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { setBillNumber, type WrittenNumber } from '@/queries/billing/bill-sheet';
import { queryKeys } from '@/queries/query-keys';
import { billKey } from './useBills';

interface GivenNumber {
  line: string;
  /** Null takes it back. */
  number: string | null;
  was: string | null;
  name: string;
  day: Day;
}

/** Writes down the numbers of documents, in the order in which they are typed (DEPOSIT-04). */
export function useBillNumbers(day: Day) {
  const client = useQueryClient();
  const toast = useToast();
  const [failures, setFailures] = useState<Partial<Record<string, string>>>({});
  const [said, setSaid] = useState('');
  const fail = (line: string, words?: string) =>
    setFailures((known) => Object.assign({}, known, { [line]: words }));

  const { change } = usePanelMutation<GivenNumber, WrittenNumber>({
    queue: 'bill-numbers',
    send: async (rest, { line, number }) => setBillNumber(rest, { line, number }),
    onDone: ({ number, used_by: others }, given) => {
      fail(given.line);
      client.setQueryData<BillSheet>(
        billKey(given.day),
        (sheet) => sheet && withNumber(sheet, given.line, number),
      );
      if (number === null) {
        return { message: 'Número retirado.', detail: given.name, undo: turned(given) };
      }
      setSaid(`${number} guardado: ${given.name}.`);
      if (others.length > 0)
        toast.warning(usedWords(others), { detail: `${number}, ${given.name}` });
      return undefined;
    },
    failure: (error) =>
      `Não ficou guardado: ${refusalReason(error, { missing: 'esta linha já não existe.' })}`,
    showFailure: 'inline',
    onFailed: ({ message, isSessionOver }, { line }) => {
      if (!isSessionOver) fail(line, message);
    },
    log: 'setBillNumber',
    refresh: [queryKeys.bills],
  });

  return {
    /** Why the number of a line was not stored, by the line's id. */
    failures,
    /** The last one that was stored, to be read out. */
    said,
    write: async (line: BillLine, number: string | null) => {
      const given = { line: line.id, number, was: line.number, name: billedName(line), day };
      return (await change(given)) !== null;
    },
  };
}

function turned(given: GivenNumber): GivenNumber {
  return { ...given, number: given.was, was: given.number };
}

export type BillNumbers = ReturnType<typeof useBillNumbers>;

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useToast } from '@/components/overlay/useToast';
import { type BillLine, type BillSheet, withNumber } from '@/domain/billing/bill-sheet';
import { billedName, usedWords } from '@/domain/billing/line-words';
import { formatDayAndMonth } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { endSentence } from '@/domain/calendar/short-dates';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { setBillNumber, type WrittenNumber } from '@/queries/billing/bill-sheet';
import { queryKeys } from '@/queries/query-keys';
import { numberDraftId, numberDrafts } from './number-drafts';
import { billKey } from './useBills';

interface GivenNumber {
  line: string;
  /** Null takes it back. */
  number: string | null;
  was: string | null;
  name: string;
  day: Day;
  /** It was typed, and is stored because the day was left. */
  isLeft?: boolean;
}

/** Writes down the numbers of documents, in the order in which they are typed (DEPOSIT-04). */
export function useBillNumbers(day: Day) {
  const client = useQueryClient();
  const toast = useToast();
  const [failures, setFailures] = useState<Partial<Record<string, string>>>({});
  const [said, setSaid] = useState('');
  const writing = useRef(new Set<string>());
  const fail = (line: string, words?: string) =>
    setFailures((known) => Object.assign({}, known, { [line]: words }));

  const { change } = usePanelMutation<GivenNumber, WrittenNumber>({
    queue: 'bill-numbers',
    send: async (rest, { line, number }) => setBillNumber(rest, { line, number }),
    onDone: ({ number, used_by: others }, given) => {
      fail(given.line);
      numberDrafts.drop(numberDraftId({ id: given.line, number: given.was }));
      client.setQueryData<BillSheet>(
        billKey(given.day),
        (sheet) => sheet && withNumber(sheet, given.line, number),
      );
      if (number === null) {
        return { message: 'Número retirado.', detail: given.name, undo: turned(given) };
      }
      if (others.length > 0)
        toast.warning(usedWords(others), { detail: `${number}, ${given.name}` });
      if (given.isLeft === true) {
        return {
          message: 'N.º guardado.',
          detail: `${number}, ${given.name}`,
          undo: turned(given),
        };
      }
      setSaid(`${number} guardado: ${given.name}.`);
      return undefined;
    },
    failure: (error) =>
      `Não ficou guardado: ${refusalReason(error, { missing: 'esta linha já não existe.' })}`,
    showFailure: 'inline',
    onFailed: ({ message, isSessionOver }, { line, number, name, day: ofDay, isLeft }) => {
      if (isSessionOver) return;
      fail(line, message);
      if (isLeft !== true) return;
      toast.error(`O n.º ${number ?? ''} de ${name} não ficou guardado.`, {
        detail: endSentence(`Continua escrito a ${formatDayAndMonth(ofDay)}`),
      });
    },
    log: 'setBillNumber',
    refresh: [queryKeys.bills],
  });

  async function store(line: BillLine, given: Pick<GivenNumber, 'number' | 'isLeft'>) {
    writing.current.add(line.id);
    const about = { line: line.id, was: line.number, name: billedName(line), day };
    const isStored = (await change({ ...about, ...given })) !== null;
    writing.current.delete(line.id);
    return isStored;
  }

  return {
    /** Why the number of a line was not stored, by the line's id. */
    failures,
    /** The last one that was stored, to be read out. */
    said,
    write: async (line: BillLine, number: string | null) => store(line, { number }),
    /** The day is left: stores what was typed and not stored yet. */
    leave: (lines: readonly BillLine[]) => {
      for (const line of lines) {
        const draft = numberDraftId(line);
        const number = numberDrafts.read(draft)?.trim() ?? '';
        if (writing.current.has(line.id)) continue;
        // A number is not taken back without a press.
        if (number === '' || number === line.number) numberDrafts.drop(draft);
        else void store(line, { number, isLeft: true });
      }
    },
  };
}

function turned(given: GivenNumber): GivenNumber {
  return { ...given, number: given.was, was: given.number, isLeft: false };
}

export type BillNumbers = ReturnType<typeof useBillNumbers>;

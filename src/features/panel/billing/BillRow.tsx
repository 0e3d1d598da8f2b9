import { Check, FlaskConical, Pencil, TriangleAlert, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { Tag } from '@/components/look/Tag';
import { formatEuros } from '@/domain/basics/money';
import type { BillLine } from '@/domain/billing/bill-sheet';
import {
  billedName,
  billedNumber,
  breakfastWords,
  creditWords,
  enteredWords,
  linePlace,
  lineWhat,
} from '@/domain/billing/line-words';
import { formatTimestamp } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { paymentMethodLabel } from '@/domain/payment/payment';
import { useFocusAfter } from '@/hooks/focus';
import { adminBookingPath } from '@/lib/staff-paths';
import { numberDraftId, numberDrafts } from './number-drafts';
import { NumberField } from './NumberField';
import type { BillNumbers } from './useBillNumbers';

/** The columns of the list, from 768 px on. */
export const COLUMNS =
  'md:grid md:grid-cols-[3rem_minmax(0,1.4fr)_6rem_minmax(0,1fr)_6rem_10.25rem] md:items-center md:gap-x-3 xl:grid-cols-[4rem_minmax(0,1.5fr)_7.5rem_minmax(0,1fr)_6.5rem_15rem] xl:gap-x-4.5';

interface BillRowProps {
  line: BillLine;
  day: Day;
  numbers: BillNumbers;
  onNext: (field: HTMLInputElement) => void;
}

/** One line: whom it is billed to, for what, how much, and under which number. */
export function BillRow({ line, day, numbers, onNext }: BillRowProps) {
  const breakfast = breakfastWords(line);
  return (
    <li
      className={`relative break-inside-avoid border-t border-linha px-3.5 py-3 tabular-figures first:border-0 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 md:min-h-13.5 md:px-4.5 md:py-2 ${COLUMNS}`}
    >
      <p className="text-14 max-md:hidden">{enteredWords(line, day)}</p>
      <div className="min-w-0">
        <p className="font-semibold wrap-break-word">{billedName(line)}</p>
        <Link
          to={adminBookingPath(line.booking_number)}
          className="text-12 leading-4.5 wrap-break-word text-tinta-2 underline decoration-linha underline-offset-3 hover:text-anil-700 max-md:inline-block max-md:py-1"
        >
          {linePlace(line)}
        </Link>
      </div>
      <p className="text-14 whitespace-nowrap max-md:order-1 max-md:col-span-2">
        {line.tax_number !== null && <span className="text-tinta-2 md:sr-only">NIF </span>}
        {billedNumber(line)}
      </p>
      <div className="text-14 max-md:order-1 max-md:col-span-2">
        <p>
          {lineWhat(line)}
          <span className="text-tinta-2 md:hidden">{`, ${enteredWords(line, day)}`}</span>
        </p>
        {breakfast !== null && <p className="text-12 leading-4.5 text-tinta-2">{breakfast}</p>}
      </div>
      <p className="text-end whitespace-nowrap">
        <b className="block font-semibold">{formatEuros(line.amount)}</b>
        <small className="text-12 leading-4.5 text-tinta-2">
          {paymentMethodLabel(line.method)}
        </small>
      </p>
      <div className="grid gap-1.5 max-md:order-2 max-md:col-span-2 max-md:mt-1.5">
        {line.is_rehearsal && (
          <Tag tone="past" icon={FlaskConical} className="w-fit">
            Ensaio: ninguém pagou
          </Tag>
        )}
        {line.number === null ? (
          <NumberField
            line={line}
            failure={numbers.failures[line.id]}
            onWrite={(text) => void numbers.write(line, text === '' ? null : text)}
            onNext={onNext}
          />
        ) : (
          <WrittenNumber {...{ line, numbers }} number={line.number} />
        )}
      </div>
    </li>
  );
}

interface WrittenNumberProps {
  line: BillLine;
  number: string;
  numbers: BillNumbers;
}

/** A number that was written down, with who did it, and the way to correct it. */
function WrittenNumber({ line, number, numbers }: WrittenNumberProps) {
  const draft = numberDraftId(line);
  // What was typed before one left the day can be seen.
  const [isOpen, setIsOpen] = useState(() => numberDrafts.stored(draft) !== null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { ref: fieldRef, focusAfter } = useFocusAfter<HTMLInputElement>();
  const { numbered_by: by, numbered_at: at } = line;

  function toggle() {
    if (isOpen) numberDrafts.drop(draft);
    else focusAfter();
    setIsOpen(!isOpen);
  }

  function close() {
    setIsOpen(false);
    buttonRef.current?.focus();
  }

  async function handleWrite(text: string) {
    if (await numbers.write(line, text === '' ? null : text)) setIsOpen(false);
  }

  return (
    <>
      <div className="flex items-center gap-1.5">
        <Tag tone="good" icon={Check} className="min-w-0 wrap-anywhere">
          {number}
        </Tag>
        <Button
          ref={buttonRef}
          variant="quiet"
          aria-label={`Corrigir o n.º ${number} de ${billedName(line)}`}
          aria-expanded={isOpen}
          onClick={toggle}
          className="w-9 px-0! max-md:w-11 print:hidden"
        >
          <Pencil aria-hidden />
        </Button>
      </div>
      {isOpen && (
        <NumberField
          ref={fieldRef}
          line={line}
          failure={numbers.failures[line.id]}
          onWrite={(text) => void handleWrite(text)}
          onNext={() => buttonRef.current?.focus()}
          onLeave={close}
        />
      )}
      {by !== null && at !== null && (
        <p className="text-12 leading-4.25 text-tinta-2">{`${by}, ${formatTimestamp(at)}`}</p>
      )}
      {line.is_undone && (
        <Tag
          tone={line.undone_by === null ? 'late' : 'past'}
          icon={line.undone_by === null ? TriangleAlert : Undo2}
          className="w-fit wrap-anywhere"
        >
          {`Anulado: ${creditWords(line)}`}
        </Tag>
      )}
    </>
  );
}

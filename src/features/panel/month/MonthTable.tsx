import { Link } from 'react-router-dom';
import { formatEuros } from '@/domain/basics/money';
import type { StayOfMonth } from '@/domain/register/month';
import type { MonthLine } from '@/domain/register/month-lines';
import { adminBookingPath } from '@/lib/staff-paths';

interface MonthTableProps {
  caption: string;
  heads: readonly string[];
  lines: readonly MonthLine[];
  /** Paper has no links, and its own measures. */
  isPaper?: boolean;
}

const CELL = 'px-3.5 py-2.5 align-top md:px-4.5';
const NUMBER = `${CELL} ps-1! text-end whitespace-nowrap`;

const LOOKS: Record<MonthLine['kind'], string> = {
  plain: '',
  part: 'text-tinta-2',
  unknown: '',
  sum: 'border-t-contorno! text-15 font-semibold',
};

/** One of the month's two tables. */
export function MonthTable({ caption, heads, lines, isPaper = false }: MonthTableProps) {
  const hasMoney = lines.some(({ amount }) => amount !== undefined);
  return (
    <table className="w-full border-collapse text-14 tabular-figures">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-13 text-tinta-2">
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={`font-semibold ${index === 0 ? `${CELL} text-start` : NUMBER}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label} className={`border-t border-linha ${LOOKS[line.kind]}`}>
            <th
              scope="row"
              className={`${CELL} text-start ${line.kind === 'part' ? 'ps-7! md:ps-9!' : ''} ${line.kind === 'sum' ? 'font-semibold' : 'font-normal'}`}
            >
              <span className={line.kind === 'unknown' ? 'font-semibold text-ocre-800' : ''}>
                {line.label}
              </span>
              <LineNote line={line} isPaper={isPaper} />
            </th>
            {line.counts.map((count, index) => (
              <td key={heads[index + 1]} className={NUMBER}>
                {count}
              </td>
            ))}
            {hasMoney && (
              <td className={NUMBER}>
                {line.amount === undefined ? null : formatEuros(line.amount)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** More bookings than these would push the table's numbers away. */
const MOST_LINKS = 6;

function LineNote({ line: { note, stays }, isPaper }: { line: MonthLine; isPaper: boolean }) {
  if (note === undefined) return null;
  const all = isPaper ? [] : (stays ?? []);
  const shown = all.slice(0, MOST_LINKS);
  return (
    <small className="block text-12 leading-4.5 font-normal text-tinta-2">
      {note}
      {shown.length > 0 && ': '}
      {shown.map((stay, index) => (
        <StayLink key={stay.booking_id} stay={stay} hasComma={index < shown.length - 1} />
      ))}
      {all.length > MOST_LINKS && ` e mais ${all.length - MOST_LINKS}`}
    </small>
  );
}

function StayLink({ stay, hasComma }: { stay: StayOfMonth; hasComma: boolean }) {
  return (
    <>
      <Link
        to={adminBookingPath(stay.booking_number)}
        className="inline-block py-0.5 whitespace-nowrap text-anil-700 underline decoration-1 underline-offset-3 max-md:py-1.5"
      >
        {stay.booking_number}
      </Link>
      {hasComma && ', '}
    </>
  );
}

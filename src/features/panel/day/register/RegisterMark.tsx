import { IdCard, MailOpen } from 'lucide-react';
import { countLabel } from '@/domain/basics/text';
import { countWords } from '@/domain/register/day-register';
import type { DayEntry, DaySheet } from '@/queries/day-sheet';
import { registeredCount } from './registered';

const MARK = 'flex items-center gap-1.25 text-12 font-semibold whitespace-nowrap';

/** '2 de 3 registados', in amber until it is complete, and what guests propose (REG-03). */
export function RegisterMark({ stay, sheet }: { stay: DayEntry; sheet: DaySheet }) {
  const count = registeredCount(stay, sheet);
  if (count === null) return null;
  const isComplete = count.registered === count.people;
  return (
    <>
      <span className={`${MARK} ${isComplete ? 'text-horta-700' : 'text-ocre-800'}`}>
        <IdCard className="size-3.75 flex-none" aria-hidden />
        {countWords(count)}
      </span>
      {count.proposals > 0 && (
        <span className={`${MARK} text-ocre-800`}>
          <MailOpen className="size-3.75 flex-none" aria-hidden />
          {countLabel(count.proposals, { one: 'proposta', many: 'propostas' })}
        </span>
      )}
    </>
  );
}

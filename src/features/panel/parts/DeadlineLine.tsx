import { Timer, TimerOff } from 'lucide-react';
import type { Deadline } from '@/domain/request/deadline';

const LOOKS: Record<Deadline['state'], string> = {
  'in-time': 'text-tinta-2',
  soon: '-ms-1.25 rounded-[4px] bg-ocre-100 ps-1.25 pe-1.75 text-ocre-800',
  past: 'text-erro-700',
};

/** The time left to answer a request; highlighted when it is short or past (DAY-04, CLOCK-02). */
export function DeadlineLine({ deadline: { state, words } }: { deadline: Deadline }) {
  const Icon = state === 'past' ? TimerOff : Timer;
  return (
    <span
      className={`inline-flex items-start gap-1 text-12 leading-4.5 font-semibold tracking-[-.015em] tabular-figures ${LOOKS[state]}`}
    >
      <Icon className="mt-0.5 size-3.5 flex-none stroke-[2.1]" aria-hidden />
      {words}
    </span>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NeededField } from '@/domain/register/entry';
import type { DraftProblem } from '@/domain/register/guest-draft';

type Problems = ReadonlyMap<NeededField, DraftProblem>;

/**
 * Which problems of a form show: on leaving a field, what is wrong in it; on saving, also what is
 * missing, of the fields that were there then. One: its field takes the focus; several: the summary.
 */
export function useShownProblems(problems: Problems, goTo: (field: NeededField) => void) {
  const [left, setLeft] = useState<readonly NeededField[]>([]);
  const [tried, setTried] = useState<readonly NeededField[]>([]);
  const [refusals, setRefusals] = useState(0);
  const summaryRef = useRef<HTMLDivElement>(null);
  const focus = useEffectEvent(() => {
    const [first, ...others] = tried;
    if (first !== undefined && others.length === 0) goTo(first);
    else summaryRef.current?.focus();
  });
  useEffect(() => {
    if (refusals > 0) focus();
  }, [refusals]);

  const shown: Problems = new Map(
    [...problems].filter(
      ([field, problem]) =>
        tried.includes(field) || (problem !== 'missing' && left.includes(field)),
    ),
  );
  return {
    shown,
    summaryRef,
    wasTried: tried.length > 0,
    leave: (field: NeededField) => setLeft((before) => [...before, field]),
    /** Whether the form may be saved; what keeps it from that shows. */
    attempt: (): boolean => {
      const wrong = [...problems.keys()];
      setTried(wrong);
      if (wrong.length > 0) setRefusals((count) => count + 1);
      return wrong.length === 0;
    },
  };
}

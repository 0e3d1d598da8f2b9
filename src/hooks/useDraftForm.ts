import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What is wrong with a draft, by field; undefined where nothing is. */
type Check<Draft, Field extends string> = (draft: Draft) => Partial<Record<Field, string>>;

interface DraftFormOptions {
  /** Moves the focus to what was refused; by default to the first field with a problem. */
  focusProblem?: (form: HTMLFormElement) => void;
  /** A selector of what takes the focus as the form opens; null where no press opened it. */
  firstFocus?: string | null;
}

/**
 * A form of the panel: what is typed and, once saving was tried, what is wrong with it. Its `ref`
 * is for the form element, in which a refused attempt moves the focus.
 */
export function useDraftForm<Draft extends object>(
  initial: () => Draft,
  { focusProblem = focusInvalid, firstFocus = null }: DraftFormOptions = {},
) {
  const [draft, setDraft] = useState(initial);
  const [wasTried, setWasTried] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  // A key may store what a field holds and save the form in one event, before anything renders.
  const latest = useRef(draft);

  const focus = useEffectEvent(focusProblem);
  useEffect(() => {
    if (refusals > 0 && ref.current !== null) focus(ref.current);
  }, [refusals]);

  useEffect(() => {
    if (firstFocus !== null) ref.current?.querySelector<HTMLElement>(firstFocus)?.focus();
  }, [firstFocus]);

  function replace(next: Draft) {
    latest.current = next;
    setDraft(next);
  }

  /** Moves the focus to the first problem. */
  function refuse() {
    setRefusals((count) => count + 1);
  }

  return {
    draft,
    ref,
    refuse,
    change: (changes: Partial<Draft>) => replace({ ...latest.current, ...changes }),
    /** Changes what follows from the draft as it stands, also within the event that changed it. */
    changeFrom: (changesOf: (newest: Draft) => Partial<Draft>) =>
      replace({ ...latest.current, ...changesOf(latest.current) }),
    /** Begins anew: nothing is wrong until saving is tried again. */
    reset: (next: Draft) => {
      replace(next);
      setWasTried(false);
    },
    /** What is wrong, to be shown; nothing until saving was tried. */
    shownProblems: <Field extends string>(
      check: Check<Draft, Field>,
    ): Partial<Record<Field, string>> => (wasTried ? problemsOf(check, draft) : {}),
    /** What may be stored; null if something is wrong, which then shows. */
    settle: <Field extends string>(check: Check<Draft, Field>) => {
      setWasTried(true);
      const wrong = problemsOf(check, latest.current);
      const isRefused = Object.keys(wrong).length > 0;
      if (isRefused) refuse();
      return { settled: isRefused ? null : latest.current, wrong };
    },
  };
}

function problemsOf<Draft, Field extends string>(
  check: Check<Draft, Field>,
  draft: Draft,
): Partial<Record<Field, string>> {
  const all = check(draft);
  const found: Partial<Record<Field, string>> = {};
  for (const field in all) if (all[field] !== undefined) found[field] = all[field];
  return found;
}

function focusInvalid(form: HTMLFormElement) {
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

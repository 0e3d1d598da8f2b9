import { useState } from 'react';
import { useDraftForm } from '@/hooks/useDraftForm';
import type { RateChange } from './useRateChanges';

interface RateDraftOptions<Row extends { id: string }, Draft, Values, Field extends string> {
  /** The stored row; null for a new one. */
  before: Row | null;
  initial: () => Draft;
  problemsOf: (draft: Draft) => Partial<Record<Field, string>>;
  /** The values to store; null while something in the draft is wrong. */
  parse: (draft: Draft) => Values | null;
  changes: {
    change: (change: RateChange<Row, Values & { id: string }>) => Promise<Row | null>;
    isPending: boolean;
    error: { message: string } | null;
  };
  onClose: () => void;
}

/** The state of a rate form: its draft, its problems after the first submit, and its storing. */
export function useRateDraft<
  Row extends { id: string },
  Draft extends object,
  Values,
  Field extends string,
>({
  before,
  initial,
  problemsOf,
  parse,
  changes,
  onClose,
}: RateDraftOptions<Row, Draft, Values, Field>) {
  const [id] = useState(() => before?.id ?? crypto.randomUUID());
  const form = useDraftForm(initial);
  const { draft } = form;

  function handleSubmit() {
    const { settled } = form.settle(problemsOf);
    const values = settled && parse(settled);
    if (values === null) return;
    void changes
      .change({ kind: 'store', wanted: { ...values, id }, before, isInForm: true })
      .then((stored) => stored !== null && onClose());
  }

  return {
    id,
    draft,
    values: parse(draft),
    problems: form.shownProblems(problemsOf),
    edit: form.change,
    /** For `FormDialog`. */
    dialog: { saving: changes, formRef: form.ref, onSubmit: handleSubmit, onClose },
  };
}

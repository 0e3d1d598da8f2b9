import { useState } from 'react';
import type { RateChange } from './useRateChanges';

interface RateDraftOptions<Row extends { id: string }, Draft, Values, Problems> {
  /** The stored row; null for a new one. */
  before: Row | null;
  /** The draft that the form starts with. */
  initial: () => Draft;
  problemsOf: (draft: Draft) => Problems;
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
export function useRateDraft<Row extends { id: string }, Draft, Values, Problems>({
  before,
  initial,
  problemsOf,
  parse,
  changes,
  onClose,
}: RateDraftOptions<Row, Draft, Values, Problems>) {
  const [id] = useState(() => before?.id ?? crypto.randomUUID());
  const [draft, setDraft] = useState(initial);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const values = parse(draft);

  function handleSubmit() {
    setWasSubmitted(true);
    if (values === null) return false;
    void changes
      .change({ kind: 'store', wanted: { ...values, id }, before, isInForm: true })
      .then((stored) => stored !== null && onClose());
    return true;
  }

  return {
    id,
    draft,
    values,
    problems: wasSubmitted ? problemsOf(draft) : null,
    edit: (changed: Partial<Draft>) => setDraft({ ...draft, ...changed }),
    /** For `RateDialog`. */
    dialog: {
      isBusy: changes.isPending,
      failure: changes.error?.message ?? null,
      onSubmit: handleSubmit,
      onClose,
    },
  };
}

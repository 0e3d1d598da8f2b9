import { useState } from 'react';
import type { RateChange } from './useRateChanges';

interface RateDraftOptions<Row extends { id: string }, Draft, Made, Problems> {
  /** The stored row; null for a new one. */
  seen: Row | null;
  /** The draft that the form starts with. */
  first: () => Draft;
  problemsOf: (draft: Draft) => Problems;
  /** The values to store; null while something in the draft is wrong. */
  madeOf: (draft: Draft) => Made | null;
  changes: {
    change: (change: RateChange<Row, Made & { id: string }>) => Promise<Row | null>;
    isPending: boolean;
    error: { message: string } | null;
  };
  onClose: () => void;
}

/** The state of a rate form: its draft, its problems after the first submit, and its storing. */
export function useRateDraft<Row extends { id: string }, Draft, Made, Problems>({
  seen,
  first,
  problemsOf,
  madeOf,
  changes,
  onClose,
}: RateDraftOptions<Row, Draft, Made, Problems>) {
  const [id] = useState(() => seen?.id ?? crypto.randomUUID());
  const [draft, setDraft] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const made = madeOf(draft);

  function handleSubmit() {
    setIsTried(true);
    if (made === null) return false;
    void changes
      .change({ kind: 'store', wanted: { ...made, id }, seen, isInForm: true })
      .then((stored) => stored !== null && onClose());
    return true;
  }

  return {
    id,
    draft,
    made,
    problems: isTried ? problemsOf(draft) : null,
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

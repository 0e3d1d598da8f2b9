import { typedPrice } from '@/domain/basics/price-input';
import {
  askedSumProblem,
  deadlineProblems,
  sortedChoices,
  typedDeadline,
  type TypedDeadline,
} from '@/domain/deposit/deposit-input';
import type { DepositBasis, DepositSheet } from '@/domain/deposit/deposit-sheet';
import { asGuestLanguage, type GuestLanguage } from '@/domain/language/guest-language';

/** What was typed; null where the sheet still decides, so that a newer sheet does too. */
export interface AskDraft {
  basis: DepositBasis | null;
  /** The sum of one's own, as typed. */
  amount: string;
  day: string | null;
  clock: string | null;
  language: GuestLanguage | null;
}

export const EMPTY_ASK: AskDraft = {
  basis: null,
  amount: '',
  day: null,
  clock: null,
  language: null,
};

export interface AskValues {
  basis: DepositBasis;
  /** EUR; null while it is no sum that may be asked. */
  amount: number | null;
  deadline: TypedDeadline;
  language: GuestLanguage;
}

/** The draft over what the sheet proposes; a choice that the sheet has no more is its first. */
export function askValues(draft: AskDraft, sheet: DepositSheet): AskValues {
  const choices = sortedChoices(sheet);
  const proposed = typedDeadline(sheet.until);
  const chosen = choices.find(({ basis }) => basis === draft.basis);
  const choice = draft.basis === 'other' ? undefined : (chosen ?? choices[0]);
  const isOwnSum = askedSumProblem(draft.amount, sheet.due) === undefined;
  return {
    basis: choice?.basis ?? 'other',
    amount: choice?.amount ?? (isOwnSum ? typedPrice(draft.amount) : null),
    deadline: { day: draft.day ?? proposed.day, clock: draft.clock ?? proposed.clock },
    language: draft.language ?? asGuestLanguage(sheet.language),
  };
}

/** What is wrong with the form, by field. */
export function askProblems(
  draft: AskDraft,
  { sheet, now }: { sheet: DepositSheet; now: Date },
): { amount?: string; day?: string; clock?: string } {
  const { basis, deadline } = askValues(draft, sheet);
  return {
    amount: basis === 'other' ? askedSumProblem(draft.amount, sheet.due) : undefined,
    ...deadlineProblems(deadline, now),
  };
}

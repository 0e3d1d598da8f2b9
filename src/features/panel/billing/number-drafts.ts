import * as v from 'valibot';
import type { BillLine } from '@/domain/billing/bill-sheet';
import { staffDrafts } from '@/lib/staff-drafts';

/** Numbers that were typed and are not stored: they wait for who leaves their day, or the screen. */
export const numberDrafts = staffDrafts('numero-de-fatura', v.string());

/** A typed number belongs to the one that it would replace: somebody else's number is not written over. */
export const numberDraftId = ({ id, number }: Pick<BillLine, 'id' | 'number'>) =>
  `${id}:${number ?? ''}`;

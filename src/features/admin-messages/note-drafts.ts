import * as v from 'valibot';
import { keptInTab } from '@/lib/kept-values';
import { STAFF_DRAFT_PREFIX } from '@/lib/staff-drafts';

// Notes that are typed but not saved. They live in the tab's session storage, so that neither an
// expired session nor a reload takes them away.
const keyOf = (messageId: string) => `${STAFF_DRAFT_PREFIX}mensagem:${messageId}`;

const draftSchema = v.object({
  text: v.string(),
  /** The notes as stored when the typing began: what is compared before saving. */
  base: v.string(),
});

export type NoteDraft = v.InferOutput<typeof draftSchema>;

/** The draft for a message; null for none, and for what an older version may have left. */
export function readNoteDraft(messageId: string): NoteDraft | null {
  const stored = keptInTab.getItem(keyOf(messageId));
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), stored);
  return result.success ? result.output : null;
}

/** Keeps a draft; null forgets it. */
export function storeNoteDraft(messageId: string, draft: NoteDraft | null): void {
  if (draft === null) keptInTab.removeItem(keyOf(messageId));
  else keptInTab.setItem(keyOf(messageId), JSON.stringify(draft));
}

import * as v from 'valibot';
import { keptInTab } from '@/lib/kept-values';
import { STAFF_DRAFT_PREFIX } from '@/lib/staff-drafts';

// Notes that are typed but not saved; see lib/staff-drafts for where they live and how long.

const keyOf = (bookingId: string) => `${STAFF_DRAFT_PREFIX}reserva:${bookingId}`;

const draftSchema = v.object({
  text: v.string(),
  /** The booking as it stood when the typing began: what it is compared with before saving. */
  base: v.object({
    updated_at: v.string(),
    status: v.string(),
    admin_notes: v.nullable(v.string()),
    email_sent: v.boolean(),
    email_confirmed: v.boolean(),
    archived: v.boolean(),
  }),
});

export type NoteDraft = v.InferOutput<typeof draftSchema>;

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls back whenever a draft changes; gives back how to end that. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A booking's draft as stored, for comparing; null when there is none. */
export function storedDraft(bookingId: string): string | null {
  return keptInTab.getItem(keyOf(bookingId));
}

/** Reads what `storedDraft` gave; null for none, and for what an older version may have left. */
export function parseDraft(stored: string | null): NoteDraft | null {
  if (stored === null) return null;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), stored);
  return result.success ? result.output : null;
}

export function keepDraft(bookingId: string, { text, base }: NoteDraft): void {
  const draft = v.parse(draftSchema, { text, base });
  keptInTab.setItem(keyOf(bookingId), JSON.stringify(draft));
  tell();
}

export function dropDraft(bookingId: string): void {
  keptInTab.removeItem(keyOf(bookingId));
  tell();
}

/** Whether anything has been typed into a draft; until then it follows the stored notes. */
export function isTouched({ text, base }: NoteDraft): boolean {
  return text !== (base.admin_notes ?? '');
}

/** Forgets an editor that was opened and left as it was. */
export function dropUntouchedDraft(bookingId: string): void {
  const draft = parseDraft(storedDraft(bookingId));
  if (draft !== null && !isTouched(draft)) dropDraft(bookingId);
}

/** A change made in this very tab is no news to the draft: it goes on from the new state. */
export function rebaseDraft(
  before: { updated_at: string },
  after: NoteDraft['base'] & { id: string },
) {
  const draft = parseDraft(storedDraft(after.id));
  if (draft !== null && draft.base.updated_at === before.updated_at) {
    keepDraft(after.id, { text: draft.text, base: after });
  }
}

import * as v from 'valibot';
import { staffDrafts } from '@/lib/staff-drafts';

/** A paragraph that is typed and not saved, beside what was stored when somebody began to type. */
interface ParagraphDraft {
  base: string;
  text: string;
}

/** Under kind and language: another mail, a reload and the end of the session leave them. */
export const paragraphDrafts = staffDrafts<ParagraphDraft>(
  'texto-email',
  v.object({ base: v.string(), text: v.string() }),
);

export const draftId = (kind: string, language: string) => `${kind}.${language}`;

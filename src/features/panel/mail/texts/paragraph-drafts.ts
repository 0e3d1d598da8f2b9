import * as v from 'valibot';
import { staffDrafts } from '@/lib/staff-drafts';

/** An unsaved paragraph, and the stored one from which the typing began. */
interface ParagraphDraft {
  base: string;
  text: string;
}

/** Drafts by kind and language; they survive switching mails, a reload and an expired session. */
export const paragraphDrafts = staffDrafts<ParagraphDraft>(
  'texto-email',
  v.object({ base: v.string(), text: v.string() }),
);

export const draftId = (kind: string, language: string) => `${kind}.${language}`;

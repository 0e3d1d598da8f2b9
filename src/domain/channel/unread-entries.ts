import * as v from 'valibot';
import { countLabel } from '../basics/text.ts';

/** An entry of a foreign calendar that could not be read (CHAN-06). */
const ENTRY = v.object({
  /** The number of the line in the calendar. */
  line: v.number(),
  /** That line. */
  text: v.string(),
  summary: v.string(),
  /** A sentence. */
  why: v.string(),
});

export type UnreadEntry = v.InferOutput<typeof ENTRY>;

/** The entries as stored with a calendar; none where the stored value has another shape. */
export function unreadEntries(stored: unknown): UnreadEntry[] {
  const parsed = v.safeParse(v.array(ENTRY), stored);
  return parsed.success ? parsed.output : [];
}

/** '2 entradas por ler': how many entries of a calendar could not be read. */
export function unreadLabel(count: number): string {
  return `${countLabel(count, { one: 'entrada', many: 'entradas' })} por ler`;
}

/** 'Linha 12, «Ana»: A data não se percebe.': where an entry stands, what it is called, and why. */
export function unreadWords({ line, summary, why }: UnreadEntry): string {
  return `Linha ${line}${summary === '' ? '' : `, «${summary}»`}: ${why}`;
}

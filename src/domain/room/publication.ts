import { formatClock } from '../calendar/date-formats.ts';

/**
 * What came of asking the site's host to build anew: no hook is set; not now, since it was asked
 * within five minutes; asked; or it did not take it (PUB-02).
 */
export type Publication = 'no-hook' | 'not-now' | 'asked' | 'failed';

/** Whether a room was on the site before a change, and is after it. */
export interface OnSite {
  was: boolean;
  is: boolean;
}

/**
 * 'Quarto 7. O site já o mostra; a página pronta muda na próxima publicação.': what guests see of a
 * change, in the app at once, in the files of the built site once it is published (PUB-01). Of a
 * room that they saw neither before nor after, its number alone.
 */
export function withSiteNote(roomNumber: string, { was, is }: OnSite): string {
  const room = `Quarto ${roomNumber}`;
  if (is) return `${room}. O site já o mostra; a página pronta muda na próxima publicação.`;
  return was
    ? `${room}. O site já não o mostra; a página pronta desaparece na próxima publicação.`
    : room;
}

/** With the hour, since the line stands until the next change. */
const LINES: Readonly<Record<Exclude<Publication, 'no-hook'>, (clock: string) => string>> = {
  asked: (clock) => `Publicação pedida às ${clock}: a página pronta muda dentro de minutos.`,
  'not-now': (clock) =>
    `Alteração das ${clock}: segue com a próxima publicação, dentro de minutos.`,
  failed: (clock) =>
    `A publicação não foi aceite às ${clock}. O site já mostra a alteração; o pedido repete-se dentro de minutos.`,
};

/**
 * What came of asking, in a line (PUB-02); null where no hook is set.
 *
 * @param at when it was asked (ISO)
 */
export function publicationLine(state: Publication, at: string): string | null {
  return state === 'no-hook' ? null : LINES[state](formatClock(at));
}

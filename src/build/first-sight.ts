/** How things look when they are off, current, in the panel or under a pointer: no frame comes to that. */
const CLASSES = / ?(?<![\w-])(?:data-disabled|aria-\[current\]|painel|hover|active):[^\s"]+/g;

/** What React and the router write that HTML has no use for. */
const ATTRIBUTES = / (?:data-discover|xmlns)="[^"]*"/g;

/** The markup of the frames without what never applies there: every byte of it comes before the app. */
export function slimSight(markup: string): string {
  return markup.replaceAll(CLASSES, '').replaceAll(ATTRIBUTES, '');
}

/** Lets the styles know the address before anything is painted. */
export const SIGHT_SCRIPT = 'document.documentElement.dataset.path=location.pathname';

const at = (start: string) => `[data-path^="${start}"]`;
const part = (name: string) => ` [data-part=${name}]`;

/**
 * Which parts of FirstSight.tsx an address gets: the two tools of the panel none, because their frame
 * is their own, and nobody any where the app does not come, because then words stand there.
 */
export const SIGHT_STYLE = [
  '[data-part],[data-failed] [data-shell]{display:none}',
  [
    `[data-path]:not(${at('/admin')},${at('/test-')})${part('site')}`,
    `${at('/quarto')}${part('quarto')}`,
    `[data-path]:not(${at('/quarto')})${part('pagina')}`,
    `${at('/admin/login')}${part('entrada')}`,
    `${at('/admin')}:not(${at('/admin/login')},${at('/admin/pop')})${part('painel')}`,
  ].join(),
  '{display:block}',
].join('');

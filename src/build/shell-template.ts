import { hostel } from '../content/hostel.ts';

const FAILURE = /<p\s+id="script-failure"[^>]*>([\s\S]*?)<\/p>/;
const NO_SCRIPT = /<noscript>\s*<p>([\s\S]*?)<\/p>/;

/**
 * index.html for addresses whose page the app has yet to draw. Where the app does not come nothing else
 * is there: its words stand in the middle of the screen, with the name of the house and its phone.
 */
export function shellTemplate(template: string): string {
  return template
    .replace(
      FAILURE,
      (_all, words: string) =>
        `<div id="script-failure" role="alert">${aloneOnScreen(words)}</div>`,
    )
    .replace(NO_SCRIPT, (_all, words: string) => `<noscript>${aloneOnScreen(words)}`);
}

// The picture is not fetched while it is hidden.
function aloneOnScreen(words: string): string {
  return [
    '<div class="grid min-h-dvh content-center justify-items-center gap-4 px-5 py-10 text-center">',
    '<img src="/azulejos/13.svg" alt="" width="64" height="64" loading="lazy" class="rounded-azulejo">',
    `<p class="font-serif text-24 text-balance">${hostel.name}</p>`,
    `<p class="max-w-md text-balance">${words.trim()}</p>`,
    `<p>Se preferir, ligue <a class="ligacao whitespace-nowrap algarismos" href="${hostel.phone.href}">${hostel.phone.display}</a>.</p>`,
    '</div>',
  ].join('');
}

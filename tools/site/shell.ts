import { hostel } from '../../src/copy/hostel.ts';
import type { GuestLanguage } from '../../src/domain/language/guest-language.ts';
import { addressOf } from '../../src/lib/addresses.ts';
import { adminPaths } from '../../src/lib/staff-paths.ts';

// The page for addresses whose content the app has yet to draw (spa.html).

const FAILURE = /<p\s+id="script-failure"[^>]*>([\s\S]*?)<\/p>/;
const NO_SCRIPT = /<noscript>\s*<p>([\s\S]*?)<\/p>/;
const NO_SCRIPT_ELEMENT = /\s*<noscript>[\s\S]*?<\/noscript>/;
const ROOT = /<div id="root">/;

/**
 * index.html as the shell has it. If the app fails to load, the shell shows nothing else: so the
 * message stands in the middle of the screen, with the name of the house and its telephone number.
 */
export function shellTemplate(template: string, call: string): string {
  return template
    .replace(
      FAILURE,
      (_all, words: string) =>
        `<div id="script-failure" role="alert">${aloneOnScreen(words, call)}</div>`,
    )
    .replace(NO_SCRIPT, (_all, words: string) => `<noscript>${aloneOnScreen(words, call)}`);
}

/**
 * index.html for the pages whose work begins with the app, such as the list of rooms: without
 * scripts their first line says so, with the telephone number, in place of one below the footer.
 */
export function pageTemplate(template: string, call: string): string {
  const [, words] = NO_SCRIPT.exec(template) ?? [];
  if (words === undefined) return template;
  return template
    .replace(NO_SCRIPT_ELEMENT, '')
    .replace(ROOT, (root) => `<noscript>${firstLine(words, call)}</noscript>${root}`);
}

function firstLine(words: string, call: string): string {
  return [
    '<div class="bg-areia"><div class="page-width flex items-center gap-4 py-4">',
    '<img src="/azulejos/13.svg" alt="" width="40" height="40" loading="lazy" class="rounded-tile">',
    `<div><p class="font-semibold">${words.trim()}</p>`,
    `<p>${callLine(call)}</p></div>`,
    '</div></div>',
  ].join('');
}

function callLine(call: string): string {
  return `${call} <a class="text-link whitespace-nowrap tabular-figures" href="${hostel.phone.href}">${hostel.phone.display}</a>.`;
}

// The picture is not fetched while it is hidden.
function aloneOnScreen(words: string, call: string): string {
  return [
    '<div class="grid min-h-dvh content-center justify-items-center gap-4 px-5 py-10 text-center">',
    '<img src="/azulejos/13.svg" alt="" width="64" height="64" loading="lazy" class="rounded-tile">',
    `<p class="font-serif text-24 text-balance">${hostel.name}</p>`,
    `<p class="max-w-md text-balance">${words.trim()}</p>`,
    `<p>${callLine(call)}</p>`,
    '</div>',
  ].join('');
}

/**
 * Classes for states that a frame never has: disabled, current, in the panel, hovered or pressed.
 */
const CLASSES = / ?(?<![\w-])(?:data-disabled|aria-\[current\]|panel|hover|active):[^\s"]+/g;

/** What React and the router write that HTML has no use for. */
const ATTRIBUTES = / (?:data-discover|xmlns)="[^"]*"/g;

/** The markup of the frames without what never applies to them: each byte of it delays the app. */
export function slimFrames(markup: string): string {
  return markup.replaceAll(CLASSES, '').replaceAll(ATTRIBUTES, '');
}

/** Lets the styles know the address before anything is painted. */
export const FRAME_SCRIPT = 'document.documentElement.dataset.path=location.pathname';

const pathStartsWith = (start: string) => `[data-path^="${start}"]`;
const part = (name: string) => ` [data-part=${name}]`;
const panel = pathStartsWith(adminPaths.root);
const login = pathStartsWith(adminPaths.login);
/** A beginning is enough to tell addresses apart, and keeps every shell short. */
const seeding = pathStartsWith(adminPaths.amenitySeed.slice(0, 10));
const testRooms = pathStartsWith('/test-');

/**
 * The styles that choose which parts of ShellSkeleton.tsx an address shows. The two tools of the
 * panel show none, because their frame is their own, and no address shows any once the app has
 * failed to load, because the message is there instead. Only the Portuguese shell has the panel.
 */
export function frameStyle(language: GuestLanguage): string {
  // A room by its number or by its id.
  const room = pathStartsWith(addressOf('room', language));
  const rooms = [`${room}${part('room')}`, `[data-path]:not(${room})${part('page')}`];
  const frames =
    language === 'pt'
      ? [
          `[data-path]:not(${panel},${testRooms})${part('site')}`,
          ...rooms,
          `${login}${part('login')}`,
          `${panel}:not(${login},${seeding})${part('panel')}`,
        ]
      : [`[data-path]${part('site')}`, ...rooms];
  return `[data-part],[data-failed] [data-shell]{display:none}${frames.join()}{display:block}`;
}

import { BUILT_ANSWERS_ID } from '../../src/lib/built-answers.ts';

/** What goes into a page besides the markup of the app. All files are addresses on the site. */
export interface PageParts {
  /** The tags of the head that belong to this page: title, addresses, structured data. */
  head: string;
  /** The markup of the app; in the shell, what is seen until there is one. */
  content: string;
  /** What the content was drawn from, as JSON. */
  answers: string;
  /** The rules that style the content until the sheet is there. */
  css: string;
  /** What the starter lets in when the app starts. */
  late: LateParts;
  /** What does not wait for that: in the shell, all that draws any page. */
  early?: { sheet: string; entry: string; modules: readonly string[] };
  /** The backend's origin, where the page asks it as soon as it can. */
  backend: string | null;
  /** The inline script. */
  starter: string;
}

/** The words of index.html in another language. */
export interface DocumentWords {
  locale: string;
  scriptFailure: { before: string; link: string; after: string };
  noScript: string;
}

export interface LateParts {
  /** The script that starts the app. */
  entry: string;
  /** Only an address that contains this text loads these parts. */
  prefix: string;
  /** Whether the load event is waited for, or only the first paint. */
  start: 'after-load' | 'after-paint';
  /** The full style sheet, where the page does not begin with it. */
  sheet?: string;
  /** The script that asks for the page's data beside the app. */
  preload?: string;
  /** The chunks that come with the entry. */
  modules: readonly string[];
}

/** The tags by which Vite loads script and style; each page has its own instead. */
const LOADING_TAGS =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;
const END = '</body>';
const NO_SCRIPT = /\s*<noscript>[\s\S]*?<\/noscript>/;
const EMPTY_ROOT = '<div id="root"></div>';
const FONTS = '<style id="fonts">';
/**
 * Lets browsers that support it paint only once the last element of the page is there: half a page
 * would move when the rest of it arrives.
 */
const WHOLE_PAGE = '<link rel="expect" href="#script-failure" blocking="render">';
/**
 * A sticky bar's attributes. The running app also sets them on the root element (document-flags.ts).
 */
const BAR_MARKS = {
  'data-sticky-bar': /<\w+ data-sticky-bar=/,
  'data-wide-bar': /<\w+ data-sticky-bar=""[^>]*\blg:hidden\b/,
};

const FAILURE =
  /(<p\s+id="script-failure"[^>]*>)[\s\S]*?(<a\b[^>]*>)[\s\S]*?(<\/a>)[\s\S]*?(<\/p>)/;
const NO_SCRIPT_WORDS = /(<noscript>\s*<p>)[\s\S]*?(<\/p>)/;

/** index.html, which is in Portuguese, in another language. */
export function templateIn(template: string, words: DocumentWords): string {
  const { before, link, after } = words.scriptFailure;
  return template
    .replace('<html lang="pt-PT"', `<html lang="${words.locale}"`)
    .replace(FAILURE, `$1${before} $2${link}$3${after}$4`)
    .replace(NO_SCRIPT_WORDS, `$1${words.noScript}$2`);
}

/** React writes the tags of the head in front of the markup when it renders no whole document. */
const LEADING_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Splits the markup of a page from the tags of the head in front of it. */
export function splitHead(markup: string): { head: string; content: string } {
  const [head = ''] = LEADING_TAGS.exec(markup) ?? [];
  return { head, content: markup.slice(head.length) };
}

/**
 * A page of the build; `template` is index.html as Vite wrote it. Nothing that the first paint can
 * do without may delay it: the fonts apply only to print, or to browsers without scripts, until the
 * starter changes that, and what comes with the app waits in a template element until the app
 * starts.
 */
export function composeDocument(template: string, parts: PageParts): string {
  const { head, content, css, late, early, backend } = parts;
  const tags = [
    head,
    WHOLE_PAGE,
    backend === null ? '' : `<link rel="preconnect" href="${backend}" crossorigin>`,
    css === '' ? '' : `<style>${css}</style>`,
    early ? sheetTag(early.sheet) + scriptTag(early.entry) + preloadTags(early.modules) : '',
    lateTag(late),
    `<script>${parts.starter}</script>`,
  ];
  const page = template
    .replaceAll(LOADING_TAGS, '')
    .replace(FONTS, () => FONTS.replace('>', ' media="print,(scripting:none)">'));
  return (late.start === 'after-load' ? page.replace(NO_SCRIPT, '') : page)
    .replace('<html', (tag) =>
      [
        tag,
        ...Object.entries(BAR_MARKS).flatMap(([mark, bar]) => (bar.test(content) ? mark : [])),
      ].join(' '),
    )
    .replace(END, () => answersTag(parts.answers) + END)
    .replace('</head>', () => `${tags.filter(Boolean).join('\n')}\n</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root"${early ? ' data-shell' : ''}>${content}</div>`);
}

function lateTag({ entry, prefix, start, sheet, preload, modules }: LateParts): string {
  const mark = start === 'after-paint' ? ' data-now' : '';
  const tags = [sheet && sheetTag(sheet), preload && scriptTag(preload), preloadTags(modules)];
  return `<template id="${prefix}" data-app="${entry}"${mark}>${tags.filter(Boolean).join('')}</template>`;
}

/**
 * Behind all that is painted, which does not wait for it. '<' is escaped so that no text can end the
 * element or begin a comment in it.
 */
function answersTag(answers: string): string {
  if (answers === '{}') return '';
  const json = answers.replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${BUILT_ANSWERS_ID}">${json}</script>\n`;
}

function sheetTag(file: string): string {
  return `<link rel="stylesheet" crossorigin href="${file}">`;
}

function scriptTag(file: string): string {
  return `<script type="module" crossorigin src="${file}"></script>`;
}

function preloadTags(files: readonly string[]): string {
  return files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
}

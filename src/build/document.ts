/** What goes into a page besides the markup of the app. All files are addresses on the site. */
export interface PageParts {
  /** The tags of the head that belong to this page: title, addresses, structured data. */
  head: string;
  /** The markup of the app; empty in the shell. */
  content: string;
  /** The rules that style the content until the sheet is there; null where the page waits for it. */
  css: string | null;
  /** The full style sheet. */
  sheet: string;
  /** The module that starts the app. */
  entry: string;
  /** Chunks to fetch at once, beside the entry; null on a page whose script waits. */
  modules: readonly string[] | null;
  /** Files to fetch when the script starts, on addresses that begin with `prefix`. */
  late: { prefix: string; files: readonly string[] };
  /** The backend's origin, where the page asks it at once. */
  backend: string | null;
  /** The inline script. */
  starter: string;
}

/** The tags by which Vite loads script and style; each page has its own instead. */
const LOADING_TAGS =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;
const NO_SCRIPT = /\s*<noscript>[\s\S]*?<\/noscript>/;
const EMPTY_ROOT = '<div id="root"></div>';

/** React writes what belongs into the head in front of the markup, where no root element is a page. */
const LEADING_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** A page's markup without the tags of the head in front of it, and those. */
export function splitHead(markup: string): { head: string; content: string } {
  const [head = ''] = LEADING_TAGS.exec(markup) ?? [];
  return { head, content: markup.slice(head.length) };
}

/** A page of the build: `template` is index.html as Vite wrote it. */
export function composeDocument(template: string, parts: PageParts): string {
  const { head, content, css, sheet, entry, modules, late, backend } = parts;
  const isWaiting = modules === null;
  const tags = [
    head,
    backend === null ? '' : `<link rel="preconnect" href="${backend}" crossorigin>`,
    css === null
      ? `<link rel="stylesheet" crossorigin href="${sheet}">`
      : `<style>${css}</style><link data-for="/" data-rel="stylesheet" crossorigin href="${sheet}">`,
    // At once, but after what is seen first: fonts and the first picture.
    isWaiting
      ? ''
      : `<script type="module" fetchpriority="low" crossorigin src="${entry}"></script>`,
    ...(modules ?? []).map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
    ),
    ...late.files.map(
      (file) =>
        `<link data-for="${late.prefix}" data-rel="modulepreload" crossorigin href="${file}">`,
    ),
    `<script>${parts.starter}</script>`,
  ];
  const page = template.replaceAll(LOADING_TAGS, '');
  return (isWaiting ? page.replace(NO_SCRIPT, '') : page)
    .replace('</head>', () => `${tags.filter(Boolean).join('\n')}\n</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${content}</div>`);
}

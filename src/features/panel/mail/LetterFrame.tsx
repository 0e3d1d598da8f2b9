import { useEffect, useRef } from 'react';

// Draws the HTML of one of the house's own mails into an empty frame. The panel's content security
// policy forbids turning text into markup and inline styles in markup, so the document is built
// element by element; styles set by script are allowed. It understands only the HTML that
// supabase/functions/_shared/mail/html.ts writes.

const TOKENS =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(?<close>\/)?(?<name>[a-z]\w*)(?<attributes>(?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>|(?<text>[^<]+)/gi;
const ATTRIBUTES = /(?<name>[\w-]+)(?:="(?<value>[^"]*)")?/g;
const VOID = ['br', 'meta', 'hr'];
/** Tags that are not drawn; the style of the head is read separately. */
const OF_HEAD = ['html', 'head', 'meta', 'title', 'style'];
const IN_THE_DARK = '@media(prefers-color-scheme:dark)';

/**
 * Draws a mail, light or as mail programs show it in the dark.
 *
 * @param target the document of a frame of its own, where no script runs
 */
export function drawLetter(target: Document, html: string, { isDark }: { isDark: boolean }): void {
  const { body, documentElement } = target;
  body.replaceChildren();
  documentElement.lang = /<html lang="(?<lang>[^"]*)"/.exec(html)?.groups?.['lang'] ?? 'pt-PT';
  documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  setStyle(target, styleOf(html).replaceAll(IN_THE_DARK, `@media ${isDark ? 'all' : 'not all'}`));

  let open: HTMLElement[] = [body];
  let headDepth = 0;
  for (const { groups } of html.matchAll(TOKENS)) {
    const { close, name = '', attributes = '', text } = groups ?? {};
    const tag = name.toLowerCase();
    const parent = open.at(-1) ?? body;
    if (text !== undefined) {
      if (headDepth === 0) parent.append(plain(text));
    } else if (tag === 'head') headDepth += close === undefined ? 1 : -1;
    else if (tag === '' || headDepth > 0 || OF_HEAD.includes(tag)) continue;
    else if (tag === 'body') {
      if (close === undefined) setAttributes(body, attributes);
    } else if (close !== undefined) open = open.length > 1 ? open.slice(0, -1) : open;
    else {
      const element = target.createElement(tag);
      setAttributes(element, attributes);
      parent.append(element);
      if (!VOID.includes(tag)) open = [...open, element];
    }
  }
}

/** Where the house's own paragraph stands in a drawn mail; null where it has none. */
export function houseParagraph(target: Document): HTMLElement | null {
  return target.querySelector<HTMLElement>('td.ar');
}

function setAttributes(element: HTMLElement, attributes: string): void {
  for (const { groups } of attributes.matchAll(ATTRIBUTES)) {
    const { name = '', value = '' } = groups ?? {};
    if (name === 'style') element.style.cssText = plain(value);
    // Links are left out, because following one would replace the mail in the frame.
    else if (name !== 'href') element.setAttribute(name, plain(value));
  }
}

function styleOf(html: string): string {
  return /<style>(?<style>[^<]*)<\/style>/.exec(html)?.groups?.['style'] ?? '';
}

function setStyle(target: Document, text: string): void {
  const view = target.defaultView;
  if (view === null || !('adoptedStyleSheets' in target)) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(text);
  target.adoptedStyleSheets = [sheet];
}

const NAMED: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
};

/** Text with its HTML entities decoded. */
function plain(text: string): string {
  return text.replaceAll(
    /&(?:#(?<code>\d+)|(?<name>\w+));/g,
    (whole, code: string, name: string) =>
      code === undefined ? (NAMED[name] ?? whole) : String.fromCodePoint(Number(code)),
  );
}

interface LetterFrameProps {
  html: string;
  isDark: boolean;
  title: string;
  /** The house's paragraph; the frame scrolls to it whenever it changes. */
  followed?: string;
  className?: string;
}

/** How much of the mail stays visible above the paragraph. */
const ABOVE_PX = 160;
/** The width of the phones for which the mails are designed. */
const PHONE_PX = 390;

/** The HTML of a mail in a sandboxed frame, without scripts and without links (MAIL-05). */
export function LetterFrame({ html, isDark, title, followed, className = '' }: LetterFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const frame = ref.current;
    const draw = () => {
      const letter = frame?.contentDocument;
      if (!letter) return;
      keepScroll(letter, () => drawLetter(letter, html, { isDark }));
      fit(letter);
      if (followed !== undefined) showParagraph(letter);
    };
    draw();
    // Some browsers replace a new frame's document by another empty one shortly afterwards.
    frame?.addEventListener('load', draw);
    const resized = () => frame?.contentDocument && fit(frame.contentDocument);
    window.addEventListener('resize', resized);
    return () => {
      frame?.removeEventListener('load', draw);
      window.removeEventListener('resize', resized);
    };
  }, [html, isDark, followed]);

  return (
    <iframe
      ref={ref}
      title={title}
      sandbox="allow-same-origin"
      className={`block w-full border-0 bg-branco ${className}`}
    />
  );
}

/** Scales the mail down in a frame narrower than a phone, which keeps its phone layout. */
function fit({ documentElement, defaultView }: Document): void {
  const width = defaultView?.innerWidth ?? PHONE_PX;
  documentElement.style.setProperty('zoom', String(Math.min(1, width / PHONE_PX)));
}

function keepScroll(letter: Document, draw: () => void): void {
  const view = letter.defaultView;
  const top = view?.scrollY ?? 0;
  draw();
  if (top > 0) view?.scrollTo({ top });
}

function showParagraph(letter: Document): void {
  const view = letter.defaultView;
  const paragraph = houseParagraph(letter);
  if (view === null || paragraph === null) return;
  const top = paragraph.getBoundingClientRect().top + view.scrollY;
  view.scrollTo({ top: Math.max(0, top - ABOVE_PX) });
}

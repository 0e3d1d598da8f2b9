import type { KeptLetter, LocalMailbox } from './local-mailbox.ts';

// The pages of /_mail: the list, and each mail as HTML, as text and as its source. They exist only
// beside the embedded backend, on this machine.

const VIEWS = ['html', 'text', 'source'] as const;
type View = (typeof VIEWS)[number];
const LABELS: Record<View, string> = { html: 'HTML', text: 'Text', source: 'Source' };

const STYLE = `body{margin:0;font:15px/1.5 system-ui,sans-serif;color:#131c3f;background:#eef2f8}
header{padding:14px 20px;background:#101c4d;color:#fff}header a{color:#fad880}
main{max-width:60rem;margin:0 auto;padding:20px}
ol{list-style:none;margin:0;padding:0;background:#fff;border:1px solid #d8e0ec;border-radius:8px;overflow:hidden}
li+li{border-top:1px solid #d8e0ec}li a{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:12px 16px;color:inherit;text-decoration:none}
li a:hover{background:#f4f7fd}li strong{font-weight:600}li span{color:#47527a}li time{color:#47527a;font-variant-numeric:tabular-nums}
nav{display:flex;gap:14px;margin:0 0 14px}nav a{color:#1f47b5}nav a[aria-current]{color:#131c3f;font-weight:600;text-decoration:none}
iframe{width:100%;height:75vh;border:1px solid #d8e0ec;border-radius:8px;background:#fff}
pre{padding:16px;background:#fff;border:1px solid #d8e0ec;border-radius:8px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}`;

// Replaces the site's policy, which a preview of the build sends too and which allows no frame.
const NOTHING_BUT_STYLES = "default-src 'none'; style-src 'unsafe-inline'";

/** Answers a request under /_mail. */
export function answerMailbox(request: Request, mailbox: LocalMailbox): Response {
  const { pathname, searchParams } = new URL(request.url);
  const id = pathname.split('/')[2];
  if (!id) return page('Mailbox', list(mailbox.letters()));
  const letter = mailbox.letters().find((one) => one.id === id);
  if (letter === undefined) return page('Mailbox', '<p>This mail is not here.</p>', 404);
  if (searchParams.get('raw') === '1') return raw(letter);
  const view = VIEWS.find((one) => one === searchParams.get('view')) ?? 'html';
  return page(letter.subject, reading(letter, view));
}

const entry = ({ id, subject, to, at }: KeptLetter) =>
  `<li><a href="/_mail/${id}"><strong>${escape(subject)}</strong><time>${at.toLocaleTimeString('pt-PT')}</time><span>${escape(to)}</span></a></li>`;

function list(letters: readonly KeptLetter[]): string {
  if (letters.length === 0) {
    return '<p>No mail yet. Send a booking request: its mail is here within a minute.</p>';
  }
  return `<ol>${letters.map(entry).join('')}</ol>`;
}

function reading(letter: KeptLetter, view: View): string {
  const tabs = VIEWS.map(
    (one) =>
      `<a href="/_mail/${letter.id}?view=${one}"${one === view ? ' aria-current="page"' : ''}>${LABELS[one]}</a>`,
  );
  // The mail itself comes in a frame that may open links and run nothing.
  const body =
    view === 'html'
      ? `<iframe title="${escape(letter.subject)}" src="/_mail/${letter.id}?raw=1" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
      : `<pre>${escape(view === 'text' ? letter.text : letter.source)}</pre>`;
  return `<nav><a href="/_mail">All mails</a>${tabs.join('')}</nav><p>${escape(letter.from)} → ${escape(letter.to)}</p>${body}`;
}

function raw({ html }: KeptLetter): Response {
  return new Response(html.replace('<head>', '<head><base target="_blank">'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `${NOTHING_BUT_STYLES}; frame-ancestors 'self'`,
      'X-Frame-Options': 'SAMEORIGIN',
    },
  });
}

function page(title: string, body: string, status = 200): Response {
  const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head><body><header>Mails of this machine · <a href="/">the site</a></header><main><h1>${escape(title)}</h1>${body}</main></body></html>`;
  return new Response(document, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `${NOTHING_BUT_STYLES}; frame-src 'self'`,
    },
  });
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}

import { describe, expect, it } from 'vitest';
import { drawLetter, houseParagraph } from '@/features/panel/mail/LetterFrame';
import {
  GUEST_KINDS,
  HOUSE_KINDS,
  type MailKind,
} from '../../../../supabase/functions/_shared/mail/mail-data.ts';
import { mailHouse } from '../../../../supabase/functions/_shared/house.ts';
import { renderMail } from '../../../../supabase/functions/_shared/mail/render-mail.ts';
import { makeMailData } from '../../../support/mail-data';

const PARAGRAPH = 'Há mercado <b>& festa</b>.\nMarta "da receção"';
const KINDS: MailKind[] = [...GUEST_KINDS, ...HOUSE_KINDS, 'verify'];

function htmlOf(kind: MailKind): string {
  const mail = makeMailData(kind, { paragraph: PARAGRAPH, key: 'k'.repeat(24) });
  return renderMail(mail, mailHouse({ SITE_URL: 'https://site.example' }))?.html ?? '';
}

function drawn(html: string): Document {
  const target = document.implementation.createHTMLDocument();
  drawLetter(target, html, { isDark: false });
  return target;
}

/** Every element with its own text and its styles, as a browser would build it in a body. */
function parts(letter: Document) {
  return [...letter.body.querySelectorAll<HTMLElement>('*')]
    .filter(({ tagName }) => tagName !== 'TBODY')
    .map((element) => ({
      tag: element.tagName,
      text: element.textContent,
      style: element.style.cssText,
      class: element.className,
      background: element.getAttribute('bgcolor'),
    }));
}

describe('drawLetter', () => {
  it.each(KINDS)('draws %s as a browser reads its HTML, without its links (MAIL-05)', (kind) => {
    const html = htmlOf(kind);
    expect(html.length).toBeGreaterThan(2000);
    const read = new DOMParser().parseFromString(html, 'text/html');
    const letter = drawn(html);
    expect(parts(letter)).toEqual(parts(read));
    expect(letter.body.style.cssText).toBe(read.body.style.cssText);
    expect(letter.querySelectorAll('[href], script')).toHaveLength(0);
  });

  it('draws anew over what stood there, and finds the paragraph of the house (MAIL-06)', () => {
    const letter = drawn(htmlOf('confirmed'));
    drawLetter(letter, htmlOf('received'), { isDark: true });
    expect(letter.querySelectorAll('h1')).toHaveLength(1);
    expect(letter.documentElement.style.colorScheme).toBe('dark');
    expect(houseParagraph(letter)?.textContent).toBe(
      'Há mercado <b>& festa</b>.Marta "da receção"',
    );
  });
});

import { useEffect, useRef } from 'react';
import { drawLetter, houseParagraph } from './letter-document';

interface LetterFrameProps {
  html: string;
  isDark: boolean;
  /** Names the frame. */
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

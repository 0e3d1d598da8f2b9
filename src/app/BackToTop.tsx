import * as t from '@messages/navigation';
import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { MAIN_ID } from './main-content';

/** The button appears after this much scrolling (NAV-04). */
const SHOWN_AFTER_PX = 300;

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

const isScrolled = () => window.scrollY > SHOWN_AFTER_PX;

function handleClick() {
  window.scrollTo({ top: 0 });
  // The button disappears at the top, so its focus moves to the content.
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/**
 * The floating button back to the top; it scrolls smoothly unless reduced motion is asked for. It
 * would cover words beside a bar fixed to the foot, and the price box of a room.
 */
export function BackToTop() {
  const isShown = useSyncExternalStore(subscribe, isScrolled, () => false);
  if (!isShown) return null;

  return (
    <button
      type="button"
      aria-label={t.BACK_TO_TOP}
      onClick={handleClick}
      className="fixed right-5 bottom-5 z-10 mx-auto grid size-11 animate-appear place-items-center rounded-field border-2 border-branco bg-anil-600 text-branco shadow-s2 transition-colors hover:bg-anil-700 in-[:root[data-language-offer]]:bottom-24 in-[:root[data-wide-bar]]:hidden max-md:in-[:root[data-sticky-bar]]:hidden md:right-8 md:bottom-8 print:hidden tiny:static"
    >
      <ArrowUp className="size-5" aria-hidden />
    </button>
  );
}

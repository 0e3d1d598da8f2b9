import { useCallback, useSyncExternalStore } from 'react';
import { anchorOf } from '@/copy/legal/anchors';
import type { LegalSection, LegalSectionName } from '@/domain/language/legal-document';

/**
 * A section is read once its heading is this near the top, a little below where links scroll it to.
 */
const READING_LINE_REM = 8;

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

/**
 * The name of the section being read: the last one whose heading has passed the reading line, or
 * the very last at the end of the page. None before hydration.
 */
export function useReadSection(sections: readonly LegalSection[]): LegalSectionName | undefined {
  const read = useCallback(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
    if (isAtEnd) return sections.at(-1)?.id;
    return (sections.findLast(({ id }) => hasBeenReached(id)) ?? sections[0])?.id;
  }, [sections]);
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function hasBeenReached(section: LegalSectionName): boolean {
  const heading = document.getElementById(anchorOf(section));
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return heading !== null && heading.getBoundingClientRect().top <= READING_LINE_REM * rem;
}

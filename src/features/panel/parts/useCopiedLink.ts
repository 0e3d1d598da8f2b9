import { useState } from 'react';
import type { GuestLanguage } from '@/domain/language/guest-language';
import { guestPageAddress } from '@mail/guest-paths.ts';

/** What came of a copying. A link that could not be copied is shown, to be copied by hand. */
export type LinkOutcome = { words: string; link?: string } | null;

/** What is said of a link that is copied, and of one that could not be. */
export interface LinkWords {
  copied: string;
  held: string;
}

/** Puts the link to a guest's own page into the clipboard (TRACK-06). */
export function useCopiedLink() {
  const [outcome, setOutcome] = useState<LinkOutcome>(null);

  async function copy(key: string, language: GuestLanguage, words: LinkWords) {
    const link = `${window.location.origin}${guestPageAddress(language, key)}`;
    try {
      await navigator.clipboard.writeText(link);
      setOutcome({ words: words.copied });
    } catch {
      setOutcome({ words: words.held, link });
    }
  }

  return { outcome, copy, clear: () => setOutcome(null) };
}

import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { LANGUAGE } from '@/domain/language/language';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { wantedLanguage } from '@/lib/language-choice';

const LanguageOffer = lazyPart(async () => import('./LanguageOffer'), {
  ifMissing: () => null,
}).Part;

/** Offers another language to a visitor who wants one; only they download the offer's code. */
export function OfferedLanguage() {
  const wanted = useIsHydrated() ? wantedLanguage() : LANGUAGE;
  if (wanted === LANGUAGE) return null;
  return (
    <Suspense>
      <LanguageOffer language={wanted} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { LANGUAGE } from '@/domain/language';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { wantedLanguage } from '@/lib/language-choice';

const LanguageOffer = lazy(() => import('./LanguageOffer'));

/** The offer to read in another language, where the visitor wants one; only they fetch its words. */
export function OfferedLanguage() {
  const wanted = useIsHydrated() ? wantedLanguage() : LANGUAGE;
  if (wanted === undefined || wanted === LANGUAGE) return null;
  return (
    <Suspense>
      <LanguageOffer language={wanted} />
    </Suspense>
  );
}

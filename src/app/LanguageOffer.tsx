import { Globe, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { GuestLanguage } from '@/domain/language/guest-language';
import { LANGUAGE } from '@/domain/language/language';
import { useDocumentFlag } from '@/hooks/useDocumentFlag';
import { counterpart } from '@/lib/addresses';
import { rememberLanguage } from '@/lib/language-choice';

/** Each offer is in the language it offers, because its reader may not read that of the page. */
const WORDS: Record<GuestLanguage, { question: string; accept: string; refuse: string }> = {
  pt: { question: 'Prefere ler em português?', accept: 'Em português', refuse: 'Não, obrigado' },
  en: { question: 'Prefer to read in English?', accept: 'In English', refuse: 'No, thank you' },
  es: { question: '¿Prefieres leer en español?', accept: 'En español', refuse: 'No, gracias' },
  fr: { question: 'Lire en français\u202f?', accept: 'En français', refuse: 'Non, merci' },
  de: { question: 'Lieber auf Deutsch lesen?', accept: 'Auf Deutsch', refuse: 'Nein, danke' },
};

/**
 * One line at the foot of the screen that offers the visitor's own language; nobody is redirected
 * (LANG-02).
 */
export default function LanguageOffer({ language }: { language: GuestLanguage }) {
  const { pathname, search, hash } = useLocation();
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;

  function handleRefuse() {
    rememberLanguage(LANGUAGE);
    setIsOpen(false);
  }

  return (
    <Strip language={language} onRefuse={handleRefuse}>
      <a
        href={counterpart(pathname, language) + search + hash}
        hrefLang={language}
        onClick={() => rememberLanguage(language)}
        className="inline-flex min-h-11 items-center rounded-field bg-ocre-400 px-4 text-15 font-semibold whitespace-nowrap text-tinta shadow-[inset_0_-4px_0_theme(colors.ocre.600)] transition-colors hover:bg-ocre-300 md:px-5 md:text-16"
      >
        {WORDS[language].accept}
      </a>
    </Strip>
  );
}

interface StripProps {
  language: GuestLanguage;
  onRefuse: () => void;
  children: ReactNode;
}

function Strip({ language, onRefuse, children }: StripProps) {
  useDocumentFlag('data-language-offer');
  const id = useId();
  const { question, refuse } = WORDS[language];
  return (
    <section
      lang={language}
      aria-labelledby={id}
      className="fixed inset-x-0 bottom-0 z-14 animate-appear border-t-4 border-ocre-400 bg-noite text-branco on-dark max-md:in-[:root[data-sticky-bar]]:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] max-md:in-[:root[data-sticky-bar]]:pb-4 md:max-lg:in-[:root[data-wide-bar]]:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] print:hidden tiny:static"
    >
      <div className="page-width flex min-h-16.5 items-center gap-x-3 py-2 md:gap-x-4.5">
        <p
          id={id}
          className="flex items-center gap-2.5 text-15 font-medium text-balance max-md:me-auto md:text-16"
        >
          <Globe className="size-5 text-ocre-300 max-md:hidden" aria-hidden />
          {question}
        </p>
        {children}
        <button
          type="button"
          aria-label={refuse}
          onClick={onRefuse}
          className="grid size-11 flex-none place-items-center rounded-field text-ocre-300 max-md:-me-3.5 md:ms-auto"
        >
          <X className="size-5" aria-hidden />
        </button>
      </div>
    </section>
  );
}

import * as t from '@messages/legal';
import { portugueseTitles } from '@/copy/legal/links';
import type { LegalName } from '@/domain/language/legal-document';
import { addressOf } from '@/lib/addresses';

/** Says above a translation that the Portuguese text is binding, with a link to it (LANG-03). */
export function BindingNote({ name }: { name: LegalName }) {
  return (
    <p className="mb-8 rounded-tile border-s-6 border-b-0 border-anil-600 bg-sal px-4.5 py-3.5 text-15 leading-6 print:mb-4">
      {t.BINDING.before}{' '}
      {/* A plain link with a full page load, because each language has its own build. */}
      <a href={addressOf(name, 'pt')} hrefLang="pt" lang="pt-PT" className="text-link">
        {portugueseTitles[name]}
      </a>
      {t.BINDING.after}
    </p>
  );
}

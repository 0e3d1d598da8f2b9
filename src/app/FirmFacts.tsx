import { LODGING_NUMBER } from '@messages/house';
import * as t from '@messages/house';
import { ExternalLink } from '@/components/ExternalLink';
import { hostel } from '@/copy/hostel';
import { disputesPath } from '@/lib/paths';

const { firm, taxNumber, register, lodgingNumber, complaints } = hostel.legal;

const FACTS = [
  { name: t.FIRM, value: firm },
  { name: t.TAX_NUMBER, value: taxNumber },
  { name: t.REGISTER, value: register },
  { name: LODGING_NUMBER, value: lodgingNumber },
].filter(({ value }) => value !== null);

/** Who is behind the site, the complaints book and the way to settle a dispute (LEGAL-02). */
export function FirmFacts({ linkLook }: { linkLook: string }) {
  return (
    <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-anil-100/20 py-5.5">
      {FACTS.length > 0 && (
        <dl
          aria-label={t.ABOUT_THE_FIRM}
          className="grid grid-cols-2 gap-x-8 gap-y-3 max-[19.5rem]:grid-cols-1 md:flex md:flex-wrap md:gap-x-9"
        >
          {FACTS.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-13 text-anil-100/90">{name}</dt>
              <dd className="text-15 font-semibold text-branco tabular-figures">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 max-md:w-full">
        <ExternalLink
          href={complaints.href}
          hrefLang="pt"
          className="flex min-h-14 items-center gap-3.5 rounded-tile bg-branco px-4 py-2 text-tinta transition-colors hover:bg-anil-50 max-md:w-full"
        >
          <img src="/livro-reclamacoes.svg" alt="" width={24} height={24} loading="lazy" />
          <span>
            <span lang="pt-PT" className="block leading-5 font-semibold">
              Livro de Reclamações
            </span>
            <span className="block text-13 text-tinta-2">{t.opensComplaints(complaints.site)}</span>
          </span>
        </ExternalLink>
        <a href={disputesPath} className={`${linkLook} py-2.5`}>
          {t.DISPUTES}
        </a>
      </div>
    </div>
  );
}

import type { LegalLink, LegalName, LegalProperName } from '@/domain/language/legal-document';
import { hostel, townOf } from '../hostel';

const { legal, address } = hostel;

/** Where the links lead whose text is a number or an address itself, the same in every language. */
export const legalLinks: Record<
  Exclude<Exclude<LegalLink, { text: string }>['link'], 'phone'>,
  { text: string; href: string }
> = {
  email: { text: hostel.email.display, href: hostel.email.href },
  emergency: { text: '112', href: 'tel:112' },
  authoritySite: { text: 'www.cnpd.pt', href: 'https://www.cnpd.pt/' },
  portalSite: { text: 'www.consumidor.gov.pt', href: 'https://www.consumidor.gov.pt/' },
  complaintsSite: { text: legal.complaints.site, href: legal.complaints.href },
  arbitrationSite: { text: legal.arbitration.site, href: legal.arbitration.href },
};

/**
 * The names that stand within the texts as they are: the house with its address, and the
 * institutions.
 */
export const properNames: Record<LegalProperName['name'], string> = {
  house: [
    legal.firm,
    legal.taxNumber && `NIPC ${legal.taxNumber}`,
    hostel.name,
    address.street,
    townOf(address),
    'Portugal',
  ]
    .filter(Boolean)
    .join(', '),
  authority: 'Comissão Nacional de Proteção de Dados',
  arbitration: legal.arbitration.name,
  portal: 'Portal do Consumidor',
};

/** The titles of the binding Portuguese texts, which other languages mention untranslated. */
export const portugueseTitles: Record<LegalName, string> = {
  privacy: 'Política de Privacidade',
  terms: 'Termos e Condições',
  cookies: 'Política de Cookies',
};

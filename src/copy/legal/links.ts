import type { LegalLink, LegalName, LegalProperName } from '@/domain/language/legal-document';
import { hostel } from '../hostel';

/** Where the links lead whose text is a number or an address itself, the same in every language. */
export const legalLinks: Record<
  Exclude<LegalLink, { text: string }>['link'],
  { text: string; href: string }
> = {
  email: { text: hostel.email.display, href: hostel.email.href },
  phone: { text: hostel.phone.display, href: hostel.phone.href },
  emergency: { text: '112', href: 'tel:112' },
  authority: { text: 'www.cnpd.pt', href: 'https://www.cnpd.pt/' },
  consumers: { text: 'www.consumidor.gov.pt', href: 'https://www.consumidor.gov.pt/' },
  complaints: { text: 'www.livroreclamacoes.pt', href: 'https://www.livroreclamacoes.pt/' },
};

/**
 * The names that stand within the texts as they are: the house with its address, and the
 * institutions.
 */
export const properNames: Record<LegalProperName['name'], string> = {
  house: `${hostel.name}, ${hostel.address.street}, ${hostel.address.region}, Portugal`,
  authority: 'Comissão Nacional de Proteção de Dados',
  arbitration: 'Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve',
  portal: 'Portal do Consumidor',
};

/** The titles of the binding Portuguese texts, which other languages mention untranslated. */
export const portugueseTitles: Record<LegalName, string> = {
  privacy: 'Política de Privacidade',
  terms: 'Termos e Condições',
  cookies: 'Política de Cookies',
};

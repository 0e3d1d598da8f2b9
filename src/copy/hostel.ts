/**
 * What Portuguese law wants a house to say of itself (LEGAL-01). Null where the owner has not given
 * it: it is then left out everywhere, and build and doctor name it.
 */
interface LegalFacts {
  /** The firm as the commercial register has it. */
  firm: string | null;
  taxNumber: string | null;
  /** Where the firm is registered, and under which number. */
  register: string | null;
  /** The number of the Registo Nacional de Alojamento Local, 'nnnnnn/AL'. */
  lodgingNumber: string | null;
  complaints: { site: string; href: string };
  /** The arbitration centre of the region, under its Portuguese name. */
  arbitration: { name: string; site: string; href: string };
}

const legal: LegalFacts = {
  firm: 'Maré de Exemplo, Lda.',
  taxNumber: '000 000 000',
  register: 'C.R.C. de Exemplo, 00000',
  lodgingNumber: '000000/AL',
  complaints: { site: 'livroreclamacoes.pt', href: 'https://www.livroreclamacoes.pt/' },
  arbitration: {
    name: 'CIMAAL, Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve',
    site: 'www.consumoalgarve.pt',
    href: 'https://www.consumoalgarve.pt/',
  },
};

/** The rest of the postal address; null where the owner has not given it. */
const place: { postcode: string | null; town: string | null } = {
  postcode: '0000-000',
  town: 'Vila de Exemplo',
};

/** Postal code and town, as on a letter; the region where neither is given. */
export function townOf({ postcode, town, region }: typeof hostel.address): string {
  return [postcode, town].filter(Boolean).join(' ') || region;
}

/** The facts of the house, each written once. Every page reads them from here. */
export const hostel = {
  name: 'Hostel Maré Nova',
  /** The first word of the name, which a narrow header leaves out. */
  kind: 'Hostel',
  shortName: 'Maré Nova',
  roomCount: 13,
  address: { street: 'Rua da Estação 13', ...place, region: 'Algarve' },
  phone: { display: '+351 282 000 013', href: 'tel:+351282000013' },
  email: { display: 'ola@marenova.example', href: 'mailto:ola@marenova.example' },
  coordinates: { latitude: 37.1451, longitude: -8.5394 },
  reception: { languages: 5, metresToStation: 50 },
  legal,
} as const;

/** A site where the house is listed, or will be. */
export interface Platform {
  name: string;
  /** Null while the listing is still to come: the name is then a placeholder, not a link. */
  href: string | null;
}

export const platforms: readonly Platform[] = [
  { name: 'Booking.com', href: 'https://www.booking.com/' },
  { name: 'Airbnb', href: null },
];

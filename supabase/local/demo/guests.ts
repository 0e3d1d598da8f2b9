import type { GuestLanguage } from '../../../src/domain/language/guest-language.ts';

/** Who stays at the demo house. Every address is of a domain reserved for examples. */
export interface DemoGuest {
  name: string;
  /**
   * Null where staff wrote the booking down without one, as they do at the desk and on the
   * telephone.
   */
  email: string | null;
  phone: string | null;
  /** The language they are spoken to; Portuguese when left out. */
  language?: GuestLanguage;
}

export const DEMO_GUESTS = {
  // Portugal and Brazil
  ines: { name: 'Inês Duarte', email: 'ines.duarte@correio.example', phone: '+351 912 345 678' },
  sequeira: {
    name: 'Marta e Rui Sequeira',
    email: 'sequeira.familia@correio.example',
    phone: '+351 934 555 081',
  },
  valadares: {
    name: 'João Valadares',
    email: 'joao.valadares@correio.example',
    phone: '+351 961 555 240',
  },
  sofia: {
    name: 'Sofia Almeida',
    email: 'sofia.almeida@correio.example',
    phone: '+351 918 555 377',
  },
  rita: { name: 'Rita Fonseca', email: 'rita.fonseca@correio.example', phone: '+351 925 555 614' },
  tavares: { name: 'Rui Tavares', email: 'rui.tavares@correio.example', phone: '965 555 102' },
  helena: {
    name: 'Helena Prado',
    email: 'helena.prado@correio.example',
    phone: '+351 917 555 460',
  },
  matos: { name: 'Paulo Matos', email: null, phone: null },
  albano: { name: 'Albano Reis', email: null, phone: '+351 966 555 418' },
  clara: { name: 'Clara Nunes', email: null, phone: '+351 919 555 273' },
  bruno: { name: 'Bruno Falcão', email: 'bruno.falcao@correio.example', phone: '911 555 823' },
  meireles: {
    name: 'Carla Meireles',
    email: 'visitas@escolanorte.example',
    phone: '+351 253 555 330',
  },
  catarina: {
    name: 'Catarina Melo',
    email: 'catarina.melo@correio.example',
    phone: '+351 938 555 719',
  },
  mateus: {
    name: 'Mateus Oliveira da Costa',
    email: 'mateus.oliveira@example.com',
    phone: '+55 11 91234-5678',
  },
  conceicao: {
    name: 'Maria da Conceição Guadalupe de Vasconcelos e Albuquerque Teixeira de Sousa Pimentel de Menezes',
    email: 'maria.da.conceicao.guadalupe.de.vasconcelos.e.albuquerque@correio.example',
    phone: '+351 213 555 900',
  },

  // Everywhere else
  brandt: {
    name: 'Lukas Brandt',
    email: 'lukas.brandt@example.org',
    phone: '+49 1512 5550143',
    language: 'de',
  },
  keller: {
    name: 'Tobias Keller',
    email: 't.keller@example.org',
    phone: '+41 79 555 01 62',
    language: 'de',
  },
  brennan: {
    name: 'Aoife Brennan',
    email: 'aoife.brennan@example.com',
    phone: '+353 85 555 0117',
    language: 'en',
  },
  oneill: {
    name: 'Siobhan O’Neill',
    email: 'siobhan.oneill@example.com',
    phone: '+353 86 555 0190',
    language: 'en',
  },
  oconnor: {
    name: 'Liam O’Connor',
    email: 'liam.oconnor@example.com',
    phone: '+353 87 555 0134',
    language: 'en',
  },
  ferri: {
    name: 'Paolo Ferri',
    email: 'paolo.ferri@example.org',
    phone: '+39 347 555 0128',
    language: 'en',
  },
  rossi: {
    name: 'Giulia Rossi',
    email: 'giulia.rossi@example.org',
    phone: '+39 320 555 0175',
    language: 'en',
  },
  laurent: {
    name: 'Camille Laurent',
    email: 'camille.laurent@example.net',
    phone: '+33 6 55 50 12 84',
    language: 'fr',
  },
  petit: {
    name: 'Élodie Petit',
    email: 'elodie.petit@example.net',
    phone: '+33 7 55 50 19 26',
    language: 'fr',
  },
  moreau: {
    name: 'Théo Moreau',
    email: 'theo.moreau@example.net',
    phone: '+33 6 55 50 17 41',
    language: 'fr',
  },
  lindqvist: {
    name: 'Hanna Lindqvist',
    email: 'hanna.lindqvist@example.org',
    phone: '+46 70 555 01 38',
    language: 'en',
  },
  lindh: {
    name: 'Noah Lindh',
    email: 'noah.lindh@example.org',
    phone: '+46 73 555 01 52',
    language: 'en',
  },
  sorensen: {
    name: 'Ingrid & Per Sørensen',
    email: 'sorensen@example.net',
    phone: '+45 20 55 50 13',
    language: 'en',
  },
  deVries: {
    name: 'Anneke de Vries',
    email: 'anneke.devries@example.net',
    phone: '+31 6 5550 1437',
    language: 'en',
  },
  jansen: {
    name: 'Fleur Jansen',
    email: 'fleur.jansen@example.net',
    phone: '+31 6 5550 1892',
    language: 'en',
  },
  kral: {
    name: 'Dominik Král',
    email: 'dominik.kral@example.com',
    phone: '+420 605 550 119',
    language: 'en',
  },
  kowalski: {
    name: 'Jan Kowalski',
    email: 'jan.kowalski@example.com',
    phone: '+48 605 550 164',
    language: 'en',
  },
  wojcik: {
    name: 'Łukasz Wójcik',
    email: 'lukasz.wojcik@example.com',
    phone: '+48 512 550 128',
    language: 'en',
  },
  vidal: {
    name: 'Marc Vidal',
    email: 'marc.vidal@example.org',
    phone: '+34 612 555 018',
    language: 'es',
  },
  ruiz: {
    name: 'Lucía Ruiz Ortega',
    email: 'lucia.ruiz@example.org',
    phone: '+34 655 555 047',
    language: 'es',
  },
  grant: {
    name: 'Oliver Grant',
    email: 'oliver.grant@example.com',
    phone: '+44 7700 900123',
    language: 'en',
  },
  hughes: {
    name: 'Megan Hughes',
    email: 'megan.hughes@example.com',
    phone: '+44 7700 900456',
    language: 'en',
  },
  walker: {
    name: 'Jordan Walker',
    email: 'jordan.walker@example.com',
    phone: '+1 415 555 0132',
    language: 'en',
  },
  raman: {
    name: 'Priya Raman',
    email: 'priya.raman@example.com',
    phone: '+91 98765 43210',
    language: 'en',
  },
  chen: {
    name: 'Wei-Ling Chen',
    email: 'weiling.chen@example.net',
    phone: '+886 912 555 018',
    language: 'en',
  },
  nakamura: {
    name: 'Kai Nakamura',
    email: 'kai@surfcamp.example',
    phone: '+81 90-5550-0148',
    language: 'en',
  },
  tanaka: {
    name: 'Yuki Tanaka',
    email: 'yuki.tanaka@example.net',
    phone: '+81 80-5550-0172',
    language: 'en',
  },
  nguyen: {
    name: 'Nguyễn Thị Minh Anh',
    email: 'minhanh.nguyen@example.net',
    phone: '+84 91 555 01 46',
    language: 'en',
  },
  idrissi: {
    name: 'Fatima Zahra El Idrissi',
    email: 'fz.elidrissi@example.org',
    phone: '+212 655 550 137',
  },

  // The coordinators of the groups
  teresa: { name: 'Teresa Fontes', email: 'geral@veladafoz.example', phone: '+351 282 555 014' },
  corominho: {
    name: 'Henrique Antunes',
    email: 'ensaios@corominho.example',
    phone: '+351 253 555 120',
  },
  castelo: { name: 'Ana Castelo', email: 'ana.castelo@correio.example', phone: '+351 917 555 308' },
  senior: { name: 'Lurdes Carrapiço', email: 'passeios@seniorevora.example', phone: null },
} as const satisfies Record<string, DemoGuest>;

export type GuestKey = keyof typeof DEMO_GUESTS;

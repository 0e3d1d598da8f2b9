/**
 * The file that the authority takes, 'MovimentoBAL', and what it would refuse of it (REG-04). Runs in
 * browsers and in Edge Functions.
 */
import { type Day, isDay } from '../calendar/dates.ts';
import { isSibaCountry } from './countries.ts';
import { isPortuguese, missingFields, type RegisterEntry, type RegisterField } from './entry.ts';
import type { SibaSettings } from './siba-overview.ts';
import { sibaText } from './siba-text.ts';

/** What a person's bulletin says. */
export interface Bulletin extends RegisterEntry {
  arrival: Day;
  departure: Day;
}

export interface SibaMovement {
  settings: SibaSettings;
  /** Counts up per establishment; none is used twice. */
  number: number;
  /** ISO text with its zone. */
  madeAt: string;
  bulletins: readonly Bulletin[];
}

/** The most characters of the authority's schema. */
const LONGEST = {
  house: 40,
  shortName: 15,
  town: 30,
  email: 140,
  phone: 10,
  name: 40,
  place: 30,
} as const;

const NUMBER = /^[0-9A-Z]{1,16}$/;

export type BulletinProblemKind =
  /** It must be there and is not. */
  | 'missing'
  /** Citizens of Portugal are not reported. */
  | 'portuguese'
  /** No code of the authority's table. */
  | 'country'
  /** No kind of document, or a number of other signs than figures and capitals, at most 16. */
  | 'document'
  /** No day of the calendar. */
  | 'no-day'
  | 'birth-not-past'
  | 'arrival-to-come'
  | 'departure-before-arrival'
  /** Letters that cannot be written in those of the authority. */
  | 'letters';

export interface BulletinProblem {
  field: RegisterField | 'arrival' | 'departure';
  kind: BulletinProblemKind;
  /** The letters that cannot be written, 'Иван'. */
  letters?: string;
}

const COUNTRY_FIELDS = ['nationality', 'doc_country', 'residence_country'] as const;

/** What the authority would refuse of a bulletin, in the order of a form; empty where nothing. */
export function bulletinProblems(bulletin: Bulletin, today: Day): BulletinProblem[] {
  if (isPortuguese(bulletin)) return [{ field: 'nationality', kind: 'portuguese' }];
  return [
    ...missingFields(bulletin).map((field): BulletinProblem => ({ field, kind: 'missing' })),
    ...COUNTRY_FIELDS.filter(
      (field) => (bulletin[field] ?? '').trim() !== '' && !isSibaCountry(bulletin[field] ?? ''),
    ).map((field): BulletinProblem => ({ field, kind: 'country' })),
    ...documentProblems(bulletin),
    ...dayProblems(bulletin, today),
    ...letterProblems(bulletin),
  ];
}

function documentProblems({ doc_type, doc_number }: Bulletin): BulletinProblem[] {
  const problems: BulletinProblem[] = [];
  if (doc_type !== null && !['P', 'B', 'O'].includes(doc_type)) {
    problems.push({ field: 'doc_type', kind: 'document' });
  }
  if ((doc_number ?? '').trim() !== '' && !NUMBER.test(doc_number ?? '')) {
    problems.push({ field: 'doc_number', kind: 'document' });
  }
  return problems;
}

function dayProblems({ birth_date, arrival, departure }: Bulletin, today: Day): BulletinProblem[] {
  const problems: BulletinProblem[] = [];
  if (birth_date !== null && birth_date !== '') {
    if (!isDay(birth_date)) problems.push({ field: 'birth_date', kind: 'no-day' });
    else if (birth_date >= today) problems.push({ field: 'birth_date', kind: 'birth-not-past' });
  }
  if (!isDay(arrival)) problems.push({ field: 'arrival', kind: 'no-day' });
  else if (arrival > today) problems.push({ field: 'arrival', kind: 'arrival-to-come' });
  if (!isDay(departure)) problems.push({ field: 'departure', kind: 'no-day' });
  else if (departure < arrival) {
    problems.push({ field: 'departure', kind: 'departure-before-arrival' });
  }
  return problems;
}

const TEXT_FIELDS = {
  surname: 'name',
  given_names: 'name',
  birth_place: 'place',
  residence_place: 'place',
} as const;

function letterProblems(bulletin: Bulletin): BulletinProblem[] {
  return (['surname', 'given_names', 'birth_place', 'residence_place'] as const).flatMap(
    (field): BulletinProblem[] => {
      const given = bulletin[field] ?? '';
      if (given.trim() === '') return [];
      const { text, unwritable } = textOf(field, given);
      if (unwritable.length > 0) return [{ field, kind: 'letters', letters: unwritable.join('') }];
      return text === '' ? [{ field, kind: 'letters', letters: given }] : [];
    },
  );
}

const textOf = (field: keyof typeof TEXT_FIELDS, given: string) =>
  sibaText(given, TEXT_FIELDS[field] === 'name' ? LONGEST.name : LONGEST.place, TEXT_FIELDS[field]);

const HOUSE_FIELDS = [
  'tax_number',
  'name',
  'short_name',
  'street',
  'town',
  'postcode',
  'phone',
  'contact_name',
] as const satisfies readonly (keyof SibaSettings)[];

export type HouseField = (typeof HOUSE_FIELDS)[number];

/** What of the house must be settled before a file can be written. */
export function missingHouseFields(settings: SibaSettings): HouseField[] {
  return HOUSE_FIELDS.filter((field) => (settings[field] ?? '').trim() === '');
}

/**
 * The file in the authority's schema, in the order that it wants. Dates are midnight without a zone,
 * since one with a zone may slip a day. Too long texts are cut as `sibaText` says.
 *
 * @param movement with bulletins in which `bulletinProblems` finds nothing
 * @throws RangeError for a bulletin that lacks what must be there, or a house that does
 */
export function movementXml({ settings, number, madeAt, bulletins }: SibaMovement): string {
  if (missingHouseFields(settings).length > 0) throw new RangeError('The house is not settled');
  return [
    '<MovimentoBAL xmlns="http://sef.pt/BAws">',
    houseXml(settings),
    ...bulletins.map(bulletinXml),
    '<Envio>',
    element('Numero_Ficheiro', String(number)),
    element('Data_Movimento', lisbonMoment(madeAt)),
    '</Envio>',
    '</MovimentoBAL>',
    '',
  ].join('\n');
}

function houseXml(house: SibaSettings): string {
  const [postal = '', zone = ''] = (house.postcode ?? '').split('-');
  const email = clean(house.contact_email, LONGEST.email);
  return [
    '<Unidade_Hoteleira>',
    element('Codigo_Unidade_Hoteleira', clean(house.tax_number, 9)),
    element('Estabelecimento', clean(house.establishment, 2)),
    element('Nome', clean(house.name, LONGEST.house)),
    element('Abreviatura', clean(house.short_name, LONGEST.shortName)),
    element('Morada', clean(house.street, LONGEST.house)),
    element('Localidade', clean(house.town, LONGEST.town)),
    element('Codigo_Postal', clean(postal, 4)),
    element('Zona_Postal', clean(zone, 3)),
    element('Telefone', clean(house.phone, LONGEST.phone)),
    // It must be there, and nobody has one any more: the telephone once again.
    element('Fax', clean(house.phone, LONGEST.phone)),
    element('Nome_Contacto', clean(house.contact_name, LONGEST.house)),
    ...(email === '' ? [] : [element('Email_Contacto', email)]),
    '</Unidade_Hoteleira>',
  ].join('\n');
}

function bulletinXml(bulletin: Bulletin): string {
  const given = written(bulletin, 'given_names');
  const birthPlace = written(bulletin, 'birth_place');
  return [
    '<Boletim_Alojamento>',
    element('Apelido', needed(written(bulletin, 'surname'))),
    ...(given === '' ? [] : [element('Nome', given)]),
    element('Nacionalidade', needed(bulletin.nationality)),
    element('Data_Nascimento', midnight(needed(bulletin.birth_date))),
    ...(birthPlace === '' ? [] : [element('Local_Nascimento', birthPlace)]),
    element('Documento_Identificacao', needed(bulletin.doc_number)),
    element('Pais_Emissor_Documento', needed(bulletin.doc_country)),
    element('Tipo_Documento', needed(bulletin.doc_type)),
    element('Data_Entrada', midnight(bulletin.arrival)),
    element('Data_Saida', midnight(bulletin.departure)),
    element('Pais_Residencia_Origem', needed(bulletin.residence_country)),
    element('Local_Residencia_Origem', needed(written(bulletin, 'residence_place'))),
    '</Boletim_Alojamento>',
  ].join('\n');
}

/**
 * Which bulletin of a file, from 1, a line of its XML belongs to; null for what stands around them.
 *
 * @param xmlLine from 1
 */
export function bulletinAtLine(xml: string, xmlLine: number): number | null {
  const lines = xml.split('\n').slice(0, xmlLine);
  const begun = lines.filter((line) => line === '<Boletim_Alojamento>').length;
  const ended = lines.slice(0, -1).filter((line) => line === '</Boletim_Alojamento>').length;
  return begun > ended ? begun : null;
}

const written = (bulletin: Bulletin, field: keyof typeof TEXT_FIELDS): string =>
  textOf(field, bulletin[field] ?? '').text;

function needed(value: string | null): string {
  if (value === null || value === '') throw new RangeError('A bulletin is not complete');
  return value;
}

const midnight = (day: Day) => `${day}T00:00:00`;

/** '2026-11-28T09:05:00' in Lisbon, without a zone as all of the file. */
function lisbonMoment(at: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Lisbon',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(at));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '00';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
}

/** Without what XML cannot hold, cut to so many characters. */
const clean = (text: string | null, longest: number) =>
  Array.from((text ?? '').replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').trim())
    .slice(0, longest)
    .join('');

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

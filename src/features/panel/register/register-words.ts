import { countLabel } from '@/domain/basics/text';
import { formatClock, formatDayAndMonth, formatShortDay } from '@/domain/calendar/date-formats';
import { addDays, type Day, lisbonToday } from '@/domain/calendar/dates';
import { dayText } from '@/domain/calendar/typed-day';
import { countryName } from '@/domain/register/country-names';
import {
  type DocumentKind,
  isPortuguese,
  type RegisterEntry,
  type RegisterField,
} from '@/domain/register/entry';
import type { ProposalLine } from '@/domain/register/proposal';
import type { ExemptReason, StoredEntry } from '@/domain/register/stay-register';

export const FIELD_LABELS: Readonly<Record<RegisterField, string>> = {
  surname: 'Apelido',
  given_names: 'Nomes próprios',
  birth_date: 'Nascimento',
  birth_place: 'Local de nascimento',
  nationality: 'Nacionalidade',
  doc_type: 'Documento',
  doc_number: 'Número',
  doc_country: 'Emitido por',
  residence_country: 'País de residência',
  residence_place: 'Localidade',
};

/** The fields as they stand in a sentence: 'faltam o número e a localidade'. */
const FIELD_WORDS: Readonly<Record<RegisterField, string>> = {
  surname: 'apelido',
  given_names: 'nomes próprios',
  birth_date: 'nascimento',
  birth_place: 'local de nascimento',
  nationality: 'nacionalidade',
  doc_type: 'documento',
  doc_number: 'número do documento',
  doc_country: 'quem emitiu',
  residence_country: 'país de residência',
  residence_place: 'localidade',
};

export const DOCUMENT_WORDS: Readonly<Record<DocumentKind, string>> = {
  P: 'Passaporte',
  B: 'Identidade',
  O: 'Outro',
};

/** Why somebody owes no tax for a night, as in '2 noites sem taxa: idade'. */
export const REASON_WORDS: Readonly<Record<ExemptReason, string>> = {
  season: 'fora da época',
  age: 'idade',
  cap: 'máximo de noites',
  disability: 'incapacidade',
  treatment: 'tratamento médico',
  offered: 'oferecida pela casa',
  unknown: 'idade por saber',
};

const LANGUAGE = 'pt';

/** One line of a proposal, or of what is there: 'Passaporte FX481207, Brasil'; '' where it is blank. */
export function lineText(line: ProposalLine, entry: RegisterEntry | null): string {
  if (entry === null) return '';
  if (line === 'document') {
    const { doc_type, doc_number, doc_country } = entry;
    const kind = doc_type === null ? null : DOCUMENT_WORDS[doc_type];
    const document = [kind, doc_number].filter((part) => part !== null).join(' ');
    return [document, country(doc_country)].filter(Boolean).join(', ');
  }
  if (line === 'nationality' || line === 'residence_country') return country(entry[line]);
  return dayText(entry[line] ?? '');
}

const country = (code: string | null) => (code === null ? '' : countryName(code, LANGUAGE));

/** What is known of a person in one line: 'Portugal, vive em Braga. Visto por Marta, 08:20.' */
export function entryWords(entry: StoredEntry, today: Day): string {
  const { residence_place: place, missing, age, nationality } = entry;
  const from = [country(nationality), place !== null && `vive em ${place}`].filter(Boolean);
  const sentences = [
    from.join(', '),
    age !== null && age < ADULT ? `${age < YOUTH ? 'Criança' : 'Menor'}, ${ageWords(age)}` : '',
    missingWords(missing),
    missing.length === 0 ? checkedWords(entry, today) : '',
  ].filter(Boolean);
  return sentences.map(asSentence).join(' ');
}

/** With a capital and a full stop; the shortened name of a month has its own. */
function asSentence(words: string): string {
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

const YOUTH = 13;
const ADULT = 18;

/** '9 anos'. */
const ageWords = (age: number) => countLabel(age, { one: 'ano', many: 'anos' });

/** 'falta: número do documento, localidade'; one word where nothing at all is there. */
function missingWords(missing: readonly RegisterField[]): string {
  if (missing.length === 0) return '';
  return `falta: ${missing.map((field) => FIELD_WORDS[field]).join(', ')}`;
}

function checkedWords({ checked_at, checked_by }: StoredEntry, today: Day): string {
  if (checked_at === null) return '';
  const who = checked_by === null ? 'visto' : `visto por ${firstName(checked_by)}`;
  return `${who}, ${momentWords(checked_at, today)}`;
}

const firstName = (name: string) => name.split(' ')[0] ?? name;

/** '08:20' today, else '12 nov.', with the year in another. */
function momentWords(at: string, today: Day): string {
  const day = lisbonToday(new Date(at));
  if (day === today) return formatClock(at);
  return day.slice(0, 'yyyy'.length) === today.slice(0, 'yyyy'.length)
    ? formatDayAndMonth(day)
    : formatShortDay(day);
}

/** 'O hóspede enviou às 18:15 de ontem.' */
export function sentWords({ updated_at }: StoredEntry, today: Day): string {
  const day = lisbonToday(new Date(updated_at));
  if (day === today) return `O hóspede enviou hoje, às ${formatClock(updated_at)}.`;
  if (day === addDays(today, -1)) return `O hóspede enviou às ${formatClock(updated_at)} de ontem.`;
  return `O hóspede enviou a ${formatDayAndMonth(day)}.`;
}

/** What saving left to be given: 'Guardado. Faltam 2 dados para o boletim.' */
export function savedWords(entry: RegisterEntry, missing: readonly RegisterField[]): string {
  if (missing.length === 0) return 'Guardado.';
  const verb = missing.length === 1 ? 'Falta' : 'Faltam';
  const count = countLabel(missing.length, { one: 'dado', many: 'dados' });
  return `Guardado. ${verb} ${count} para o ${isPortuguese(entry) ? 'registo' : 'boletim'}.`;
}

/** What the screen 'Boletins' says, in the panel's Portuguese (REG-04). */
import { countLabel } from '../basics/text.ts';
import { formatClock, formatShortWeekdayAndDay } from '../calendar/date-formats.ts';
import { lisbonToday, type Day } from '../calendar/dates.ts';
import { endSentence, joinWords } from '../calendar/short-dates.ts';
import type { BulletinCounts, BulletinRow, BulletinState } from './bulletins.ts';
import { countryName } from './country-names.ts';
import { personName, type RegisterField } from './entry.ts';
import type { SibaFile } from './siba-overview.ts';

/** What is missing, in the order of the words; a document is one word. */
const MISSING: readonly { fields: readonly RegisterField[]; article: 'o' | 'a'; noun: string }[] = [
  { fields: ['surname'], article: 'o', noun: 'nome' },
  { fields: ['nationality'], article: 'a', noun: 'nacionalidade' },
  { fields: ['doc_type', 'doc_number', 'doc_country'], article: 'o', noun: 'documento' },
  { fields: ['birth_date'], article: 'o', noun: 'nascimento' },
  { fields: ['residence_country'], article: 'o', noun: 'país de residência' },
  { fields: ['residence_place'], article: 'a', noun: 'localidade' },
];

/** From this many on, the rest is only counted. */
const MOST_WORDS = 3;

const hospedes = (count: number) => countLabel(count, { one: 'hóspede', many: 'hóspedes' });
const estadias = (count: number) => countLabel(count, { one: 'estadia', many: 'estadias' });

/** '27 hóspedes em 8 estadias, 22 prontos'. */
export function countWords({ people, stays, ready }: BulletinCounts): string {
  return `${hospedes(people)} em ${estadias(stays)}, ${readyWords(ready)}`;
}

/** '22 prontos', 'nenhum pronto'. */
function readyWords(ready: number): string {
  return ready === 0 ? 'nenhum pronto' : countLabel(ready, { one: 'pronto', many: 'prontos' });
}

/** 'Quarto 7, 7 hóspedes, Polónia e Ucrânia'. */
export function stayWords({ stay, people }: BulletinRow): string {
  const codes = new Set(people.flatMap(({ nationality }) => nationality ?? []));
  const countries = [...codes].map((code) => countryName(code, 'pt'));
  return [
    `Quarto ${stay.room_number}`,
    hospedes(stay.guests),
    ...(countries.length > 0 ? [joinWords(countries)] : []),
  ].join(', ');
}

/** 'hoje', or 'ter., 17 nov.'. */
export function dayWords(day: Day, today: Day): string {
  return day === today ? 'hoje' : formatShortWeekdayAndDay(day);
}

/** 'hoje', 'sex., 20 nov.: há 1 dia útil', or the day alone. */
export function byWords({ by, isLate, daysLate }: BulletinRow, today: Day): string {
  if (!isLate) return dayWords(by, today);
  if (daysLate === 0) return `${formatShortWeekdayAndDay(by)}: já passou`;
  const late = countLabel(daysLate, { one: 'dia útil', many: 'dias úteis' });
  return `${formatShortWeekdayAndDay(by)}: há ${late}`;
}

/** What a row says of its register: 'Falta a localidade', 'Recusado: documento de Nils'. */
export function stateWords(state: BulletinState, guests: number): string {
  if (state.kind === 'refused') return refusedWords(state);
  if (state.kind === 'incomplete') return incompleteWords(state);
  if (state.kind === 'proposal') {
    const counts = `${state.complete} de ${state.guests}: `;
    return state.guests === 1 ? 'Por aceitar' : `${counts}por aceitar`;
  }
  if (state.kind === 'letters') return 'Nome por escrever em letras latinas';
  if (state.kind === 'sending') return `A enviar no n.º ${state.number}`;
  if (state.kind === 'in-file') return `No n.º ${state.number}, por entregar`;
  return guests === 1 ? 'Completo' : 'Completos';
}

function refusedWords({ person, words }: Extract<BulletinState, { kind: 'refused' }>): string {
  const name = person.given_names ?? person.surname ?? 'um hóspede';
  const noun = refusedNoun(words);
  return noun === null ? `Recusado: ${name}` : `Recusado: ${noun} de ${name}`;
}

function incompleteWords({
  complete,
  guests,
  missing,
  unregistered,
}: Extract<BulletinState, { kind: 'incomplete' }>): string {
  const lacking = MISSING.filter(({ fields }) => fields.some((field) => missing.includes(field)));
  if (guests === 1) {
    if (unregistered > 0) return 'Por registar';
    const named = lacking.map(({ article, noun }) => `${article} ${noun}`);
    return `${named.length === 1 ? 'Falta' : 'Faltam'} ${joinWords(shortened(named))}`;
  }
  const nouns = lacking.map(({ noun }) => noun);
  const rest = unregistered > 0 ? `registar ${unregistered}` : shortened(nouns).join(', ');
  return `${complete} de ${guests}: falta ${rest}`;
}

function shortened(words: readonly string[]): readonly string[] {
  if (words.length <= MOST_WORDS) return words;
  return [...words.slice(0, MOST_WORDS - 1), `mais ${words.length - MOST_WORDS + 1}`];
}

/** The authority names its elements; each stands for a field of the desk's form. */
const REFUSED: readonly [RegExp, string][] = [
  [/documento|emissor/i, 'documento'],
  [/nascimento/i, 'nascimento'],
  [/nacionalidade/i, 'nacionalidade'],
  [/resid[eê]ncia/i, 'residência'],
  [/entrada|sa[ií]da|chegada|partida/i, 'datas'],
  [/apelido|nome/i, 'nome'],
];

function refusedNoun(words: string): string | null {
  return REFUSED.find(([sign]) => sign.test(words))?.[1] ?? null;
}

/** 'hoje às 09:05', or 'a sáb., 21 nov., 22:04'. */
function momentWords(at: string, today: Day): string {
  const day = lisbonToday(new Date(at));
  return day === today
    ? `hoje às ${formatClock(at)}`
    : `a ${formatShortWeekdayAndDay(day)}, ${formatClock(at)}`;
}

/** What a file says of itself: in bold what asks for a hand, then the rest. */
export interface FileWords {
  strong: string | null;
  text: string;
}

/** The sentence of a file in 'Ficheiros'. */
export function fileWords(
  file: SibaFile,
  { today, isOpen }: { today: Day; isOpen: boolean },
): FileWords {
  if (file.state === 'uncertain') return uncertainWords(file, today);
  if (file.state === 'refused' && isOpen) {
    const at = momentWords(file.ended_at ?? file.made_at, today);
    return { strong: `Recusado ${at}, por inteiro.`, text: backWords(file.guests) };
  }
  const guests = hospedes(file.guests);
  const isUnderWay = file.state === 'claimed' || file.state === 'handing';
  return {
    strong: null,
    text: isUnderWay ? `A enviar ${guests}…` : `${guests}. ${endedWords(file, today)}`,
  };
}

function uncertainWords({ guests, made_at }: SibaFile, today: Day): FileWords {
  const may =
    guests === 1
      ? '1 hóspede pode já estar comunicado'
      : `${hospedes(guests)} podem já estar comunicados`;
  return {
    strong: `Sem resposta desde ${momentWords(made_at, today).replace(/^a /, '')}.`,
    text: `A ligação caiu depois de enviar: ${may}.`,
  };
}

/** What became of a file that asks for nobody's hand, or was made for the portal. */
function endedWords(file: SibaFile, today: Day): string {
  const { state, ended_by, made_by, delivered_on } = file;
  const made = endSentence(momentWords(file.made_at, today));
  const ended = endSentence(momentWords(file.ended_at ?? file.made_at, today));
  if (state === 'accepted') {
    return ended_by === null
      ? `Enviado${by(made_by)} ${made}`
      : `Dado por entregue${by(ended_by)} ${ended}`;
  }
  if (state === 'refused') {
    return followedWords(file) ?? `Recusado ${ended.replace(/\.$/, '')}, e entretanto revisto.`;
  }
  if (state === 'failed') {
    const why = ended_by === null ? failureWords(file.code) : `Não entregue, segundo ${ended_by}.`;
    return `${why} ${followedWords(file) ?? backWords(file.guests)}`;
  }
  return delivered_on === null
    ? `Descarregado${by(made_by)} ${made}`
    : `Entregue no portal ${endSentence(onWords(delivered_on, today))}`;
}

/** 'Seguiram no n.º 43.'; null while somebody of it is not reported. */
function followedWords({ followed, guests }: SibaFile): string | null {
  if (followed.length === 0) return null;
  const numbers = joinWords(followed.map(String));
  return `${guests === 1 ? 'Seguiu' : 'Seguiram'} ${followed.length === 1 ? 'no n.º' : 'nos n.ºs'} ${numbers}.`;
}

const by = (name: string | null) => (name === null ? '' : ` por ${name}`);

const onWords = (day: Day, today: Day) =>
  day === today ? 'hoje' : `a ${formatShortWeekdayAndDay(day)}`;

const backWords = (count: number) =>
  count === 1
    ? 'O hóspede voltou à lista de cima.'
    : `Os ${count} hóspedes voltaram à lista de cima.`;

/** 'O serviço não respondeu (503). Nada foi entregue.' */
export function failureWords(code: string | null): string {
  if (code === 'house') return 'Faltam dados da casa. Nada foi entregue.';
  const status = code !== null && /^\d{3}$/.test(code) ? ` (${code})` : '';
  return `O serviço não respondeu${status}. Nada foi entregue.`;
}

/** The authority's own words, one line each, with the person: '75, linha 2: … (Nils Öberg)'. */
export function refusalLines({ code, answer, refusals }: SibaFile): string[] {
  const sign = code === null || code === 'house' ? '' : `${code}, `;
  if (refusals.length === 0) {
    return answer === null ? [] : answer.split('\n').map((line) => `${sign}${line}`);
  }
  return refusals.map((refused) => {
    const name = personName(refused);
    return `${sign}linha ${refused.line}: ${refused.refusal}${name === '' ? '' : ` (${name})`}`;
  });
}

/** 'O último ficheiro, n.º 43, foi aceite hoje às 09:05, com 27 hóspedes.'; '' where there is none. */
export function lastFileWords(files: readonly SibaFile[], today: Day): string {
  const last = files.find(
    ({ state, delivered_on }) => state === 'accepted' || delivered_on !== null,
  );
  if (last === undefined) return '';
  const how =
    last.delivered_on === null
      ? `aceite ${momentWords(last.ended_at ?? last.made_at, today)}`
      : `entregue no portal ${onWords(last.delivered_on, today)}`;
  return `O último ficheiro, n.º ${last.number}, foi ${how}, com ${hospedes(last.guests)}.`;
}

/** '27 por comunicar, 22 prontos', the state of the row in 'A casa'. */
export function placeWords({ people, ready }: BulletinCounts): string {
  return people === 0 ? 'Nada por comunicar' : `${people} por comunicar, ${readyWords(ready)}`;
}

/** Whose data the authority would refuse: 'O SIBA não aceitaria os dados de Nils Öberg: …'. */
export function unwritableWords(
  bulletins: readonly { surname: string | null; given_names: string | null }[],
): string {
  return `O SIBA não aceitaria os dados de ${joinWords(bulletins.map(personName))}: reveja datas, documento e letras.`;
}

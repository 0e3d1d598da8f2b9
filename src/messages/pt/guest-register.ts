/** Who comes, asked of the guest before the day of arrival (REG-02): the list of persons, and what is said of all. */
import { capitalised, countWords } from '@/domain/basics/number-words.ts';

const WORDS = ['uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const feminine = countWords(WORDS);
const people = (count: number) => `${feminine(count)} ${count === 1 ? 'pessoa' : 'pessoas'}`;

export const TITLE = 'Antes de chegar';
export const titleFor = (name: string | null) => (name === null ? TITLE : `${TITLE}, ${name}`);
export const BACK_TO_BOOKING = 'A sua reserva';
export const RETURN_TO_BOOKING = 'Voltar à reserva';

/** The section on the page of the request. */
export const ENTRY = {
  fill: 'Preencher os dados',
  continue: 'Continuar',
  review: 'Ver ou corrigir',
};

/** 'Faltam duas de quatro pessoas'. */
const missingPeople = (left: number, of: number) =>
  `${left === 1 ? 'Falta' : 'Faltam'} ${left === of ? people(of) : `${feminine(left)} de ${people(of)}`}`;
export const missing = (left: number, of: number) =>
  `${missingPeople(left, of)}: cerca de um minuto${left === 1 ? '' : ' cada uma'}, e no balcão só recebe a chave.`;
export const allThere = (of: number) =>
  of === 1 ? 'Já temos os dados.' : `${capitalised(feminine(of))} de ${people(of)}.`;
/** Room and days; `days` is 'de 23 a 26 de novembro'. */
export const stay = (room: string, days: string) => `${room}, ${days}.`;

export const person = (number: number) => `Pessoa ${number}`;
/** Beside the title of one person. */
export const ofPeople = (of: number) => `de ${of}`;
/** Beside a name. */
export const personOf = (number: number, of: number) => `Pessoa ${number} de ${of}`;

/** What a row says of a person. */
export const STATES = {
  empty: 'Por preencher',
  begun: 'Começado.',
  savedAt: (clock: string) => `Completo. Guardado às ${clock}.`,
  savedOn: (day: string) => `Completo. Guardado a ${day}.`,
  seen: 'Completo. Visto pela receção.',
};
export const stillMissing = (count: number, things: string) =>
  `${count === 1 ? 'Falta' : 'Faltam'} ${things}.`;
/** What is asked, as a sentence names it: after 'Faltam' and after 'Já guardados:'. */
export const THINGS = {
  nationality: { missing: 'a nacionalidade', saved: 'nacionalidade' },
  name: { missing: 'o nome', saved: 'nome' },
  birth: { missing: 'o nascimento', saved: 'nascimento' },
  document: { missing: 'o documento', saved: 'documento' },
  residence: { missing: 'a residência', saved: 'residência' },
};
export const ACTIONS = { fill: 'Preencher', continue: 'Continuar', correct: 'Corrigir' };

export const UNTIL =
  'Pode fazê-lo até ao fim do dia da chegada, aos poucos. O que faltar tratamos no balcão.';

/** In bold, then the rest. */
export const done = (name: string | null) => (name === null ? 'Está tudo.' : `Está tudo, ${name}.`);
export const DONE_NEXT = 'À chegada mostre os documentos; a receção só confirma.';

export const WHY = {
  title: 'Porque perguntamos',
  law: 'A lei',
  lawText:
    'Quem recebe hóspedes de fora tem de os comunicar às autoridades (Lei\u00a023/2007, art.\u00a016.º). De quem é português pedimos só nome e residência.',
  who: 'Quem vê',
  whoText:
    'A receção. Dos hóspedes estrangeiros, também a autoridade de fronteiras. Mais ninguém: nem esta página volta a mostrar o que escreveu.',
  until: 'Até quando',
  untilText: 'Um ano depois da saída. Depois apagamos documento e nascimento.',
  noPictures: 'Sem fotografias',
  noPicturesText: 'Nunca pedimos imagem do documento. Mostre-o à chegada, basta.',
  privacy: 'Política de Privacidade',
};

/** Announced after saving. */
export const saved = (next: string) => (next === '' ? 'Guardado.' : `Guardado. ${next}.`);

export const FAILED = {
  offline: 'Não guardámos: sem ligação. O que escreveu continua aqui.',
  refused: 'Não guardámos: há um dado que não pode estar certo. O que escreveu continua aqui.',
  tooOften: 'Estes dados já mudaram muitas vezes. O que faltar tratamos no balcão.',
  other: 'Não guardámos. O que escreveu continua aqui: tente de novo daqui a pouco.',
};

export const room = (number: string) => `Quarto ${number}`;

/** The history of prices, stay rules and tourist tax as sentences (RATE-01, RATE-02, RATE-03). */
import * as v from 'valibot';
import { formatEuros } from '../basics/money.ts';
import { daysWords, PRICE_RULE_NAMES, ruleWords, seasonWords, taxWords } from './rate-words.ts';
import { guestLanguageLabel, TRANSLATED_LANGUAGES } from '../language/guest-language.ts';
import { storedRuleNames } from './rule-names.ts';
import { PRICE_RULES } from './stay-quote.ts';
import { endSentence, joinWords } from '../calendar/short-dates.ts';

/**
 * An event as it is stored, with snapshots before and after; null where there was or is nothing.
 */
export interface RateEvent {
  id: number;
  /** ISO text with its zone. */
  at: string;
  subject: string;
  actor: string;
  actor_name: string | null;
  /** Room numbers; empty for the whole house. */
  rooms: readonly string[];
  before: unknown;
  after: unknown;
}

export interface RateSentence {
  id: number;
  at: string;
  who: string;
  what: string;
  /** The value before; null if there was none, or if `what` contains it. */
  before: string | null;
}

const PRICE_RULE = v.object({ price_rule: v.picklist(PRICE_RULES) });
const BASE_PRICE = v.object({ price: v.number() });
const SPECIAL_PRICE = v.object({
  from_date: v.string(),
  until_date: v.string(),
  price: v.nullable(v.number()),
});
const RULE = v.object({
  name: v.nullish(v.string(), null),
  names: v.nullish(v.unknown()),
  from_date: v.string(),
  until_date: v.string(),
  min_nights: v.number(),
  closed_to_arrival: v.boolean(),
});
const SEASON = v.object({
  from_day: v.string(),
  until_day: v.string(),
  amount: v.number(),
  min_age: v.number(),
  max_nights: v.number(),
});

/** The sentence about an event; an unknown kind of event gets a general sentence. */
export function rateSentence(event: RateEvent): RateSentence {
  const said = (SENTENCES[event.subject] ?? unknown)(event) ?? unknown();
  return { id: event.id, at: event.at, who: whoDid(event), ...said, what: endSentence(said.what) };
}

type Said = Pick<RateSentence, 'what' | 'before'>;

const SENTENCES: Readonly<Record<string, (event: RateEvent) => Said | null>> = {
  price_rule: ({ after }) => {
    const now = read(PRICE_RULE, after);
    return now && only(`passou a cobrar por “${PRICE_RULE_NAMES[now.price_rule]}”`);
  },
  base_price: ({ before, after, rooms }) => {
    const [was, now] = [read(BASE_PRICE, before), read(BASE_PRICE, after)];
    if (was === null || now === null) return null;
    const prices = `de ${formatEuros(was.price)} para ${formatEuros(now.price)}`;
    return only(`mudou o preço base ${ofRooms(rooms)} ${prices}`);
  },
  special_price: ({ before, after, rooms }) => {
    const [was, now] = [read(SPECIAL_PRICE, before), read(SPECIAL_PRICE, after)];
    if (was === null || now === null) return null;
    const days = daysWords(now.from_date, now.until_date);
    const earlier = was.price === null ? null : `Antes: ${formatEuros(was.price)}`;
    return now.price === null
      ? { what: `tirou o preço especial ${ofRooms(rooms)}: ${days}`, before: earlier }
      : {
          what: `pôs o preço especial de ${formatEuros(now.price)} ${inRooms(rooms)}: ${days}`,
          before: earlier,
        };
  },
  stay_rule: (event) =>
    change(event, 'a regra', (snapshot) => {
      const rule = read(RULE, snapshot);
      if (rule === null) return null;
      const days = daysWords(rule.from_date, rule.until_date);
      const name = rule.name === null ? '' : `${rule.name}${translationWords(rule.names)}, `;
      return `${name}${days}: ${ruleWords(rule).toLowerCase()}`;
    }),
  tourist_tax: (event) =>
    change(event, 'a taxa turística', (snapshot) => {
      const season = read(SEASON, snapshot);
      return season && `${seasonWords(season)}: ${taxWords(season)}`;
    }),
};

/** ' (inglês: Carnival; francês: Carnaval)'; '' without a translation. */
function translationWords(stored: unknown): string {
  const names = storedRuleNames(stored);
  const said = TRANSLATED_LANGUAGES.flatMap((language) => {
    const text = names[language];
    return text === undefined ? [] : [`${guestLanguageLabel(language).toLowerCase()}: ${text}`];
  });
  return said.length === 0 ? '' : ` (${said.join('; ')})`;
}

function change(
  { before, after, rooms, subject }: RateEvent,
  what: string,
  words: (snapshot: unknown) => string | null,
): Said | null {
  const [was, now] = [words(before), words(after)];
  const where = subject === 'tourist_tax' ? '' : ` ${ofRooms(rooms)}`;
  if (now !== null) {
    const verb = was === null ? 'criou' : 'mudou';
    return { what: `${verb} ${what}${where}: ${now}`, before: was && `Antes: ${was}` };
  }
  return was === null ? null : only(`removeu ${what}${where}: ${was}`);
}

const only = (what: string): Said => ({ what, before: null });
const unknown = () => only('mudou os preços ou as regras');

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  snapshot: unknown,
): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, snapshot);
  return result.success ? result.output : null;
}

const ofRooms = (rooms: readonly string[]) => {
  if (rooms.length === 0) return 'da casa';
  return rooms.length === 1 ? `do quarto ${joinWords(rooms)}` : `dos quartos ${joinWords(rooms)}`;
};
const inRooms = (rooms: readonly string[]) =>
  rooms.length === 1 ? `no quarto ${joinWords(rooms)}` : `nos quartos ${joinWords(rooms)}`;

function whoDid({ actor, actor_name }: RateEvent): string {
  if (actor === 'staff') return actor_name ?? 'A equipa';
  return 'O sistema';
}

/** The forms for a stay rule and for a season of the tourist tax (RATE-02, RATE-03). */
import { type Day, endOfMonth, isDay } from '../calendar/dates.ts';
import { priceText, typedPrice } from '../basics/price-input.ts';
import { MAX_RULE_NAME, type RuleNames, storedRuleNames } from './rule-names.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../language/guest-language.ts';
import { MAX_MIN_NIGHTS, type StayRule } from './stay-rules.ts';
import type { TaxSeason } from './tourist-tax.ts';

/** EUR per person and night. */
const MAX_TAX = 100;

/** A rule as it is stored, without the columns that the database adds. */
export type RuleValues = StayRule & { name: string | null; names: RuleNames };

/** A rule as its form has it: `from` and `until` may not be days yet. */
export interface RuleDraft {
  roomId: string | null;
  name: string;
  /** '' where the Portuguese name is not translated. */
  names: Readonly<Record<TranslatedLanguage, string>>;
  from: string;
  /** '' for a rule of one day. */
  until: string;
  kind: 'minimum' | 'closed';
  minNights: number;
}

export const NEW_RULE: RuleDraft = {
  roomId: null,
  name: '',
  names: { en: '', es: '', fr: '', de: '' },
  from: '',
  until: '',
  kind: 'minimum',
  minNights: 2,
};

export function ruleDraft(rule: Omit<RuleValues, 'names'> & { names: unknown }): RuleDraft {
  return {
    roomId: rule.room_id,
    name: rule.name ?? '',
    names: { ...NEW_RULE.names, ...storedRuleNames(rule.names) },
    from: rule.from_date,
    until: rule.until_date,
    kind: rule.closed_to_arrival ? 'closed' : 'minimum',
    minNights: Math.min(MAX_MIN_NIGHTS, Math.max(2, rule.min_nights)),
  };
}

type RuleField = 'name' | 'from' | 'until' | TranslatedLanguage;

const NAME_TOO_LONG = `São no máximo ${MAX_RULE_NAME} caracteres.`;

/** What is wrong with the fields of a rule, by field; empty when it can be stored. */
export function ruleProblems({
  name,
  names,
  from,
  until,
}: RuleDraft): Partial<Record<RuleField, string>> {
  const problems: Partial<Record<RuleField, string>> = {};
  const isTranslated = TRANSLATED_LANGUAGES.some((language) => names[language].trim() !== '');
  if (name.trim().length > MAX_RULE_NAME) problems.name = NAME_TOO_LONG;
  else if (name.trim() === '' && isTranslated) {
    problems.name = 'Escreva também o nome em português.';
  }
  for (const language of TRANSLATED_LANGUAGES) {
    if (names[language].trim().length > MAX_RULE_NAME) problems[language] = NAME_TOO_LONG;
  }
  if (!isDay(from)) problems.from = 'Escreva o primeiro dia de chegada.';
  if (until !== '' && !isDay(until)) problems.until = 'Isto não é um dia.';
  else if (until !== '' && isDay(from) && until < from)
    problems.until = 'O último dia não pode vir antes do primeiro.';
  return problems;
}

/** The rule from a draft; null while something is wrong with it. */
export function draftedRule(draft: RuleDraft): RuleValues | null {
  if (Object.keys(ruleProblems(draft)).length > 0) return null;
  const isClosed = draft.kind === 'closed';
  return {
    room_id: draft.roomId,
    name: draft.name.trim() || null,
    names: trimmedNames(draft.names),
    from_date: draft.from,
    until_date: draft.until || draft.from,
    min_nights: isClosed ? 1 : draft.minNights,
    closed_to_arrival: isClosed,
  };
}

function trimmedNames(names: RuleDraft['names']): RuleNames {
  return storedRuleNames(
    Object.fromEntries(Object.entries(names).map(([language, text]) => [language, text.trim()])),
  );
}

export interface SeasonDraft {
  /** '04-01'; the day may not exist in that month. */
  fromDay: string;
  untilDay: string;
  amount: string;
  minAge: number;
  maxNights: number;
}

export const NEW_SEASON: SeasonDraft = {
  fromDay: '01-01',
  untilDay: '12-31',
  amount: '',
  minAge: 13,
  maxNights: 7,
};

export function seasonDraft(season: TaxSeason): SeasonDraft {
  return {
    fromDay: season.from_day,
    untilDay: season.until_day,
    amount: priceText(season.amount),
    minAge: season.min_age,
    maxNights: season.max_nights,
  };
}

const NO_SUCH_DAY = 'Este mês não tem esse dia.';

/** What is wrong with the fields of a season, by field; empty when it can be stored. */
export function seasonProblems({
  fromDay,
  untilDay,
  amount,
}: SeasonDraft): Partial<Record<'fromDay' | 'untilDay' | 'amount', string>> {
  const problems: Partial<Record<'fromDay' | 'untilDay' | 'amount', string>> = {};
  const euros = typedPrice(amount);
  if (!isDayOfYear(fromDay)) problems.fromDay = NO_SUCH_DAY;
  if (!isDayOfYear(untilDay)) problems.untilDay = NO_SUCH_DAY;
  if (euros === null || euros === 0) problems.amount = 'Escreva um valor, por exemplo 2,00.';
  else if (euros > MAX_TAX) problems.amount = `O valor pode ir até ${MAX_TAX} €.`;
  return problems;
}

/** The season from a draft; null while something is wrong with it. */
export function draftedSeason(draft: SeasonDraft): TaxSeason | null {
  const amount = typedPrice(draft.amount);
  if (amount === null || Object.keys(seasonProblems(draft)).length > 0) return null;
  return {
    from_day: draft.fromDay,
    until_day: draft.untilDay,
    amount,
    min_age: draft.minAge,
    max_nights: draft.maxNights,
  };
}

/** Whether 'mm-dd' is a day of a leap year, so that 29 February counts. */
function isDayOfYear(monthAndDay: string): boolean {
  const first: Day = `2000-${monthAndDay.slice(0, 2)}-01`;
  return isDay(first) && `2000-${monthAndDay}` <= endOfMonth(first);
}

import { useToast } from '@/components/overlay/useToast';
import type { Day } from '@/domain/calendar/dates';
import {
  daysWords,
  PRICE_RULE_NAMES,
  ruleWords,
  seasonWords,
  taxWords,
} from '@/domain/rates/rate-words';
import type { PriceRule } from '@/domain/rates/stay-quote';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import type { RestClient } from '@/lib/rest-client';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import * as queries from '@/queries/rates';
import type { StayRuleRow, TouristTaxRow } from '@/types/rows';

// Every change of rates, each with its way back (RATE-01, RATE-02, RATE-03).

const READ = {
  readFirst: [queryKeys.priceRule, queryKeys.stayRules, queryKeys.taxSeasons],
  refresh: [queryKeys.rateEvents],
};

export function useSetPriceRule() {
  return usePanelMutation<{ rule: PriceRule; before: PriceRule }, void>({
    send: (client, { rule }) => queries.setPriceRule(client, rule),
    onDone: (_nothing, { rule, before }) => ({
      message: `A casa cobra por “${PRICE_RULE_NAMES[rule]}”`,
      detail: 'As reservas feitas mantêm o preço',
      undo: { rule: before, before: rule },
    }),
    failure: (error) => `Erro ao mudar o preço das noites: ${refusalReason(error)}`,
    log: 'setPriceRule',
    ...READ,
  });
}

/** A row to store or to remove; `before` is the row as it was, null for a new one. */
export type RateChange<Row, Values> =
  /** `isInForm`: the form shows a failure itself. */
  | { kind: 'store'; wanted: Values; before: Row | null; isInForm?: boolean }
  | { kind: 'remove'; before: Row };

interface RateKind<Row extends { id: string; updated_at: string }, Values extends { id: string }> {
  table: (client: RestClient) => Parameters<typeof storeRow<Row, Values>>[0];
  valuesOf: (row: Row) => Values;
  words: (row: Row) => string;
  /** 'a regra': what is said after 'Erro ao guardar'. */
  noun: string;
  stored: string;
  removed: string;
}

const REASONS = {
  network: 'sem ligação ao servidor. Pode tentar de novo: nada fica guardado duas vezes.',
  stale: 'entretanto, outra pessoa mudou ou removeu isto. Feche e abra de novo para ver.',
  conflict: 'o quarto já não existe.',
  missing: 'já não existe, ou esta conta não a pode mudar.',
};

function useRateChange<
  Row extends { id: string; updated_at: string },
  Values extends { id: string },
>({ table, valuesOf, words, noun, stored, removed }: RateKind<Row, Values>) {
  const toast = useToast();
  return usePanelMutation<RateChange<Row, Values>, Row | null>({
    send: (client, change) =>
      change.kind === 'store'
        ? storeRow(table(client), change)
        : removeRow(table(client), change.before.id).then(() => null),
    onDone: (row, { before }) => {
      if (row !== null) {
        const undo: RateChange<Row, Values> =
          before === null
            ? { kind: 'remove', before: row }
            : { kind: 'store', wanted: valuesOf(before), before: row };
        return { message: stored, detail: words(row), undo };
      }
      if (before === null) return undefined;
      return {
        message: removed,
        detail: words(before),
        undo: { kind: 'store', wanted: valuesOf(before), before: null },
      };
    },
    failure: (error, { kind }) =>
      `Erro ao ${kind === 'store' ? 'guardar' : 'remover'} ${noun}: ${refusalReason(error, REASONS)}`,
    showFailure: 'inline',
    onFailed: ({ message, isSessionOver }, change) => {
      const isToldInForm = change.kind === 'store' && change.isInForm === true;
      if (!isToldInForm && !isSessionOver) toast.error(message);
    },
    log: 'rates',
    ...READ,
  });
}

export function useRuleChange(today: Day) {
  return useRateChange<StayRuleRow, queries.NewStayRule>({
    table: (client) => ({
      list: async () => queries.listStayRules(client, today),
      insert: async (rule) => queries.insertStayRule(client, rule),
      update: async (rule, ifUnchangedSince) =>
        queries.updateStayRule(client, { rule, ifUnchangedSince }),
      remove: async (id) => queries.deleteStayRule(client, id),
    }),
    valuesOf: ({ updated_at: _version, ...values }) => values,
    words: (rule) => `${daysWords(rule.from_date, rule.until_date)}: ${ruleWords(rule)}`,
    noun: 'a regra',
    stored: 'Regra guardada',
    removed: 'Regra removida',
  });
}

export function useSeasonChange() {
  return useRateChange<TouristTaxRow, queries.NewTaxSeason>({
    table: (client) => ({
      list: async () => queries.listTaxSeasons(client),
      insert: async (season) => queries.insertTaxSeason(client, season),
      update: async (season, ifUnchangedSince) =>
        queries.updateTaxSeason(client, { season, ifUnchangedSince }),
      remove: async (id) => queries.deleteTaxSeason(client, id),
    }),
    valuesOf: ({ updated_at: _version, ...values }) => values,
    words: (season) => `${seasonWords(season)}: ${taxWords(season)}`,
    noun: 'a taxa turística',
    stored: 'Taxa turística guardada',
    removed: 'Taxa turística removida',
  });
}

interface Stored {
  id: string;
  updated_at: string;
}

interface Table<Row extends Stored, Values extends { id: string }> {
  list: () => Promise<Row[]>;
  insert: (values: Values) => Promise<Row>;
  update: (values: Values, ifUnchangedSince: string) => Promise<Row>;
  remove: (id: string) => Promise<void>;
}

/**
 * Stores a row, and can safely be repeated: when an answer was lost, it compares the stored row
 * with what was wanted.
 *
 * @param before the row as it was read before the change; null for a new one
 * @throws QueryError of kind 'stale' when somebody else has changed or removed it since
 */
async function storeRow<Row extends Stored, Values extends { id: string }>(
  table: Table<Row, Values>,
  { wanted, before }: { wanted: Values; before: Row | null },
): Promise<Row> {
  try {
    return before === null
      ? await table.insert(wanted)
      : await table.update(wanted, before.updated_at);
  } catch (error) {
    const isDoubt =
      error instanceof QueryError && (error.code === '23505' || error.kind === 'stale');
    if (!isDoubt) throw error;
    const found = (await table.list()).find(({ id }) => id === wanted.id);
    if (found !== undefined && isAlike(found, wanted)) return found;
    // Only this form knows the new row's id, so a row under it comes from an earlier attempt.
    if (before === null && found !== undefined) return table.update(wanted, found.updated_at);
    throw error;
  }
}

/** Removes a row; succeeds as well when it is already gone. */
async function removeRow<Row extends Stored, Values extends { id: string }>(
  table: Table<Row, Values>,
  id: string,
): Promise<void> {
  try {
    await table.remove(id);
  } catch (error) {
    if (!(error instanceof QueryError) || error.kind !== 'missing') throw error;
    // Row level security reports 'missing' also for a row that this account may not delete.
    if ((await table.list()).some((row) => row.id === id)) throw error;
  }
}

function isAlike(found: object, wanted: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(found));
  return Object.entries(wanted).every(
    ([column, value]) => textOf(stored.get(column)) === textOf(value),
  );
}

/** A column as text; the names of a rule come back in another order than they were sent. */
function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value);
}

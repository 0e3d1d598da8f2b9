import type { Day } from '@/domain/calendar/dates';
import { PRICE_RULES, type PriceRule } from '@/domain/rates/stay-quote';
import type { RestClient } from '@/lib/rest-client';
import type { RateEventRow, StayRuleRow, TouristTaxRow } from '@/types/rows';
import { QueryError, unwrapChanged, unwrapFirst, unwrapRows } from './query-error';

// Price rule, stay rules and tourist tax as staff edit them, and their history (RATE). Guests read
// them with `readHouseRates`.

/** A new rule; the panel chooses the id, so that sent twice it is stored once. */
export type NewStayRule = Omit<StayRuleRow, 'updated_at'>;
/** A new season; the panel chooses the id, as for a rule. */
export type NewTaxSeason = Omit<TouristTaxRow, 'updated_at'>;

const RULE_COLUMNS =
  'id,room_id,name,names,from_date,until_date,min_nights,closed_to_arrival,updated_at';
const SEASON_COLUMNS = 'id,from_day,until_day,amount,min_age,max_nights,updated_at';
/** The most events that are read; nobody needs more. */
const EVENTS_AT_MOST = 100;

/** The price rule of the hostel (RATE-01). */
export async function findPriceRule(client: RestClient): Promise<PriceRule> {
  const house = unwrapFirst(
    'findPriceRule',
    await client.from('house_rules').select('price_rule').limit(1),
  );
  const found = PRICE_RULES.find((rule) => rule === house?.price_rule);
  if (found === undefined) throw new QueryError('findPriceRule', { kind: 'missing', message: '' });
  return found;
}

/** Sets the price rule (staff). Existing bookings keep their price. */
export async function setPriceRule(client: RestClient, rule: PriceRule): Promise<void> {
  unwrapChanged(
    'setPriceRule',
    await client
      .from('house_rules')
      .update({ price_rule: rule })
      .eq('only_row', true)
      .select('only_row'),
  );
}

/**
 * The stay rules that apply on or after a day, including those of hidden rooms (staff, RATE-02).
 * Sorted by first day of arrival; 1000 at most.
 */
export async function listStayRules(client: RestClient, today: Day): Promise<StayRuleRow[]> {
  return unwrapRows(
    'listStayRules',
    await client
      .from('stay_rules')
      .select(RULE_COLUMNS)
      .gte('until_date', today)
      .order('from_date')
      .order('until_date')
      .order('id'),
  );
}

/**
 * Adds a stay rule (staff). Fails as 'conflict' with code 23505 when the same rule was stored
 * before, with code 23503 when its room is gone.
 */
export async function insertStayRule(client: RestClient, rule: NewStayRule): Promise<StayRuleRow> {
  const [stored] = unwrapChanged(
    'insertStayRule',
    await client.from('stay_rules').insert(rule).select(RULE_COLUMNS),
  );
  return stored;
}

/**
 * Replaces a stay rule that nobody has changed meanwhile (staff). Fails as 'stale' when it was
 * changed or removed meanwhile.
 *
 * @param options.ifUnchangedSince its `updated_at` as it was read
 */
export async function updateStayRule(
  client: RestClient,
  { rule: { id, ...values }, ifUnchangedSince }: { rule: NewStayRule; ifUnchangedSince: string },
): Promise<StayRuleRow> {
  const stored = unwrapFirst(
    'updateStayRule',
    await client
      .from('stay_rules')
      .update(values)
      .eq('id', id)
      .eq('updated_at', ifUnchangedSince)
      .select(RULE_COLUMNS),
  );
  return stored ?? refuseStale('updateStayRule');
}

export async function deleteStayRule(client: RestClient, id: string): Promise<void> {
  unwrapChanged(
    'deleteStayRule',
    await client.from('stay_rules').delete().eq('id', id).select('id'),
  );
}

/**
 * The seasons of the tourist tax, by their first day; empty if there is no tax (RATE-03). Returns
 * amounts in EUR per person and night.
 */
export async function listTaxSeasons(client: RestClient): Promise<TouristTaxRow[]> {
  return unwrapRows(
    'listTaxSeasons',
    await client.from('tourist_tax').select(SEASON_COLUMNS).order('from_day').order('id'),
  );
}

/**
 * Adds a season of the tourist tax (staff). Fails as 'conflict' with code 23505 when the same
 * season was stored before.
 */
export async function insertTaxSeason(
  client: RestClient,
  season: NewTaxSeason,
): Promise<TouristTaxRow> {
  const [stored] = unwrapChanged(
    'insertTaxSeason',
    await client.from('tourist_tax').insert(season).select(SEASON_COLUMNS),
  );
  return stored;
}

/**
 * Replaces a season that nobody has changed meanwhile (staff). Fails as 'stale' when it was changed
 * or removed meanwhile.
 *
 * @param options.ifUnchangedSince its `updated_at` as it was read
 */
export async function updateTaxSeason(
  client: RestClient,
  {
    season: { id, ...values },
    ifUnchangedSince,
  }: { season: NewTaxSeason; ifUnchangedSince: string },
): Promise<TouristTaxRow> {
  const stored = unwrapFirst(
    'updateTaxSeason',
    await client
      .from('tourist_tax')
      .update(values)
      .eq('id', id)
      .eq('updated_at', ifUnchangedSince)
      .select(SEASON_COLUMNS),
  );
  return stored ?? refuseStale('updateTaxSeason');
}

export async function deleteTaxSeason(client: RestClient, id: string): Promise<void> {
  unwrapChanged(
    'deleteTaxSeason',
    await client.from('tourist_tax').delete().eq('id', id).select('id'),
  );
}

/**
 * The history of price rule, base and special prices, stay rules and tax, newest first (staff).
 * `before` and `after` are snapshots; null where there was or is nothing.
 */
export async function listRateEvents(client: RestClient): Promise<RateEventRow[]> {
  return unwrapRows(
    'listRateEvents',
    await client
      .from('rate_events')
      .select('id,at,subject,actor,actor_id,actor_name,rooms,before,after')
      .order('id', { ascending: false })
      .limit(EVENTS_AT_MOST),
  );
}

function refuseStale(operation: string): never {
  throw new QueryError(operation, { kind: 'stale', message: '' });
}

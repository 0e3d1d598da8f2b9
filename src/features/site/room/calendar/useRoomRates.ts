import { lisbonToday } from '@/domain/calendar/dates';
import type { NamedRule } from '@/domain/rates/house-rates';
import type { PriceRule } from '@/domain/rates/stay-quote';
import { useLoad } from '@/hooks/useLoad';
import { visitorClient } from '@/lib/visitor-client';
import { readHouseRates } from '@/queries/house-rates';

/** How the house prices one room, and which stays it takes there (RATE-01, RATE-02). */
export interface RoomRates {
  status: 'loading' | 'failed' | 'ready';
  /** Null while it is not known: no price of a stay can be told then. */
  rule: PriceRule | null;
  /** Those of the house and of this room; none while they are not known. */
  rules: readonly NamedRule[];
  retry: () => void;
}

/** Loads the house's rates, in parallel with the room's days. */
export function useRoomRates(roomId: string): RoomRates {
  const { loaded, retry } = useLoad(['readHouseRates'], async () =>
    readHouseRates(visitorClient(), lisbonToday(new Date())),
  );
  if (loaded.status !== 'ready') return { status: loaded.status, rule: null, rules: [], retry };
  const { price_rule: rule, stay_rules } = loaded.data;
  const rules = stay_rules.filter(({ room_id }) => room_id === null || room_id === roomId);
  return { status: 'ready', rule, rules, retry };
}

import type { PriceRule } from '@/domain/stay-quote';
import type { StayRule } from '@/domain/stay-rules';
import type { TaxSeason } from '@/domain/tourist-tax';

/** Settings under which a stay is tried, stored or not. */
export interface PreviewRates {
  priceRule: PriceRule;
  stayRules: readonly StayRule[];
  seasons: readonly TaxSeason[];
}

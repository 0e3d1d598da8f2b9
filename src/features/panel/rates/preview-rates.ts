import type { PriceRule } from '@/domain/rates/stay-quote';
import type { StayRule } from '@/domain/rates/stay-rules';
import type { TaxSeason } from '@/domain/rates/tourist-tax';

/** Settings under which a stay is tried, stored or not. */
export interface PreviewRates {
  priceRule: PriceRule;
  stayRules: readonly StayRule[];
  seasons: readonly TaxSeason[];
}

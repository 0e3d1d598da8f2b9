import { BillingScreen } from '@/features/panel/billing/BillingScreen';
import { PanelMeta } from '@/features/panel/frame/PanelMeta';

/** What the certified program must bill of a day, and the numbers that it gave (DEPOSIT-04). */
export default function BillingPage() {
  return (
    <>
      <PanelMeta title="Para faturar" />
      <BillingScreen />
    </>
  );
}

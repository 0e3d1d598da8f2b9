import { PanelMeta } from '@/features/panel/frame/PanelMeta';
import { AvailabilityPricingScreen } from '@/features/panel/availability/AvailabilityPricingScreen';
import { useToday } from '@/hooks/useToday';

/** The availability grid, the base prices (ADM-AVAIL-01) and the channels (CHAN-02). */
export default function AvailabilityPricingPage() {
  const today = useToday();
  return (
    <>
      <PanelMeta title="Disponibilidade e Preços" />
      {today !== null && <AvailabilityPricingScreen today={today} />}
    </>
  );
}

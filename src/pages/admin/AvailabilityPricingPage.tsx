import { PanelMeta } from '@/features/admin-requests/PanelMeta';
import { AvailabilityPricingScreen } from '@/features/admin-availability/AvailabilityPricingScreen';
import { useToday } from '@/hooks/useToday';

/** The availability grid and the base prices (ADM-AVAIL-01). */
export default function AvailabilityPricingPage() {
  const today = useToday();
  return (
    <>
      <PanelMeta title="Disponibilidade e Preços" />
      {today !== null && <AvailabilityPricingScreen today={today} />}
    </>
  );
}

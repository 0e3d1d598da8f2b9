import { lazy, Suspense, type ComponentProps } from 'react';
import { Spinner } from '@/components/look/Spinner';
import { PanelMeta } from '@/features/panel/frame/PanelMeta';
import { AvailabilityPricingScreen } from '@/features/panel/availability/AvailabilityPricingScreen';
import { useToday } from '@/hooks/useToday';
import { retryImport } from '@/lib/retry-import';

/** Loaded when the prices are opened, because the grid does not need it. */
const RatesSection = lazy(() =>
  retryImport(async () => import('@/features/panel/rates/RatesSection')),
);

const ChannelsPanel = lazy(() =>
  retryImport(async () => import('@/features/panel/channel/ChannelsPanel')),
);

/** The availability grid, the base prices (ADM-AVAIL-01) and the channels (CHAN-02). */
export default function AvailabilityPricingPage() {
  const today = useToday();
  return (
    <>
      <PanelMeta title="Disponibilidade e Preços" />
      {today !== null && (
        <AvailabilityPricingScreen today={today} Rates={Rates} Channels={Channels} />
      )}
    </>
  );
}

function Channels({ isShown }: { isShown: boolean }) {
  return (
    <Suspense
      fallback={
        <div className="grid min-h-60 place-items-center">
          <Spinner />
        </div>
      }
    >
      <ChannelsPanel isShown={isShown} />
    </Suspense>
  );
}

function Rates(props: ComponentProps<typeof RatesSection>) {
  return (
    <Suspense>
      <RatesSection {...props} />
    </Suspense>
  );
}

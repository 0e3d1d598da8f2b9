import { Suspense, useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { lazyPart } from '@/components/lazy-part';
import { LinkButton } from '@/components/LinkButton';
import { Skeleton } from '@/components/look/Skeleton';
import { Spinner } from '@/components/look/Spinner';
import { useToast } from '@/components/overlay/useToast';
import { PANEL_CARD } from '@/components/panel-styles';
import { PanelHeader } from '@/components/PanelHeader';
import { TabList, TabPanel } from '@/components/Tabs';
import type { Day } from '@/domain/calendar/dates';
import { StillReading } from '@/features/panel/kit/StillReading';
import { usePolledCount } from '@/features/panel/parts/usePolledCount';
import { PricesPanel } from '@/features/panel/rates/base-prices/PricesPanel';
import { PublicationLine } from '@/features/panel/room/publication/PublicationLine';
import { useActiveRooms } from '@/features/panel/room/useActiveRooms';
import { NewBookingButton } from '@/features/panel/stay/new/NewBookingButton';
import { useNewBookingKey } from '@/features/panel/stay/new/useNewBookingKey';
import { useShortcuts } from '@/hooks/useShortcuts';
import { adminPaths } from '@/lib/staff-paths';
import { queryKeys } from '@/queries/query-keys';
import { AvailabilityPanel } from './grid/AvailabilityPanel';
import { makeSelectionStore, useSelection, type SelectionStore } from './grid/grid-store';
import { makeLiftStore, useIsLifted, type LiftStore } from './grid/moving/lift';
import { useAvailabilityAddress } from './useAvailabilityAddress';

interface GridScreenHeadProps {
  selection: SelectionStore;
  lift: LiftStore;
}

/**
 * The head of the screen. While a stay is lifted on a phone, only screen readers get it, because
 * the grid needs the space.
 */
function GridScreenHead({ selection, lift }: GridScreenHeadProps) {
  const { undoNewest } = useToast();
  const isLifted = useIsLifted(lift);
  const hasDays = useSelection(selection).size > 0;
  // While days are selected, SelectionBooking handles the key N and books those days.
  useNewBookingKey({ isActive: !isLifted && !hasDays });
  useShortcuts({ z: undoNewest }, { isActive: !isLifted });

  return (
    <div className="max-md:in-[:root[data-moving-stay]]:sr-only max-md:[&_h1]:text-24 max-[22rem]:[&_h1]:text-20">
      <PanelHeader title="Disponibilidade e Preços">
        <NewBookingButton disabled={isLifted} />
      </PanelHeader>
    </div>
  );
}

const LINES = 13;

function GridSkeleton() {
  return (
    <div className="animate-breathe rounded-card border border-linha bg-branco">
      <output className="sr-only">A carregar...</output>
      <div className="h-11" />
      {Array.from({ length: LINES }, (_, line) => (
        <div key={line} className="flex h-9 items-center gap-3 border-t border-linha px-2.5">
          <Skeleton className="h-5 w-14 lg:w-38" />
          <Skeleton className="h-5 flex-1" />
        </div>
      ))}
    </div>
  );
}

const TABS_ID = 'disponibilidade-precos';
const TABS = [
  { value: 'availability', label: 'Disponibilidade' },
  { value: 'prices', label: 'Preços' },
] as const;

// Each is loaded when its tab is first opened, because the grid does not need it.
const RatesSection = lazyPart(async () => import('@/features/panel/rates/RatesSection')).Part;
const ChannelsPanel = lazyPart(async () => import('@/features/panel/channel/ChannelsPanel')).Part;

/**
 * The availability and the prices of the rooms (ADM-AVAIL-01), with a tab for the channels that
 * sell them too (CHAN-02).
 */
export function AvailabilityPricingScreen({ today }: { today: Day }) {
  const conflicts = usePolledCount(queryKeys.conflictCount);
  const rooms = useActiveRooms();
  const { tab, view, anchor, show } = useAvailabilityAddress(today);
  const [selection] = useState(makeSelectionStore);
  const [lift] = useState(makeLiftStore);
  const [hadPrices, setHadPrices] = useState(false);
  if (tab === 'prices' && !hadPrices) setHadPrices(true);
  const [hadChannels, setHadChannels] = useState(false);
  if (tab === 'channels' && !hadChannels) setHadChannels(true);

  return (
    <>
      <GridScreenHead {...{ selection, lift }} />
      <TabList
        id={TABS_ID}
        label="Disponibilidade e Preços"
        tabs={[...TABS, channelsTab(conflicts)]}
        value={tab}
        onChange={(next) => show({ tab: next })}
        className="-mt-1.5 mb-3.5 bg-transparent! in-[:root[data-moving-stay]]:hidden"
      />
      <StillReading of={rooms} title="Não foi possível carregar os quartos">
        <GridSkeleton />
      </StillReading>
      {rooms.data?.length === 0 && (
        <div className={PANEL_CARD}>
          <EmptyState
            title="Não há quartos ativos"
            action={<LinkButton to={adminPaths.rooms}>Abrir Quartos</LinkButton>}
          >
            Aqui aparecem os quartos que estão no site.
          </EmptyState>
        </div>
      )}
      {rooms.data && rooms.data.length > 0 && (
        <>
          <TabPanel id={TABS_ID} value="availability" isShown={tab === 'availability'}>
            <AvailabilityPanel
              rooms={rooms.data}
              isShown={tab === 'availability'}
              onShow={show}
              {...{ view, anchor, today, selection, lift }}
            />
          </TabPanel>
          <TabPanel id={TABS_ID} value="prices" isShown={tab === 'prices'}>
            <PublicationLine />
            <PricesPanel
              rooms={rooms.data}
              wasOpened={hadPrices}
              onOpenGrid={() => show({ tab: 'availability' })}
            />
            {hadPrices && (
              <Suspense>
                <RatesSection rooms={rooms.data} today={today} />
              </Suspense>
            )}
          </TabPanel>
          <TabPanel id={TABS_ID} value="channels" isShown={tab === 'channels'}>
            {hadChannels && (
              <Suspense
                fallback={
                  <div className="grid min-h-60 place-items-center">
                    <Spinner />
                  </div>
                }
              >
                <ChannelsPanel isShown={tab === 'channels'} />
              </Suspense>
            )}
          </TabPanel>
        </>
      )}
    </>
  );
}

/**
 * The channels tab. It shows the number of double bookings, so that the other tabs show it too
 * (CHAN-04).
 */
function channelsTab(conflicts: number) {
  const tab = { value: 'channels', label: 'Canais' } as const;
  if (conflicts === 0) return tab;
  return { ...tab, count: conflicts, name: conflicts === 1 ? 'conflito' : 'conflitos' };
}

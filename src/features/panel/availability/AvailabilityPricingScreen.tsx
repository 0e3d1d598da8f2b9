import { Suspense, useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { ErrorBox } from '@/components/ErrorBox';
import { LinkButton } from '@/components/LinkButton';
import { lazyPart } from '@/components/lazy-part';
import { Spinner } from '@/components/look/Spinner';
import { PANEL_CARD } from '@/components/panel-styles';
import { TabList, TabPanel } from '@/components/Tabs';
import type { Day } from '@/domain/calendar/dates';
import { sessionMessage } from '@/features/panel/change/session-error';
import { usePolledCount } from '@/features/panel/parts/usePolledCount';
import { adminPaths } from '@/lib/staff-paths';
import { queryKeys } from '@/queries/query-keys';
import { AvailabilityPanel } from './grid/AvailabilityPanel';
import { makeSelectionStore } from './grid/grid-store';
import { GridScreenHead } from './grid/GridScreenHead';
import { makeLiftStore } from './grid/moving/lift';
import { GridSkeleton } from './grid/GridSkeleton';
import { PricesPanel } from '@/features/panel/rates/base-prices/PricesPanel';
import { useActiveRooms } from '@/features/panel/room/useActiveRooms';
import { useAvailabilityAddress } from './useAvailabilityAddress';

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
        className="-mt-1.5 mb-3.5 bg-transparent! max-md:in-[:root[data-moving-stay]]:hidden"
      />
      {rooms.isPending && <GridSkeleton />}
      {rooms.isLoadingError && (
        <ErrorBox
          title="Não foi possível carregar os quartos"
          onRetry={() => void rooms.refetch()}
          isRetrying={rooms.isFetching}
        >
          {sessionMessage(rooms.error) ?? undefined}
        </ErrorBox>
      )}
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

import * as t from '@messages/home';
import { Suspense, useState } from 'react';
import { PageMeta } from '@/components/PageMeta';
import { lazyPart } from '@/components/lazy-part';
import { Attractions } from '@/features/site/home/Attractions';
import { Benefits } from '@/features/site/home/Benefits';
import { ClosingCall } from '@/features/site/home/ClosingCall';
import { HomeHero } from '@/features/site/home/HomeHero';
import { RoomWall } from '@/features/site/home/RoomWall';
import { Stats } from '@/features/site/home/Stats';

// What does not load stays suspended, and the prerendered markup remains, whose links work.
const HomeRooms = lazyPart(async () => import('@/features/site/home/HomeRooms'), { ifMissing: 'prerendered' }).Part;

/** '/': welcome, search, and a presentation of the hostel (HOME-01 to HOME-19). */
export default function HomePage() {
  const [price, setPrice] = useState<number | null>();
  return (
    <>
      <PageMeta title={t.TITLE} description={t.DESCRIPTION} />
      <HomeHero
        plaque={
          <Suspense>
            <HomeRooms price={price} />
          </Suspense>
        }
      />
      <RoomWall />
      <Suspense>
        <HomeRooms onPrice={setPrice} />
      </Suspense>
      <Benefits />
      <Attractions />
      <Stats />
      <ClosingCall />
    </>
  );
}

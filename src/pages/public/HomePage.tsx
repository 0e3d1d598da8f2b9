import * as t from '@messages/home';
import { Suspense, useState, type ReactNode } from 'react';
import { PageMeta } from '@/components/PageMeta';
import { lazyPart } from '@/components/lazy-part';
import { Attractions } from '@/features/site/home/Attractions';
import { Benefits } from '@/features/site/home/Benefits';
import { ClosingCall } from '@/features/site/home/ClosingCall';
import { HomeHero } from '@/features/site/home/HomeHero';
import { RoomWall } from '@/features/site/home/RoomWall';
import { Stats } from '@/features/site/home/Stats';

// If it does not load, it stays suspended and the prerendered markup remains, whose link works.
const ThreeDoors = lazyPart(async () => import('@/features/site/home/ThreeDoors'), { ifMissing: 'prerendered' }).Part;

/** '/': welcome, search, and a presentation of the hostel (HOME-01 to HOME-19). */
export default function HomePage() {
  const [plaque, setPlaque] = useState<ReactNode>();
  return (
    <>
      <PageMeta title={t.TITLE} description={t.DESCRIPTION} />
      <HomeHero plaque={plaque} />
      <RoomWall />
      <Suspense fallback={<div className="min-h-140" />}>
        <ThreeDoors onPrice={setPlaque} />
      </Suspense>
      <Benefits />
      <Attractions />
      <Stats />
      <ClosingCall />
    </>
  );
}

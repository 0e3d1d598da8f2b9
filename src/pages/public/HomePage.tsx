import * as t from '@messages/home';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { PageMeta } from '@/components/PageMeta';
import { Attractions } from './home/Attractions';
import { Benefits } from './home/Benefits';
import { ClosingCall } from './home/ClosingCall';
import { HomeHero } from './home/HomeHero';
import { RoomWall } from './home/RoomWall';
import { Stats } from './home/Stats';

// If it does not load, it stays suspended and the prerendered markup remains, whose link works.
const ThreeDoors = lazy(async () =>
  import('./home/ThreeDoors').catch(async () => new Promise<never>(() => {})),
);

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

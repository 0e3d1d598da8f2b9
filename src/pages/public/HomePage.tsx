import * as t from '@messages/home';
import { PageMeta } from '@/components/PageMeta';
import { Attractions } from './home/Attractions';
import { Benefits } from './home/Benefits';
import { ClosingCall } from './home/ClosingCall';
import { HomeHero } from './home/HomeHero';
import { RoomWall } from './home/RoomWall';
import { Stats } from './home/Stats';
import { ThreeDoors } from './home/ThreeDoors';
import { useKnownRooms } from './home/useKnownRooms';

/** '/': welcome, search, and what the house is (HOME-01 to HOME-19). */
export default function HomePage() {
  const known = useKnownRooms();
  return (
    <>
      <PageMeta title={t.TITLE} description={t.DESCRIPTION} />
      <HomeHero plaque={known?.plaque} />
      <RoomWall />
      <ThreeDoors cards={known && known.cards} />
      <Benefits />
      <Attractions />
      <Stats />
      <ClosingCall />
    </>
  );
}

import * as t from '@messages/home';
import { PageMeta } from '@/components/PageMeta';
import { Attractions } from './home/Attractions';
import { Benefits } from './home/Benefits';
import { ClosingCall } from './home/ClosingCall';
import { HomeHero } from './home/HomeHero';
import { RoomWall } from './home/RoomWall';
import { Stats } from './home/Stats';

/** '/': welcome, search, and what the house is (HOME-01 to HOME-19). */
export default function HomePage() {
  return (
    <>
      <PageMeta title={t.TITLE} description={t.DESCRIPTION} />
      <HomeHero />
      <RoomWall />
      <Benefits />
      <Attractions />
      <Stats />
      <ClosingCall />
    </>
  );
}

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
      <PageMeta
        title="Treze quartos a 50 m da estação"
        description="Hostel no Algarve com treze quartos, pequeno-almoço e Wi-Fi incluídos e receção aberta 24h, a 50 m da estação de comboios. Reserve diretamente connosco."
      />
      <HomeHero />
      <RoomWall />
      <Benefits />
      <Attractions />
      <Stats />
      <ClosingCall />
    </>
  );
}

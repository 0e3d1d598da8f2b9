import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { RoomList } from '@/features/room-list/RoomList';

/** '/quartos': every active room (ROOM-LIST-01). */
export default function RoomsPage() {
  return (
    <>
      <PageMeta
        title="Quartos"
        description="Os treze quartos do hostel: individuais, duplos, twin, de família e dormitórios, com pequeno-almoço, Wi-Fi e roupa de cama incluídos. Compare preços e reserve."
      />
      <PageHead title="Quartos">
        Todos com pequeno-almoço, <span className="whitespace-nowrap">Wi-Fi</span> e roupa de cama
        incluídos. O preço é por quarto e por noite.
      </PageHead>
      <RoomList />
    </>
  );
}

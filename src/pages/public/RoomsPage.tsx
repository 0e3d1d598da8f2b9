import { PageMeta } from '@/components/PageMeta';
import { RoomList } from '@/features/room-list/RoomList';

/** '/quartos': every active room. Specification §2, Quartos. */
export default function RoomsPage() {
  return (
    <>
      <PageMeta
        title="Quartos"
        description="Os treze quartos do hostel: individuais, duplos, twin, de família e dormitórios, com pequeno-almoço, Wi-Fi e roupa de cama incluídos. Compare preços e reserve."
      />
      <div className="contentor pt-8 pb-5 md:pt-13 md:pb-7.5">
        <h1 className="text-40 md:text-[2.875rem] md:leading-12.5">Quartos</h1>
        <p className="mt-2.5 max-w-[50ch] text-tinta-2">
          Todos com pequeno-almoço, Wi-Fi e roupa de cama incluídos. O preço é por quarto e por
          noite.
        </p>
      </div>
      <RoomList />
    </>
  );
}

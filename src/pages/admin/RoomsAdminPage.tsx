import { PanelMeta } from '@/features/panel/frame/PanelMeta';
import { RoomsScreen } from '@/features/panel/room/RoomsScreen';

/** The rooms of the house, to show, add, change and delete (ADM-ROOM-01, ADM-ROOM-02). */
export default function RoomsAdminPage() {
  return (
    <>
      <PanelMeta title="Quartos" />
      <RoomsScreen />
    </>
  );
}

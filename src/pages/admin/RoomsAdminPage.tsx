import { PanelMeta } from '@/features/admin-requests/PanelMeta';
import { RoomsScreen } from '@/features/admin-rooms/RoomsScreen';

/** The rooms of the house, to show, add, change and delete (Specification §2, Admin rooms). */
export default function RoomsAdminPage() {
  return (
    <>
      <PanelMeta title="Quartos" />
      <RoomsScreen />
    </>
  );
}

import { PanelMeta } from '@/features/panel/frame/PanelMeta';
import { HouseScreen } from '@/features/panel/house/HouseScreen';

/** The sixth place: what the house does every day, every month, and now and then. */
export default function HousePage() {
  return (
    <>
      <PanelMeta title="A casa" />
      <HouseScreen />
    </>
  );
}

import { CleaningScreen } from '@/features/panel/cleaning/CleaningScreen';
import { PanelMeta } from '@/features/panel/frame/PanelMeta';

/** Today's rooms for who cleans (STAFF-02). */
export default function CleaningPage() {
  return (
    <>
      <PanelMeta title="Limpeza" />
      <CleaningScreen />
    </>
  );
}

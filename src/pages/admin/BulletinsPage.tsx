import { BulletinsScreen } from '@/features/panel/bulletins/BulletinsScreen';
import { PanelMeta } from '@/features/panel/frame/PanelMeta';

/** Who is to be reported to the authority, and the files that were (REG-04). */
export default function BulletinsPage() {
  return (
    <>
      <PanelMeta title="Boletins" />
      <BulletinsScreen />
    </>
  );
}

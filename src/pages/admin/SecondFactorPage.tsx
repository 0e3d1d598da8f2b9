import { SecondFactorScreen } from '@/features/panel/account/SecondFactorScreen';
import { PanelMeta } from '@/features/panel/frame/PanelMeta';

/** Where the second factor is switched on (STAFF-04). */
export default function SecondFactorPage() {
  return (
    <>
      <PanelMeta title="Segundo fator" />
      <SecondFactorScreen />
    </>
  );
}

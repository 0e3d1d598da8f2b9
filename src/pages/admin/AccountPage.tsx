import { AccountScreen } from '@/features/panel/account/AccountScreen';
import { PanelMeta } from '@/features/panel/frame/PanelMeta';
import { useToday } from '@/hooks/useToday';

/** The own account of whoever is signed in (STAFF-03). */
export default function AccountPage() {
  const today = useToday();
  return (
    <>
      <PanelMeta title="A minha conta" />
      {today !== null && <AccountScreen today={today} />}
    </>
  );
}

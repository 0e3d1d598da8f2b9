import { privacy } from '@/copy/legal/privacy';
import { LegalPage } from './legal/LegalPage';

/** '/politica-privacidade' (PRIV-01). */
export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}

import { privacy } from '@/content/legal/privacy';
import { LegalPage } from './legal/LegalPage';

/** '/politica-privacidade'. Specification §2, Privacy policy. */
export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}

import { TEXT } from '@messages/legal-privacy.md';
import { LegalPage } from '@/features/site/legal/LegalPage';

/** '/politica-privacidade' (PRIV-01). */
export default function PrivacyPage() {
  return <LegalPage name="privacy" text={TEXT} />;
}

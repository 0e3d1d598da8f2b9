import * as t from '@messages/legal-privacy';
import { LegalPage } from '@/features/site/legal/LegalPage';

/** '/politica-privacidade' (PRIV-01). */
export default function PrivacyPage() {
  return <LegalPage name="privacy" text={t.PRIVACY} />;
}

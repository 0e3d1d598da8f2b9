import { TEXT } from '@messages/legal-cookies.md';
import { LegalPage } from '@/features/site/legal/LegalPage';

/** '/politica-cookies' (decisions.md, Routes). */
export default function CookiesPage() {
  return <LegalPage name="cookies" text={TEXT} />;
}

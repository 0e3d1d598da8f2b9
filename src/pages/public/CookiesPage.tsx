import * as t from '@messages/legal-cookies';
import { LegalPage } from '@/features/site/legal/LegalPage';

/** '/politica-cookies' (decisions.md, Routes). */
export default function CookiesPage() {
  return <LegalPage name="cookies" text={t.COOKIES} />;
}

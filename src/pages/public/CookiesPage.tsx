import * as t from '@messages/legal-cookies';
import { LegalPage } from './legal/LegalPage';

/** '/politica-cookies' (decisions.md, Routes). */
export default function CookiesPage() {
  return <LegalPage name="cookies" text={t.COOKIES} />;
}

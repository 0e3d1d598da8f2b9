import { cookies } from '@/copy/legal/cookies';
import { LegalPage } from './legal/LegalPage';

/** '/politica-cookies' (decisions.md, Routes). */
export default function CookiesPage() {
  return <LegalPage text={cookies} />;
}

import * as t from '@messages/legal-terms';
import { LegalPage } from '@/features/site/legal/LegalPage';

/** '/termos-condicoes' (TERMS-01). */
export default function TermsPage() {
  return <LegalPage name="terms" text={t.TERMS} />;
}

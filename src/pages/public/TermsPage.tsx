import { TEXT } from '@messages/legal-terms.md';
import { LegalPage } from '@/features/site/legal/LegalPage';

/** '/termos-condicoes' (TERMS-01). */
export default function TermsPage() {
  return <LegalPage name="terms" text={TEXT} />;
}

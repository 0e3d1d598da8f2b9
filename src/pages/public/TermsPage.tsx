import { terms } from '@/content/legal/terms';
import { LegalPage } from './legal/LegalPage';

/** '/termos-condicoes'. Specification §2, Terms and conditions. */
export default function TermsPage() {
  return <LegalPage text={terms} />;
}

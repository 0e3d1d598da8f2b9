import { terms } from '@/copy/legal/terms';
import { LegalPage } from './legal/LegalPage';

/** '/termos-condicoes' (TERMS-01). */
export default function TermsPage() {
  return <LegalPage text={terms} />;
}

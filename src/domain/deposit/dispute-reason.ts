/** Why a guest's bank contests a payment, also for the mails of the house (DEPOSIT-02). */

/** The service's words for why a payment is contested. */
const REASONS: Readonly<Record<string, string>> = {
  unrecognized: 'não reconheço',
  fraudulent: 'não fui eu',
  duplicate: 'paguei duas vezes',
  credit_not_processed: 'falta uma devolução',
  product_not_received: 'não tive o serviço',
  product_unacceptable: 'não era o combinado',
  subscription_canceled: 'tinha cancelado',
};

/** Why a payment is contested, in Portuguese; null where the service gives no reason it knows. */
export function disputeReason(reason: string | null): string | null {
  return REASONS[reason ?? ''] ?? null;
}

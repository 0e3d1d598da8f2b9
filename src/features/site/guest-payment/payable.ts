import { isAhead, type GuestStage } from '@/domain/booking/guest-stay';
import type { GuestPayment } from '@/queries/guest-page';

// What the frame of the page knows of paying, without the parts that load only for it.

/** The id of the button that leaves for the payment service, to which the bar at the foot leads. */
export const PAY_ID = 'pagar-agora';

/** Whether something is to be paid online now. */
export function isPayable({ state, is_available }: GuestPayment, stage: GuestStage): boolean {
  const isToPay = state === 'open' || state === 'failed';
  return isToPay && is_available && isAhead(stage) && stage !== 'in-house';
}

/** What the address says on coming back; it proves nothing. */
export type WayBack = 'feito' | 'voltei';

/** How the guest came back to a history entry; null where the page was opened as usual. */
export function wayBackIn(state: unknown): WayBack | null {
  const { wayBack }: { wayBack?: unknown } = Object(state);
  return wayBack === 'feito' || wayBack === 'voltei' ? wayBack : null;
}

/** The stages of a stay that the bars of the availability grid show. */
import { asBookingStatus, type BookingStatus } from './booking-status.ts';
import { CALENDAR_LEGEND } from '../availability/room-calendar.ts';

export type StayStage = 'unanswered' | 'reserved' | 'in-house' | 'gone';

/** The words of the legend. */
export const STAY_STAGE_LABELS: Record<StayStage, string> = {
  unanswered: 'Por responder',
  reserved: CALENDAR_LEGEND.booked,
  'in-house': 'Na casa',
  gone: 'Já saiu',
};

const STAGES: Record<BookingStatus, StayStage> = {
  pending: 'unanswered',
  awaiting_confirmation: 'reserved',
  awaiting_payment: 'reserved',
  payment_received: 'reserved',
  confirmed: 'reserved',
  checked_in: 'in-house',
  checked_out: 'gone',
  // A cancelled stay has no bar; if it is asked for anyway, nobody is there.
  cancelled: 'gone',
  completed: 'gone',
};

/**
 * The stage of a stored status: an unanswered request, a stay that is or is being agreed on, guests
 * in house, guests who have left. An unknown status counts as pending.
 */
export function stayStage(status: string): StayStage {
  return STAGES[asBookingStatus(status)];
}

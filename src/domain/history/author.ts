/** Who changed a booking: the house, its guest, a platform or the system (HIST-02). */
import { bookingSourceLabel } from '../booking/booking-source.ts';
import { isChannelSource } from '../channel/channel-source.ts';
import { isErasedEmail } from '../guest/erased-guest.ts';

export type HistoryActor = 'staff' | 'guest' | 'channel' | 'system';

export interface AuthoredEvent {
  actor: string;
  actor_name: string | null;
}

/** What of a booking says who its guest and its platform are. */
export interface BookingOrigin {
  guest_name: string;
  guest_email: string | null;
  source: string;
}

/** Who changed a booking last, to stand inside a sentence. */
export interface LastChanger {
  /** Null where the name of somebody of the house is not kept. */
  who: string | null;
  isStaff: boolean;
}

/** What an event was done by; whatever is not known is the system. */
export function actorOf({ actor }: AuthoredEvent): HistoryActor {
  return (['staff', 'guest', 'channel'] as const).find((one) => one === actor) ?? 'system';
}

/** Who did an event, at the beginning of a sentence. */
export function authorOf(event: AuthoredEvent, booking: BookingOrigin): string {
  const actor = actorOf(event);
  if (actor === 'guest') return guestOf(booking);
  if (actor === 'staff') return event.actor_name ?? 'A equipa';
  if (actor === 'system') return 'O sistema';
  const { source } = booking;
  return isChannelSource(source) ? bookingSourceLabel(source) : 'A plataforma';
}

/**
 * Who changed a booking last.
 *
 * @param events newest first
 * @returns null while there is none
 */
export function lastChanger(
  events: readonly AuthoredEvent[],
  booking: BookingOrigin,
): LastChanger | null {
  const [newest] = events;
  if (newest === undefined) return null;
  const actor = actorOf(newest);
  if (actor === 'staff') return { who: newest.actor_name, isStaff: true };
  return { who: actor === 'system' ? 'o sistema' : authorOf(newest, booking), isStaff: false };
}

/** The guest's name, or 'Hóspede apagado' if their data was erased (HIST-03). */
function guestOf({ guest_name, guest_email }: BookingOrigin): string {
  return guest_email !== null && isErasedEmail(guest_email) ? 'Hóspede apagado' : guest_name;
}

import type { ComponentType } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { logError } from '@/lib/log';
import type { SentRequest } from '../sent-request';

const laterSteps = () => import('./later-steps');
type LaterSteps = Awaited<ReturnType<typeof laterSteps>>;

function laterPart<Props extends object>(part: (steps: LaterSteps) => ComponentType<Props>) {
  return lazyPart(async () => ({ default: part(await laterSteps()) }));
}

// Where it does not come, the page stays as it was prerendered: its links work all the same.
const introduction = lazyPart(async () =>
  laterSteps().then(
    (steps) => ({ default: steps.BookingIntroduction }),
    async () => new Promise<never>(() => {}),
  ),
);
const guests = laterPart((steps) => steps.GuestsStep);
const rooms = laterPart((steps) => steps.RoomsStep);
const details = laterPart((steps) => steps.DetailsStep);
const success = laterPart((steps) => steps.BookingSuccess);
const review = laterPart((steps) => steps.ReviewStep);
const roomNotices = laterPart((steps) => steps.RoomNotices);
const summaryRooms = laterPart((steps) => steps.SummaryRooms);
const paused = laterPart((steps) => steps.RequestsPaused);
const bill = laterPart((steps) => steps.StayBill);
const phoneBar = laterPart((steps) => steps.PhoneBar);
const wantedRoom = laterPart((steps) => steps.WantedRoomNote);

export const BookingIntroduction = introduction.Part;
export const GuestsStep = guests.Part;
export const RoomsStep = rooms.Part;
export const DetailsStep = details.Part;
export const ReviewStep = review.Part;
export const BookingSuccess = success.Part;
export const RoomNotices = roomNotices.Part;
export const SummaryRooms = summaryRooms.Part;
export const RequestsPaused = paused.Part;
export const StayBill = bill.Part;
export const PhoneBar = phoneBar.Part;
export const WantedRoomNote = wantedRoom.Part;

/** What sends the request: it is there already when step 5 is. */
export async function loadSending() {
  const { IncompleteRequestError, keepTicket, sendingAttempt, sendingFailure, submitBooking } =
    await laterSteps();
  return { IncompleteRequestError, keepTicket, sendingAttempt, sendingFailure, submitBooking };
}

/** The ticket of this tab, with what shows it; null when there is none, or nothing to show it. */
export async function loadTicket(): Promise<SentRequest | null> {
  try {
    return (await laterSteps()).readTicket();
  } catch (error) {
    logError('loadTicket', error);
    return null;
  }
}

/** Whether the house takes no requests by this form; what cannot be found out counts as no. */
export async function areRequestsPaused(): Promise<boolean> {
  const isAnswered = laterSteps().then(async (steps) => {
    const isPaused = await steps.areRequestsPaused();
    if (isPaused) await paused.preload();
    return isPaused;
  });
  // Without the later steps there is a message already.
  return isAnswered.catch(() => false);
}

/** Fetches steps 2 to 5 and the ticket. What fails now is asked for again when one is opened. */
export async function preloadLaterSteps(): Promise<void> {
  const steps = [guests, rooms, details, review, success];
  const parts = [...steps, introduction, roomNotices, summaryRooms, bill, phoneBar, wantedRoom];
  await Promise.all(parts.map(async ({ preload }) => preload())).catch((error: unknown) =>
    logError('preloadLaterSteps', error),
  );
}

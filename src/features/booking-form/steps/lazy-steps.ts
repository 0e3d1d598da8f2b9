import { lazyPart } from '@/components/lazy-part';
import { logError } from '@/lib/log';

const laterSteps = () => import('./later-steps');

const guests = lazyPart(async () => (await laterSteps()).GuestsStep);
const rooms = lazyPart(async () => (await laterSteps()).RoomsStep);
const details = lazyPart(async () => (await laterSteps()).DetailsStep);
const success = lazyPart(async () => (await laterSteps()).BookingSuccess);
const review = lazyPart(async () => (await laterSteps()).ReviewStep);

export const GuestsStep = guests.Part;
export const RoomsStep = rooms.Part;
export const DetailsStep = details.Part;
export const ReviewStep = review.Part;
export const BookingSuccess = success.Part;

/** Fetches steps 2 to 5 and the ticket. What fails now is asked for again when one is opened. */
export async function preloadLaterSteps(): Promise<void> {
  await Promise.all(
    [guests, rooms, details, review, success].map(async ({ preload }) => preload()),
  ).catch((error: unknown) => logError('preloadLaterSteps', error));
}

import type { StaffBooking } from '@/queries/staff-bookings';
import type { ChangeOutcome } from './apply-change';
import { rebaseDraft } from './note-drafts';

/**
 * Lets changes wait for one another, and each know the version that one's own change before it has
 * left: two quick presses are no two people at one desk.
 */
export function createTurns() {
  const successors = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();

  function latestVersion({ id, updated_at }: Pick<StaffBooking, 'id' | 'updated_at'>): string {
    const successor = successors.get(id + updated_at);
    return successor === undefined ? updated_at : latestVersion({ id, updated_at: successor });
  }

  return (shown: StaffBooking, apply: (latest: StaffBooking) => Promise<ChangeOutcome>) => {
    const turn = last.then(async () => {
      const latest = { ...shown, updated_at: latestVersion(shown) };
      const outcome = await apply(latest);
      if (outcome.kind === 'done') {
        successors.set(shown.id + latest.updated_at, outcome.booking.updated_at);
        rebaseDraft(latest, outcome.booking);
      }
      return outcome;
    });
    last = turn;
    return turn;
  };
}

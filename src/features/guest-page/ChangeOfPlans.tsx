import * as t from '@messages/guest-page';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { hostel } from '@/copy/hostel';
import type { GuestStage, GuestSums } from '@/domain/guest-stay';
import { longMoment } from '@/domain/moments';
import type { GuestPage, GuestPageBooking } from '@/queries/guest-page';
import { CancelRequest } from './CancelRequest';
import { SideCard } from './SideCards';

interface ChangeOfPlansProps {
  page: GuestPage;
  rooms: readonly GuestPageBooking[];
  linkKey: string;
  stage: GuestStage;
  sums: GuestSums;
  /** All rooms go together: one that may not be cancelled any more keeps the others. */
  canCancel: boolean;
  /** Null: the key opens nothing any more. */
  onCancelled: (page: GuestPage | null) => void;
}

/** The way out, while it is open; afterwards, whom to call. TRACK-03 */
export function ChangeOfPlans({
  page,
  rooms,
  linkKey,
  stage,
  sums,
  canCancel,
  onCancelled,
}: ChangeOfPlansProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isRequest = stage === 'in-review';
  const until = longMoment(page.cancel_until);
  const words = t.CHANGE_OF_PLANS;
  return (
    <SideCard title={words.title}>
      {canCancel ? (
        <>
          <p className="mt-1.5 mb-3.5 text-15 text-tinta-2">
            {isRequest ? words.mayWithdraw(until) : words.mayCancel(until)}
          </p>
          <Button variant="danger-outline" className="w-full" onClick={() => setIsAsking(true)}>
            {isRequest ? words.withdraw : words.cancel}
          </Button>
        </>
      ) : (
        <p className="mt-1.5 text-15">
          {words.tooLate(until)}{' '}
          <a href={hostel.phone.href} className="text-link whitespace-nowrap tabular-figures">
            {hostel.phone.display}
          </a>
        </p>
      )}
      <CancelRequest
        {...{ page, rooms, linkKey, sums, isRequest, isAsking, onCancelled }}
        onKeep={() => setIsAsking(false)}
      />
    </SideCard>
  );
}

import * as t from '@messages/guest-page';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { lazyPart } from '@/components/lazy-part';
import { Telephone } from '@/components/Telephone';
import type { GuestStage, GuestSums } from '@/domain/booking/guest-stay';
import { longMoment } from '@/domain/calendar/moments';
import type { GuestPage, GuestPageBooking } from '@/queries/guest-page';
import { SideCard } from './SideCards';

// Few guests cancel, so the dialog is in a chunk of its own.
const question = lazyPart(async () => import('./CancelRequest'));

interface ChangeOfPlansProps {
  page: GuestPage;
  rooms: readonly GuestPageBooking[];
  linkKey: string;
  stage: GuestStage;
  sums: GuestSums;
  /** All rooms are cancelled together: false once one of them may not be cancelled any more. */
  canCancel: boolean;
  /** Null: the key opens nothing any more. */
  onCancelled: (page: GuestPage | null) => void;
}

/** Withdraws or cancels the stay while that is allowed; afterwards, whom to call. TRACK-03 */
export function ChangeOfPlans({
  page,
  rooms,
  linkKey,
  stage,
  sums,
  canCancel,
  onCancelled,
}: ChangeOfPlansProps) {
  /** Null until the dialog is first opened. */
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isRequest = stage === 'in-review';
  const until = longMoment(page.cancel_until);
  const words = t.CHANGE_OF_PLANS;

  useEffect(() => {
    // If this fails, the button loads it again.
    question.preload().catch(() => {});
  }, []);

  async function handleAsk() {
    setHasFailed(false);
    try {
      await question.preload();
      setIsAsking(true);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <SideCard title={words.title}>
      {canCancel ? (
        <>
          <p className="mt-1.5 mb-3.5 text-15 text-tinta-2">
            {isRequest ? words.mayWithdraw(until) : words.mayCancel(until)}
          </p>
          <Button variant="danger-outline" className="w-full" onClick={() => void handleAsk()}>
            {isRequest ? words.withdraw : words.cancel}
          </Button>
          {hasFailed && (
            <div role="alert" className="mt-2">
              <FieldError>{words.failed}</FieldError>
            </div>
          )}
        </>
      ) : (
        <p className="mt-1.5 text-15">
          {words.tooLate(until)} <Telephone isInSentence />
        </p>
      )}
      {isAsking !== null && (
        <question.Part
          {...{ page, rooms, linkKey, sums, isRequest, isAsking, onCancelled }}
          onKeep={() => setIsAsking(false)}
        />
      )}
    </SideCard>
  );
}

import { CANCEL } from '@messages/guest-cancel';
import * as t from '@messages/guest-page';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { Field } from '@/components/form/Field';
import { RoomTile } from '@/components/look/RoomTile';
import { Select } from '@/components/form/Select';
import { Telephone } from '@/components/Telephone';
import type { GuestSums } from '@/domain/booking/guest-stay';
import { formatEuros } from '@/domain/basics/money';
import { visitorClient } from '@/lib/visitor-client';
import { cancelAsGuest, type GuestPage, type GuestPageBooking } from '@/queries/guest-page';
import { QueryError } from '@/queries/query-error';
import { fromDayToDay, fullMoment, roomName } from './guest-words';
import { isUnknownKey } from './useGuestPage';

/**
 * The reasons as reception reads them, in Portuguese; guests read `words.reasons`, which has them
 * in the same order.
 */
const CANCEL_REASONS = [
  'Mudança de planos',
  'Encontrei outro alojamento',
  'Doença ou imprevisto',
  'Outro motivo',
];

/** Why it failed, and what the guest can do about it. */
function problemOf(error: unknown): string {
  const { failed } = t.CHANGE_OF_PLANS;
  if (!(error instanceof QueryError)) return failed;
  if (error.kind === 'rate-limit') return CANCEL.tooMany;
  return error.code === 'HS021' ? CANCEL.overNow : failed;
}

interface CancelRequestProps {
  page: GuestPage;
  rooms: readonly GuestPageBooking[];
  linkKey: string;
  sums: GuestSums;
  /** Not answered yet: it is withdrawn, not cancelled. */
  isRequest: boolean;
  isAsking: boolean;
  onKeep: () => void;
  /** Null: the key opens nothing any more. */
  onCancelled: (page: GuestPage | null) => void;
}

/** Asks once more before a request is withdrawn or a booking cancelled; a reason is optional. */
export default function CancelRequest({
  page,
  rooms,
  linkKey,
  sums,
  isRequest,
  isAsking,
  onKeep,
  onCancelled,
}: CancelRequestProps) {
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const words = { ...t.CHANGE_OF_PLANS, ...CANCEL };
  const hasReference = page.payment?.state === 'pending' && page.payment.method === 'multibanco';
  const question = isRequest ? words.withdraws : words.cancels;

  async function handleConfirm() {
    setIsBusy(true);
    setProblem(null);
    try {
      const cancelled = await cancelAsGuest(visitorClient(), { key: linkKey, reason });
      onKeep();
      onCancelled(cancelled);
    } catch (error) {
      if (isUnknownKey(error)) {
        onKeep();
        onCancelled(null);
      } else {
        setProblem(problemOf(error));
      }
    }
    setIsBusy(false);
  }

  function handleKeep() {
    setProblem(null);
    onKeep();
  }

  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={isRequest ? words.askWithdraw : words.askCancel}
      confirmLabel={isRequest ? words.withdraw : words.cancel}
      cancelLabel={isRequest ? words.keepRequest : words.keepBooking}
      isDestructive
      isSheet
      isBusy={isBusy}
      busyLabel={words.cancelling}
      error={problem}
      onConfirm={() => void handleConfirm()}
      onCancel={handleKeep}
    >
      <p>
        {`${question(rooms.length, fromDayToDay(sums.checkIn, sums.checkOut))} ${words.free}`}
        <b>{fullMoment(page.cancel_until)}</b>
        {sums.paid > 0 ? words.paidBack(formatEuros(sums.paid)) : words.nothingCharged}
        {hasReference && <b>{words.doNotPay}</b>}
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {rooms.map(({ booking_number, room }) => {
          const { name, lang } = roomName(room);
          return (
            <li key={booking_number} className="flex items-center gap-2">
              <RoomTile roomNumber={room.room_number} size={24} />
              <span lang={lang} className="min-w-0 wrap-anywhere">
                {name}
              </span>
            </li>
          );
        })}
      </ul>
      <Field
        label={
          <>
            {words.why} <span className="font-normal text-tinta-2">{words.whyOptional}</span>
          </>
        }
      >
        <Select value={reason} onChange={(event) => setReason(event.target.value)}>
          <option value="">{words.noReason}</option>
          {CANCEL_REASONS.map((one, place) => (
            <option key={one} value={one}>
              {words.reasons[place]}
            </option>
          ))}
        </Select>
      </Field>
      {rooms.length > 1 && (
        <p className="text-14 text-tinta-2">
          {words.onlyOne}
          <Telephone isInSentence />.
        </p>
      )}
    </ConfirmDialog>
  );
}

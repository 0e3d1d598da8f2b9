import { Suspense, useEffect, useId, useState, type RefObject } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { lazyPart } from '@/components/lazy-part';
import { Skeleton } from '@/components/look/Skeleton';
import { hasNightsOf } from '@/domain/channel/conflict';
import { actionLabel, leftAloneWords } from '@/domain/channel/conflict-way-words';
import { conflictTitle } from '@/domain/channel/conflict-words';
import { isChannelSource } from '@/domain/channel/channel-source';
import type { Day } from '@/domain/calendar/dates';
import { isLive } from '@/domain/availability/occupied-nights';
import { StillReading } from '@/features/panel/kit/StillReading';
import type { StaffBooking } from '@/queries/staff-bookings';
import { ConflictTimeline } from './ConflictTimeline';
import { StayCards } from './StayCards';
import { useConflictChoice, type ConflictChoice } from './useConflictChoice';
import { useConflictAction } from './useConflictAction';
import { useConflictHouse } from './useConflictHouse';
import type { Conflict } from './useConflicts';
import { Chip, Chips } from './WayChoices';
import { WaysOut } from './WaysOut';

const cancelDialog = lazyPart(async () => import('@/features/panel/stay/change/CancelDialog'));

interface ConflictDetailProps {
  conflict: Conflict;
  today: Day;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** One conflict: both stays, and the ways out (CHAN-04). */
export function ConflictDetail({ conflict, today, headingRef }: ConflictDetailProps) {
  const { event, foreign, room, ours, closed } = conflict;
  const around = useConflictHouse(conflict, today);
  const { choice, ...choose } = useConflictChoice(conflict, around.house);
  const [cancelled, setCancelled] = useState<StaffBooking | null>(null);
  const action = useConflictAction(conflict, { choice, today }, setCancelled);
  const told = { foreign, ours, closed, roomNumber: room.room_number };
  const numberOf = (id: string) =>
    around.house?.rooms.find((one) => one.id === id)?.room_number ?? '';

  useEffect(() => {
    cancelDialog.preload().catch(() => {
      // Opening the dialog loads it again and reports a failure.
    });
  }, []);

  return (
    <div className="min-w-0 px-3.5 pt-4 pb-4.5 tabular-figures md:px-5.5 md:pt-4.5 md:pb-5.5">
      <h2 ref={headingRef} tabIndex={-1} className="font-serif text-22">
        {conflictTitle(told)}
      </h2>
      <p className="mt-0.5 text-tinta-2">Nada foi apagado nem mudado. Escolha o que fica.</p>
      <ConflictTimeline conflict={conflict} />
      <StayCards conflict={conflict} />
      {ours.length > 1 && choice?.ours && (
        <OursChoice ours={ours} chosen={choice.ours} onChoose={choose.chooseOurs} />
      )}
      <StillReading
        of={around.readings}
        title="Não foi possível ver os quartos livres"
        className="mt-4.5"
      >
        <WaysSkeleton />
      </StillReading>
      {choice !== null && (
        <>
          <WaysOut
            choice={choice}
            told={{
              foreign,
              roomNumber: room.room_number,
              closed,
              ours: choice.ours && {
                ...choice.ours,
                isOfChannel: isChannelSource(choice.ours.source),
                hasItsNights: hasNightsOf(foreign, choice.ours, today),
              },
            }}
            numberOf={numberOf}
            onWay={choose.chooseWay}
            onRoom={choose.chooseRoom}
            onPartner={choose.choosePartner}
          />
          <div role="alert">
            {action.problem !== null && (
              <FieldError>
                {action.problem}
                {action.retryPartner !== null && (
                  <button type="button" className="ms-1 text-link" onClick={action.retryPartner}>
                    Tentar Novamente
                  </button>
                )}
              </FieldError>
            )}
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
            <p className="min-w-0 flex-[1_1_16.25rem] text-13 text-tinta-2">
              {leftAloneWords({
                ours: ours.length,
                closed: closed.length,
                isReading: event.channel_feeds.is_active,
                isMissing: event.missing_since !== null,
              })}
            </p>
            <Button
              variant={choice.way === 'cancel-ours' ? 'danger' : 'primary'}
              className="min-h-10! px-4.5! max-md:order-first max-md:min-h-11.5! max-md:basis-full"
              disabled={choice.way === null || action.isWaiting}
              isBusy={action.isPending}
              busyLabel="A guardar..."
              onClick={() => void action.act()}
            >
              {buttonWords(choice, closed)}
            </Button>
          </div>
        </>
      )}
      {cancelled !== null && (
        <Suspense fallback={null}>
          <cancelDialog.Part
            targets={ours.filter((stay) => stay.id === cancelled.id && isLive(stay))}
            reason="overlap"
            onClose={() => setCancelled(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function buttonWords({ way, room, partner, ours }: ConflictChoice, closed: readonly Day[]): string {
  if (way === null) return 'Escolha o que fazer';
  return actionLabel(way, {
    roomNumber: room?.room_number,
    partner: partner?.guest_name,
    bookingNumber: ours?.booking_number,
    closed,
  });
}

interface OursChoiceProps {
  ours: readonly StaffBooking[];
  chosen: StaffBooking;
  onChoose: (id: string) => void;
}

/** Where several of our stays are in the way, staff choose which one to deal with first. */
function OursChoice({ ours, chosen, onChoose }: OursChoiceProps) {
  const name = useId();
  return (
    <div className="mt-4.5">
      <p aria-hidden className="mb-2 text-14 font-semibold">
        Das nossas, começar por
      </p>
      <Chips legend="Das nossas, começar por">
        {ours.map(({ id, guest_name, booking_number }) => (
          <Chip key={id} name={name} isChecked={id === chosen.id} onChoose={() => onChoose(id)}>
            {`${guest_name}, ${booking_number}`}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

function WaysSkeleton() {
  return (
    <div className="mt-4.5 grid animate-breathe gap-px">
      <output className="sr-only">A ver os quartos livres...</output>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex h-14 items-center gap-3 border border-linha px-3.5">
          <Skeleton className="size-4.5 rounded-pill" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      ))}
    </div>
  );
}

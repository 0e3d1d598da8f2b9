import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { Keycap } from '@/components/Keycap';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { compareOffers } from '@/domain/new-stay/rooms';
import { countLabel } from '@/domain/basics/text';
import { ClosedRooms, RoomCautions, TakenRooms } from './RoomNotes';
import { RoomOption } from './RoomOption';
import type { DeskBookingForm } from './useDeskBookingForm';
import { Skeleton } from '@/components/look/Skeleton';
import { StillReading } from '@/features/panel/kit/StillReading';

/** Shown in place of the rooms while there are no dates, while they load, or when that failed. */
function NoRoomsYet({ form: { rooms, nights, problems } }: { form: DeskBookingForm }) {
  return (
    <>
      <h3 className="font-semibold">Quartos</h3>
      <div className="mt-2.5">
        <StillReading of={rooms.readings} title="Não foi possível carregar os quartos">
          {nights === 0 && <p className="text-13 text-tinta-2">Primeiro as datas.</p>}
          {nights > 0 && (
            <div className="grid animate-breathe gap-1.5 md:grid-cols-2">
              <output className="sr-only">A carregar...</output>
              {PLACES.map((place) => (
                <Skeleton key={place} className="h-12" />
              ))}
            </div>
          )}
          {problems.rooms !== undefined && <FieldError>{problems.rooms}</FieldError>}
        </StillReading>
      </div>
    </>
  );
}

const PLACES = ['1', '2', '3', '4', '5', '6'];

/** How many rooms are listed before somebody asks for the rest. */
const SHOWN = { phone: 4, desk: 12 };

interface RoomChoiceProps {
  form: DeskBookingForm;
  /** Increases each time Enter in a field of the stay should move the focus to the rooms. */
  enterPresses: number;
  onNext: () => void;
  onLeave: () => void;
}

/** Chooses rooms: fitting ones first, then by price; taken ones are linked below (DESK-02). */
export function RoomChoice({ form, enterPresses, onNext, onLeave }: RoomChoiceProps) {
  const { draft, rooms, problems, change } = form;
  const id = useId();
  const listRef = useRef<HTMLFieldSetElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const isPhone = useMediaQuery('(max-width: 47.99rem)');
  const hasSettled = rooms.offers !== null && !rooms.isCatchingUp;

  // The rooms for the new dates may still be loading, so the focus waits for them.
  const handledPresses = useRef(enterPresses);
  useEffect(() => {
    if (enterPresses === handledPresses.current || !hasSettled) return;
    handledPresses.current = enterPresses;
    listRef.current?.querySelector<HTMLElement>('[data-room-choice]')?.focus();
  }, [enterPresses, hasSettled]);

  if (rooms.offers === null) return <NoRoomsYet form={form} />;

  const free = rooms.offers.filter(({ inTheWay }) => inTheWay === null);
  const limit = isPhone ? SHOWN.phone : SHOWN.desk;
  // A chosen room that somebody else has taken meanwhile keeps its place.
  const listed = rooms.offers
    .filter(({ room, inTheWay }) => inTheWay === null || draft.rooms.includes(room.id))
    .toSorted((a, b) => compareOffers({ ...a, inTheWay: null }, { ...b, inTheWay: null }));
  const shown = listed.filter(
    ({ room }, place) => isWhole || place < limit || draft.rooms.includes(room.id),
  );
  const tabStop = shown.some(({ room }) => room.id === activeId) ? activeId : shown[0]?.room.id;

  function toggle(roomId: string) {
    const isChosen = draft.rooms.includes(roomId);
    const { [roomId]: _price, ...prices } = draft.prices;
    change({
      rooms: isChosen ? draft.rooms.filter((other) => other !== roomId) : [...draft.rooms, roomId],
      prices,
    });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const choices = [
      ...(listRef.current?.querySelectorAll<HTMLInputElement>('[data-room-choice]') ?? []),
    ];
    const place = choices.findIndex((choice) => choice === event.target);
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (choices[place]?.checked === false) choices[place].click();
      onNext();
      return;
    }
    const target = choices[place + gridStep(event.key, listRef.current)];
    if (target === undefined || target === event.target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <>
      <h3 className="flex flex-wrap items-baseline gap-x-2.5 font-semibold" id={id}>
        Quartos
        <small className="text-12 font-normal text-tinta-2 tabular-figures">
          {`${countLabel(free.length, { one: 'livre', many: 'livres' })} de ${rooms.offers.length}, primeiro os que servem`}
        </small>
        {/* The keys do this among the rooms; in a date they change the date. */}
        <small
          aria-hidden
          className="invisible ms-auto text-12 font-normal text-tinta-2 group-focus-within/rooms:visible max-md:hidden"
        >
          <Keycap>↓</Keycap> <Keycap>↵</Keycap> escolhe e segue
        </small>
      </h3>
      <div role="presentation" onKeyDown={handleKeyDown}>
        <fieldset
          ref={listRef}
          aria-labelledby={id}
          aria-describedby={`${id}-problem`}
          aria-busy={!hasSettled}
          data-problem={problems.rooms === undefined ? undefined : ''}
          className="mt-2.5 grid min-w-0 gap-1.5 transition-opacity aria-busy:opacity-60 aria-busy:delay-200 md:grid-cols-2"
        >
          {shown.map((offer) => (
            <RoomOption
              key={offer.room.id}
              offer={offer}
              isChosen={draft.rooms.includes(offer.room.id)}
              isTabStop={offer.room.id === tabStop}
              onFocus={() => setActiveId(offer.room.id)}
              onToggle={() => toggle(offer.room.id)}
            />
          ))}
        </fieldset>
      </div>
      {listed.length === 0 && <p className="text-13 text-tinta-2">Nenhum quarto livre.</p>}
      {shown.length < listed.length && (
        <Button variant="outline" className="mt-1.5 w-full" onClick={() => setIsWhole(true)}>
          {`Mais ${countLabel(listed.length - shown.length, { one: 'quarto livre', many: 'quartos livres' })}`}
          <ChevronDown aria-hidden />
        </Button>
      )}
      <div id={`${id}-problem`}>
        {problems.rooms !== undefined && <FieldError>{problems.rooms}</FieldError>}
      </div>
      <ClosedRooms form={form} />
      <RoomCautions form={form} />
      <TakenRooms offers={rooms.offers} onLeave={onLeave} />
    </>
  );
}

/** By how many items an arrow key moves in a list laid out in columns; 0 for other keys. */
function gridStep(key: string, list: HTMLElement | null): number {
  if (key === 'ArrowRight') return 1;
  if (key === 'ArrowLeft') return -1;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return 0;
  const columns = list === null ? '' : getComputedStyle(list).gridTemplateColumns;
  const count = Math.max(1, columns.split(' ').length);
  return key === 'ArrowDown' ? count : -count;
}

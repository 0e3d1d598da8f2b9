import * as rooms from '@messages/booking-rooms';
import { people } from '@messages/counts';
import * as prices from '@messages/stay-prices';
import * as t from '@messages/suggestions';
import { Fragment } from 'react';
import { RoomTile } from '@/components/look/RoomTile';
import { bedsOf } from '@/domain/room/room-beds';
import { formatEuros } from '@/domain/basics/money';
import type { StayDates } from '@/domain/stay/stay';
import { featureWords } from '@/domain/room/translated-room';
import { RoomName } from '../room-words';
import type { ChosenRooms, OfferedRoom } from '../state/room-choice';
import { isRestricted } from '../rooms/combinations';
import { sumsOf } from '../summary/stay-sums';

interface RoomSetCardProps {
  rooms: ChosenRooms;
  title: string;
  /** Why it is there. */
  reason: string;
  /** All rooms on offer: a room shows the features that tell it apart from these. */
  offers: readonly OfferedRoom[];
  dates: StayDates;
  isChosen: boolean;
}

/** A set of rooms: what it is and why, who sleeps where, what it costs (SUGG-03). */
export function RoomSetCard({
  rooms: set,
  title,
  reason,
  offers,
  dates,
  isChosen,
}: RoomSetCardProps) {
  return (
    <span className="block px-4 pt-5 pb-3.5 md:py-4.5 md:ps-5 md:pe-14">
      <span className="block pe-8.5 text-17 leading-5.75 font-semibold md:pe-0">{title}</span>
      {reason !== '' && (
        <span className="block text-14 text-tinta-2 max-md:pe-8.5">
          <span className="sr-only">. </span>
          {reason}
        </span>
      )}
      <span className="mt-2.5 mb-3 grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-2">
        {set.map(({ room, guests }) => (
          <span
            key={room.id}
            className={`grid min-h-11 grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-3 border-t py-1 text-15 leading-5 ${isChosen ? 'border-anil-100' : 'border-linha'}`}
          >
            <RoomTile roomNumber={room.room_number} size={28} />
            <span className="min-w-0 wrap-anywhere tabular-figures">
              <RoomName room={room} />
              <span className="block text-13 leading-4.25 text-tinta-2">
                <span className="sr-only">, </span>
                <Facts {...{ room, offers }} />
              </span>
            </span>
            <b className="font-semibold whitespace-nowrap tabular-figures">{people(guests)}</b>
          </span>
        ))}
      </span>
      <Prices {...{ set, dates }} />
    </span>
  );
}

/** 'Quarto 7. Quatro beliches, só mulheres': a bare number before the name reads as a quantity. */
function Facts({ room, offers }: { room: OfferedRoom; offers: readonly OfferedRoom[] }) {
  const words = bedsOf(room, offers).map((feature) => featureWords(room, feature));
  const parts = isRestricted(room) ? [...words, { text: t.WOMEN_ONLY, lang: undefined }] : words;
  return (
    <>
      {rooms.roomNumber(room.room_number)}
      {parts.map(({ text, lang }, place) => (
        <Fragment key={text}>
          {place > 0 ? ', ' : '. '}
          {lang === undefined ? text : <span lang={lang}>{text}</span>}
        </Fragment>
      ))}
    </>
  );
}

function Prices({ set, dates }: { set: ChosenRooms; dates: StayDates }) {
  const price = sumsOf({ dates, selection: set });
  const perNight = price.hasSpecialNights ? prices.perNightOnAverage : rooms.perNight;
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 text-15 text-tinta-2 tabular-figures">
      <span>
        {perNight(formatEuros(price.perNight))}
        {price.perPerson !== null &&
          `, ${t.perPerson(formatEuros(price.perPerson), price.isAverage)}`}
      </span>
      <span className="text-22 font-bold text-tinta">{formatEuros(price.total)}</span>
    </span>
  );
}

import { useId, type ReactNode } from 'react';
import {
  hindranceWords,
  wayDetail,
  WAY_TITLES,
  type ToldWay,
} from '@/domain/channel/conflict-way-words';
import type { WayOut } from '@/domain/channel/conflict-ways';
import type { ConflictChoice, Option } from './useConflictChoice';
import { PartnerChoices, RoomChoices } from './WayChoices';

interface WaysOutProps {
  choice: ConflictChoice;
  told: ToldWay;
  numberOf: (roomId: string) => string;
  onWay: (way: WayOut) => void;
  onRoom: (way: WayOut, roomId: string) => void;
  onPartner: (stayId: string) => void;
}

/** The ways out of a conflict; one that is not possible says why. */
export function WaysOut({ choice, told, numberOf, onWay, onRoom, onPartner }: WaysOutProps) {
  const name = useId();
  return (
    <fieldset className="mt-4.5 min-w-0">
      <legend className="mb-2 text-14 font-semibold">O que fazer?</legend>
      {choice.options.map((option) => {
        const { way } = option;
        const isChosen = choice.way === way;
        return (
          <Way
            key={way}
            name={name}
            option={option}
            isChosen={isChosen}
            onChoose={() => onWay(way)}
            detail={detailOf(option, told)}
          >
            {isChosen && 'rooms' in option && (
              <RoomChoices
                rooms={option.rooms}
                chosen={choice.room}
                onChoose={(roomId) => onRoom(way, roomId)}
              />
            )}
            {isChosen && 'partners' in option && (
              <PartnerChoices
                partners={option.partners}
                chosen={choice.partner}
                numberOf={numberOf}
                onChoose={onPartner}
              />
            )}
          </Way>
        );
      })}
    </fieldset>
  );
}

function detailOf(option: Option, told: ToldWay): string {
  const { way, hindrance } = option;
  if (hindrance !== null) return hindranceWords(hindrance, { ...told, way });
  const roomNumbers = 'rooms' in option ? option.rooms.map((room) => room.room_number) : [];
  return wayDetail(way, { ...told, roomNumbers });
}

interface WayProps {
  name: string;
  option: Option;
  isChosen: boolean;
  onChoose: () => void;
  detail: string;
  children: ReactNode;
}

function Way({ name, option: { way, isOpen }, isChosen, onChoose, detail, children }: WayProps) {
  const id = useId();
  return (
    <div
      className={`relative -mt-px border px-3.5 transition-colors first-of-type:rounded-t-field last-of-type:rounded-b-field max-md:px-3 ${isChosen ? 'z-1 border-anil-600 bg-anil-50' : `border-contorno/50 ${isOpen ? '' : 'bg-sal'}`}`}
    >
      <label
        className={`grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 py-2.75 max-md:py-3.25 ${isOpen ? 'cursor-pointer' : 'text-tinta-2'}`}
      >
        <input
          type="radio"
          name={name}
          checked={isChosen}
          disabled={!isOpen}
          onChange={onChoose}
          aria-labelledby={`${id}-way`}
          aria-describedby={`${id}-detail`}
          className="mt-0.25 size-4.5 accent-anil-600"
        />
        <b id={`${id}-way`} className="font-semibold">
          {WAY_TITLES[way]}
        </b>
        <small id={`${id}-detail`} className="col-start-2 text-13 text-tinta-2">
          {detail}
        </small>
      </label>
      {isChosen && <div className="ps-8 pb-2.75 empty:hidden max-md:ps-0">{children}</div>}
    </div>
  );
}

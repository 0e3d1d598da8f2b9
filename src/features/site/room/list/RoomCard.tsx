import { DEFAULT_DESCRIPTION, FROM, numbered, PER_NIGHT, upTo } from '@messages/room-words';
import * as t from '@messages/rooms';
import { Users } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { AmenityIcon } from '@/components/look/AmenityIcon';
import { LinkButton } from '@/components/LinkButton';
import { RoomPicture } from '@/components/look/RoomPicture';
import { RoomTile } from '@/components/look/RoomTile';
import { Sill, type SillColour } from '@/components/look/Sill';
import { WholeWords } from '@/components/look/WholeWords';
import { amenityIconName } from '@/domain/room/amenities';
import { formatEuros, formatEurosShort } from '@/domain/basics/money';
import { shownNightlyPrice } from '@/domain/rates/room-pricing';
import { pricePerPerson } from '@/domain/room/shared-room';
import { roomTileIndex } from '@/domain/room/room-tile';
import {
  featureWords,
  textLang,
  type TranslatedRoom,
  type ShownText,
} from '@/domain/room/translated-room';
import { bookingPath, roomPath } from '@/lib/paths';
import type { RoomRow } from '@/types/rows';

/** As many as a card shows (CONST-BOOK-07). */
const MAX_FEATURES = 3;

/** One, two or three in a row, as in `GRID`. */
const PICTURE_SIZES =
  '(width < 48rem) calc(100vw - 3.25rem), (width < 64rem) calc(50vw - 3.5rem), min(33vw - 3.25rem, 26.25rem)';

const SILLS: readonly SillColour[] = ['ocre', 'anil', 'barro', 'ria'];

/** On a phone the card has one button; the picture and the name lead to the details as well. */
const QUIET_ON_PHONES = 'max-md:px-1.5! max-md:underline max-md:shadow-none!';

interface RoomCardProps {
  room: TranslatedRoom<RoomRow>;
  /** In view from the start. */
  isFirst: boolean;
  headingLevel?: 2 | 3;
  /** The stay asked for, as parameters that the card's links carry on. */
  stay?: string;
  /** What is to say of that stay, in place of the price per person. */
  children?: ReactNode;
}

/** A room of the list (ROOM-LIST-10 to ROOM-LIST-19); a shared room also has a price per person. */
export function RoomCard({ room, isFirst, headingLevel = 2, stay, children }: RoomCardProps) {
  const nameId = useId();
  const { id, room_number: number, name, description, features, images } = room;
  const detailsPath = stay ? `${roomPath(number)}?${stay}` : roomPath(number);
  const price = shownNightlyPrice(room);
  // Of what a request charges, which may be more than the price shown.
  const perPerson = pricePerPerson(room.price_per_night, room.max_guests);
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      aria-labelledby={nameId}
      className="group @container flex flex-col print:break-inside-avoid"
    >
      {/* The name links to the same page: one stop for the keyboard is enough. */}
      <Link to={detailsPath} tabIndex={-1} aria-hidden className="block">
        <Sill colour={SILLS[roomTileIndex(number) % SILLS.length]}>
          <RoomPicture
            src={images[0]}
            alt=""
            roomNumber={number}
            isEager={isFirst}
            sizes={PICTURE_SIZES}
            className="rounded-b-none max-md:aspect-2/1!"
          />
        </Sill>
      </Link>
      <div className="mt-4 mb-2 flex items-start gap-3.5">
        <RoomTile roomNumber={number} />
        <div className="min-w-0">
          <p className="text-14 leading-4.5 text-tinta-2 tabular-figures">{numbered(number)}</p>
          <Heading
            id={nameId}
            lang={textLang(room, 'name')}
            className="line-clamp-3 font-serif text-22 leading-6.75 tracking-[-.01em] wrap-anywhere"
          >
            <Link to={detailsPath} className="transition-colors group-hover:text-anil-600">
              {name}
            </Link>
          </Heading>
        </div>
      </div>
      <p
        lang={textLang(room, 'description')}
        className="line-clamp-2 text-16 leading-6 wrap-anywhere text-tinta-2 md:line-clamp-3"
      >
        <WholeWords>{description?.trim() || DEFAULT_DESCRIPTION}</WholeWords>
      </p>
      {/* On a phone one line: a feature that would begin a second one is left out whole. */}
      <ul className="mt-2 mb-3.5 flex flex-wrap gap-x-4 gap-y-1 text-14 max-md:h-lh max-md:overflow-hidden">
        <li className="flex items-center gap-1.5 tabular-figures">
          <Users className="size-4 text-anil-600" aria-hidden />
          {upTo(room.max_guests)}
        </li>
        {[...new Set(features)].slice(0, MAX_FEATURES).map((feature) => (
          <Feature key={feature} feature={feature} {...featureWords(room, feature)} />
        ))}
      </ul>
      {children}
      {!children && perPerson !== null && (
        <p className="mb-3 flex items-center gap-1.75 self-start rounded-tile bg-ria-100 py-0.75 ps-2 pe-2.5 text-14 font-semibold text-ria-700 tabular-figures">
          <Users className="size-4" aria-hidden />
          {t.perPerson(formatEurosShort(perPerson), room.max_guests)}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-end gap-2.5 border-t border-linha pt-3.5">
        <p className="me-auto text-13 text-tinta-2 tabular-figures md:@max-[22.5rem]:w-full">
          {FROM}{' '}
          <span className="block text-20 leading-6.75 font-bold text-tinta md:text-22">
            {formatEuros(price)}{' '}
            <span className="text-14 font-normal text-tinta-2">{PER_NIGHT}</span>
          </span>
        </p>
        <div className="flex flex-wrap gap-2 max-md:ms-auto md:@max-[22.5rem]:w-full print:hidden">
          <LinkButton
            to={detailsPath}
            variant="outline"
            aria-describedby={nameId}
            className={`flex-auto px-3.5! text-15! whitespace-nowrap ${QUIET_ON_PHONES}`}
          >
            {t.DETAILS}
          </LinkButton>
          <LinkButton
            to={stay ? `${bookingPath({ room: id })}&${stay}` : bookingPath({ room: id })}
            variant="ocre"
            aria-describedby={nameId}
            className="flex-auto px-3.5! text-15! whitespace-nowrap"
          >
            {t.BOOK}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}

interface FeatureProps extends ShownText {
  /** Its Portuguese name, by which its picture is chosen. */
  feature: string;
}

function Feature({ feature, text, lang }: FeatureProps) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <AmenityIcon icon={amenityIconName(feature)} className="size-4 text-anil-600" />
      <span lang={lang} className="min-w-0 wrap-anywhere">
        {text}
      </span>
    </li>
  );
}

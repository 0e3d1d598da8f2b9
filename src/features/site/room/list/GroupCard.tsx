import * as t from '@messages/rooms';
import { PER_NIGHT } from '@messages/room-words';
import { LinkButton } from '@/components/LinkButton';
import { RoomTile } from '@/components/look/RoomTile';
import { hostel } from '@/copy/hostel';
import { EXAMPLE_GUESTS, groupExample, type GroupExample } from '@/domain/suggestion/group-example';
import { formatEuros, formatEurosShort } from '@/domain/basics/money';
import { textLang, type TranslatedRoom } from '@/domain/room/translated-room';
import { bookingPath } from '@/lib/paths';
import type { RoomRow } from '@/types/rows';

/**
 * The card takes what the last row of two or three columns leaves free, and is hidden where that is
 * nothing. By the number of cards in that row.
 */
const IN_TWO = ['md:max-lg:hidden', ''];
const IN_THREE = ['lg:hidden', 'lg:col-span-2', ''];

interface GroupCardProps {
  /** Every room, whatever the filter. */
  all: readonly TranslatedRoom<RoomRow>[];
  /** How many room cards stand before it. */
  cards: number;
  /** The guests the filter asked for. */
  guests?: number;
  /** The stay asked for, as parameters that the link carries on. */
  stay?: string;
}

/**
 * The last card of the list: says that the form combines rooms for a group (SITE-06). Always shown
 * on a phone.
 */
export function GroupCard({ all, cards, guests, stay }: GroupCardProps) {
  const example = groupExample(all);
  return (
    <li className={`@container grid print:hidden ${IN_TWO[cards % 2]} ${IN_THREE[cards % 3]}`}>
      <section
        aria-labelledby="vem-em-grupo"
        className="grid content-start overflow-hidden rounded-tile bg-areia shadow-[inset_0_-6px_0_theme(colors.ocre.400)] @min-[40rem]:grid-cols-[minmax(0,1.04fr)_minmax(0,1fr)] @min-[40rem]:content-stretch"
      >
        <span className="relative block aspect-3/2 @min-[40rem]:mb-1.5 @min-[40rem]:aspect-auto">
          <img
            src="/imagens/sala.svg"
            alt=""
            width={600}
            height={400}
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover object-[38%_50%]"
          />
        </span>
        <div className="flex flex-col items-start px-5 pt-5.5 pb-4 @min-[40rem]:px-8.5 @min-[40rem]:pt-8">
          <h2 id="vem-em-grupo" className="text-24 md:text-30">
            {t.GROUP_TITLE}
          </h2>
          <p className="mt-2.5 mb-4.5 text-16 leading-6.25">{t.GROUP_TEXT}</p>
          {example && <Example {...example} />}
          <LinkButton
            to={stay ? `${bookingPath()}?${stay}` : bookingPath({ guests })}
            variant="ocre"
            className="mt-auto w-full"
          >
            {t.BOOK_AS_GROUP}
          </LinkButton>
          <p className="mt-1.5 text-15 text-tinta-2">
            {t.PREFER_TO_TALK}{' '}
            <a
              href={hostel.phone.href}
              className="inline-block py-2.75 text-link whitespace-nowrap tabular-figures"
            >
              {hostel.phone.display}
            </a>
          </p>
        </div>
      </section>
    </li>
  );
}

/** Who sleeps where, and for how much. */
function Example({ rooms, perNight, perPerson }: GroupExample<TranslatedRoom<RoomRow>>) {
  return (
    <div className="mb-5.5 w-full border-y border-ocre-800/15 py-3.5 text-15 tabular-figures">
      <p className="mb-2 text-14 text-tinta-2">{t.forExample(EXAMPLE_GUESTS)}</p>
      <ul className="grid gap-2">
        {rooms.map((room) => (
          <li key={room.id} className="flex items-center gap-2.5">
            <RoomTile roomNumber={room.room_number} size={28} />
            <b lang={textLang(room, 'name')} className="min-w-0 flex-1 font-semibold wrap-anywhere">
              {room.name}
            </b>
            {room.max_guests}
          </li>
        ))}
      </ul>
      <p className="mt-2.5 flex flex-wrap justify-between gap-x-3 font-semibold">
        <span>
          {formatEuros(perNight)} {PER_NIGHT}
        </span>
        <span>{t.groupPerPerson(formatEurosShort(perPerson))}</span>
      </p>
    </div>
  );
}

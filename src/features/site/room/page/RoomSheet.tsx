import { ELSEWHERE, NEARBY, POLICIES, POLICIES_TITLE, YOU_ARE_HERE } from '@messages/room';
import { LINKS } from '@messages/navigation';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import {
  Landmark,
  type LucideIcon,
  TrainFront,
  Waves,
  CalendarX2,
  CreditCard,
  LogIn,
  LogOut,
  ChevronRight,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { LodgingNumber } from '@/components/LodgingNumber';
import { RoomTile } from '@/components/look/RoomTile';
import { WholeWords } from '@/components/look/WholeWords';
import { PrintHead } from '@/components/print/PrintHead';
import { nearbyPlaces, station } from '@/copy/nearby';
import type { ShownText } from '@/domain/room/translated-room';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { homePath, roomsPath } from '@/lib/paths';
import { BookingBar } from './BookingBar';
import { DetailSection } from './DetailSection';
import { IconList } from './IconList';
import { PriceBox, type StayOffer } from './PriceBox';
import { RoomGallery } from './RoomGallery';
import { type RoomListing, RoomListings } from './RoomListings';

const LINES: readonly { text: string; icon: LucideIcon }[] = [
  { text: POLICIES.checkIn, icon: LogIn },
  { text: POLICIES.checkOut, icon: LogOut },
  { text: POLICIES.cancellation, icon: CalendarX2 },
  { text: POLICIES.payment, icon: CreditCard },
];

/** Check-in, check-out, cancellation, payment (ROOM-DET-12, TEXT-ROOM-01 to TEXT-ROOM-04). */
function RoomPolicies() {
  return (
    <DetailSection title={POLICIES_TITLE}>
      <IconList items={LINES} />
      <LodgingNumber className="mt-5" />
    </DetailSection>
  );
}

interface RoomSheetProps {
  /** Chooses the tile and the fallback of the pictures. */
  roomNumber: string;
  /** The last step of the breadcrumb. */
  shortName: string;
  /** The line above the title, e.g. 'Quarto 2 · Até 2 pessoa(s)'. */
  overline: string;
  title: string;
  subtitle: string | null;
  /** Blank lines part its paragraphs. */
  description: string;
  /** The language of those texts that are not in the language of the page (LANG-06). */
  langs?: { title?: string; subtitle?: string; description?: string };
  images: readonly string[];
  /** What a picture shows, where somebody has said it. */
  shows?: (image: string | null) => ShownText | undefined;
  /** EUR per night, as a request charges it. */
  price: number;
  bookTo: string;
  listings: readonly RoomListing[];
  /** After the description; none for the old static rooms. */
  calendar?: ReactNode;
  /** What the box and the bar say of the stay that is being chosen there. */
  offer?: StayOffer | null;
  /** What differs between rooms of the database and the old static ones: amenities. */
  children: ReactNode;
}

/** A room's page: pictures, words, price box, and the parts below (ROOM-DET-01 to ROOM-DET-14). */
export function RoomSheet({
  roomNumber,
  shortName,
  overline,
  title,
  subtitle,
  description,
  langs,
  images,
  shows,
  price,
  bookTo,
  listings,
  calendar,
  offer = null,
  children,
}: RoomSheetProps) {
  const offerRef = useRef<HTMLDivElement>(null);
  const isOfferInView = useIsInView(offerRef);
  // On a narrow screen the price box stands above the amenities: the platforms move below them. A
  // prerendered page has them in both places, of which its styles show one.
  const isWide = useMediaQuery('(width >= 64rem)');
  const isHydrated = useIsHydrated();

  return (
    <div className="page-width">
      <PrintHead />
      <Breadcrumb current={shortName} />
      <RoomGallery {...{ images, title, roomNumber, shows }} />
      <div className="mt-6 grid gap-x-12 md:mt-9.5 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start xl:gap-x-16 print:mt-0 print:block">
        <div>
          <div className="flex items-start gap-4.5">
            <RoomTile roomNumber={roomNumber} className="size-13! md:size-15! print:size-11!" />
            <div className="min-w-0">
              <p className="text-15 text-tinta-2 tabular-figures">{overline}</p>
              <h1
                lang={langs?.title}
                className="text-30 leading-8.5 wrap-anywhere md:text-40 md:leading-11 print:text-24 print:leading-7 max-[25rem]:[&:lang(de)]:text-24"
              >
                {title}
              </h1>
            </div>
          </div>
          {subtitle !== null && (
            <p
              lang={langs?.subtitle}
              className="mt-4 max-w-[39.75em] text-20 wrap-anywhere print:mt-2.5 print:text-16"
            >
              {subtitle}
            </p>
          )}
          <p
            lang={langs?.description}
            className="mt-3 mb-7 max-w-[39.75em] wrap-anywhere whitespace-pre-line text-tinta-2 md:mb-8.5 print:mt-1.5 print:mb-2 print:text-13 print:leading-5"
          >
            <WholeWords>{description}</WholeWords>
          </p>
        </div>
        {calendar && <div className="min-w-0">{calendar}</div>}
        <PriceBox
          {...{ price, bookTo, offerRef, offer }}
          isBelowCalendar={calendar !== undefined}
          listings={isWide || !isHydrated ? listings : []}
        />
        <div className="min-w-0 max-lg:mt-8 print:mt-4">
          {children}
          <div className="grid md:grid-cols-2 md:gap-x-8 print:grid-cols-2 print:gap-x-8">
            <RoomPolicies />
            <NearbyPlaces />
          </div>
          {!isWide && listings.length > 0 && (
            <DetailSection
              title={ELSEWHERE}
              className={`print:hidden ${isHydrated ? '' : 'lg:hidden'}`}
            >
              <RoomListings listings={listings} />
            </DetailSection>
          )}
        </div>
      </div>
      <BookingBar
        {...{ price, bookTo }}
        isWide={calendar !== undefined}
        isAway={calendar === undefined && isOfferInView}
      >
        {offer?.bar}
      </BookingBar>
    </div>
  );
}

const { beach, museum } = nearbyPlaces;

const PLACES: readonly { text: string; icon: LucideIcon }[] = [
  { text: `${station.name}, ${station.distance}`, icon: TrainFront },
  { text: `${museum.name}, ${museum.distance}`, icon: Landmark },
  { text: `${beach.name}, ${beach.distance}`, icon: Waves },
];

/** What lies around every room (ROOM-DET-08). */
function NearbyPlaces() {
  return (
    <DetailSection title={NEARBY}>
      <IconList items={PLACES} />
    </DetailSection>
  );
}

/** Whether any part of an element is in the viewport; false until that is known. */
function useIsInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return isInView;
}

/** Where a room's page stands in the site. */
function Breadcrumb({ current }: { current: string }) {
  return (
    <nav aria-label={YOU_ARE_HERE} className="text-14 text-tinta-2 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 py-2 md:py-3.5">
        <li>
          <Link to={homePath} className="inline-block py-1.5 text-link">
            {LINKS.home}
          </Link>
        </li>
        <li className="flex items-center gap-x-2">
          <ChevronRight className="size-4" aria-hidden />
          <Link to={roomsPath} className="inline-block py-1.5 text-link">
            {LINKS.rooms}
          </Link>
        </li>
        <li className="flex min-w-0 items-center gap-x-2">
          <ChevronRight className="size-4" aria-hidden />
          <span aria-current="page" className="wrap-anywhere tabular-figures">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}

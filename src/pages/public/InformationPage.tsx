import * as t from '@messages/information';
import { TITLE as NEARBY } from '@messages/nearby';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { lazyPart } from '@/components/lazy-part';
import { defaultAmenityWords, roomAmenities } from '@/copy/information';
import { AmenityGroupList } from '@/components/AmenityGroupList';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { roomsPath } from '@/lib/paths';
import { EmergencyContacts } from '@/features/site/information/EmergencyContacts';
import { HouseRules } from '@/features/site/information/HouseRules';
import { NearbyList } from '@/features/site/information/NearbyList';
import { Notices } from '@/features/site/information/Notices';
import { TimetableBoard } from '@/features/site/information/TimetableBoard';

const Book = lazyPart(async () => import('@/features/site/information/book/Book'), {
  ifMissing: 'prerendered',
}).Part;

// Elements that stay the same, so that a page that wakes does not draw them again before they load.
const BOOK_HEAD = (
  <Suspense>
    <Book
      part="head"
      lead={t.LEAD}
      emergency={t.EMERGENCY}
      houseLine={t.HOUSE_LINE}
      chapters={[
        t.HOURS,
        t.RULES,
        t.EMERGENCY_CONTACTS,
        NEARBY,
        t.ROOM_AMENITIES,
        t.PARKING.title,
        t.LOCATION.title,
      ]}
    />
  </Suspense>
);
const CHAPTERS = (
  <Suspense fallback={<div className="min-h-dvh" />}>
    <Book part="chapters" />
  </Suspense>
);
const IN_CHARGE = (
  <Suspense>
    <Book part="in-charge" />
  </Suspense>
);

/**
 * '/informacoes': hours, rules, contacts, what is in a room and around the house (INFO-01 to
 * INFO-07). On paper it is the book of information that the law asks for (LEGAL-04).
 */
export default function InformationPage() {
  // Neither a button that prints nor the cover is of use to a page without its script: paper then
  // begins with the page's own head.
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageMeta title={t.TITLE} description={t.DESCRIPTION} />
      <div className="print:has-[+*>section]:hidden">
        <PageHead title={t.TITLE}>{t.LEAD}</PageHead>
      </div>
      <div className="page-width mb-4 min-h-11 print:w-full">{isHydrated && BOOK_HEAD}</div>
      <div className="page-width book grid gap-11 lg:grid-cols-2 lg:gap-x-18 lg:gap-y-14">
        <TimetableBoard />
        <HouseRules />
        <div className="grid content-start gap-11">
          <EmergencyContacts />
          <NearbyList />
        </div>
        {CHAPTERS}
        <section aria-labelledby="comodidades" className="render-near col-span-full">
          <h2 id="comodidades" className="mb-4 text-24 md:text-30">
            {t.ROOM_AMENITIES}
          </h2>
          <AmenityGroupList groups={roomAmenities} wordsOf={defaultAmenityWords} />
          <p className="mt-5 text-16 leading-6.25 text-tinta-2">
            {t.DIFFERENCES.before}{' '}
            <Link to={roomsPath} className="inline-block py-1 text-link">
              {t.DIFFERENCES.link}
            </Link>
          </p>
        </section>
        <Notices />
        {IN_CHARGE}
      </div>
    </>
  );
}

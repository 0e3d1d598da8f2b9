import * as t from '@messages/home';
import { WINDOW } from '@messages/home';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { RoomTile } from '@/components/look/RoomTile';
import { WindowFrame } from '@/components/look/WindowFrame';
import { PlatformLink } from '@/components/PlatformLink';
import { platforms } from '@/copy/hostel';
import { windowHour } from '@/domain/calendar/window-hour';
import { StaySearch } from '@/features/site/search/StaySearch';

/** The shutters open once per visit; on returning to Home they are already open. */
let haveOpened = false;

/** An open shutter, flat against the wall beside the frame. */
const SHUTTER = 'absolute -top-1 -bottom-1 w-8 bg-size-[100%_100%] md:w-11 lg:w-14.5';

/** One background per time of day, so that only one is loaded; without a script it is day. */
const PICTURES =
  'bg-[url(/imagens/praia.svg)] in-data-[hour=morning]:bg-[url(/imagens/praia-manha.svg)] in-data-[hour=sunset]:bg-[url(/imagens/praia-por-do-sol.svg)] in-data-[hour=night]:bg-[url(/imagens/praia-noite.svg)]';

/** A closed shutter, over half of the picture; it disappears once it has folded away. */
const CLOSED =
  'absolute inset-y-0 w-1/2 animate-fold bg-size-[100%_100%] motion-reduce:hidden print:hidden';

/**
 * The window with a view of the beach at the current time of day (SITE-04). It is the only
 * animation on the site that plays on arrival.
 */
function ShutteredWindow({ children }: { children: ReactNode }) {
  const [isOpening] = useState(() => !haveOpened);

  // A prerendered page sets the hour before it is painted (tools/site/hour.ts). After a navigation
  // from another page it is set here, before layout, which would start loading a picture.
  useInsertionEffect(() => {
    document.documentElement.dataset['hour'] ??= windowHour(new Date());
  }, []);

  useEffect(() => {
    haveOpened = true;
  }, []);

  const unfolds = isOpening ? 'motion-safe:animate-unfold' : '';
  return (
    <WindowFrame className="self-end px-4.75 md:px-5.5 lg:px-9">
      {/* Not an img, which would load a picture before the hour is known. */}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={WINDOW}
        className={`aspect-3/2 bg-sal bg-cover bg-position-[60%_50%] md:aspect-6/5 ${PICTURES}`}
      />
      {isOpening && (
        <>
          <span className={`left-0 origin-left bg-[url(/imagens/portada-e.svg)] ${CLOSED}`} />
          <span className={`right-0 origin-right bg-[url(/imagens/portada-d.svg)] ${CLOSED}`} />
        </>
      )}
      <span
        className={`right-[calc(100%+6px)] origin-right bg-[url(/imagens/portada-e.svg)] md:right-[calc(100%+10px)] ${SHUTTER} ${unfolds}`}
      />
      <span
        className={`left-[calc(100%+6px)] origin-left bg-[url(/imagens/portada-d.svg)] md:left-[calc(100%+10px)] ${SHUTTER} ${unfolds}`}
      />
      {children}
    </WindowFrame>
  );
}

const calendar = lazyPart(async () => import('./SearchCalendar'));

/** Welcome, the window with the price plaque and, in a blue band below, the search. */
export function HomeHero({ plaque }: { plaque: ReactNode }) {
  return (
    <section aria-labelledby="boas-vindas" className="overflow-clip">
      <div className="page-width grid items-center gap-5 pt-7.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.18fr)] md:gap-8 md:pt-10 lg:gap-14 lg:pt-13">
        <div className="md:pb-11">
          <h1 id="boas-vindas" className="text-hero lg:-me-7">
            {t.HEADING}
          </h1>
          <p className="mt-3.5 max-w-[34em] text-tinta-2 md:mt-5 md:text-20">
            {t.WELCOME.before}
            <span className="whitespace-nowrap">{t.WELCOME.unbroken}</span>
            {t.WELCOME.after}
          </p>
          <p className="mt-4 hidden items-center gap-2.5 rounded-tile border-s-5 border-anil-600 bg-anil-50 px-3 py-2 text-15 font-medium in-data-[hour=night]:inline-flex md:text-16">
            <RoomTile roomNumber="13" size={28} />
            {t.NIGHT}
          </p>
        </div>
        <ShutteredWindow>{plaque}</ShutteredWindow>
      </div>
      <div className="bg-anil-600 text-branco on-dark">
        <div className="page-width pt-5 pb-6 md:pt-6.5">
          <StaySearch calendar={calendar} />
          <ul className="mt-1 -mb-2 flex flex-wrap items-center gap-x-5.5 text-15 text-anil-100">
            {platforms.map((platform) => (
              <li key={platform.name}>
                <PlatformLink
                  platform={platform}
                  className="inline-block py-2.75 text-branco underline underline-offset-4"
                >
                  {t.seeOn(platform.name)}
                  <ArrowUpRight className="ms-1.5 inline size-4" aria-hidden />
                </PlatformLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

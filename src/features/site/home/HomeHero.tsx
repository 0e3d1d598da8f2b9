import * as t from '@messages/home';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlatformLink } from '@/components/PlatformLink';
import { lazyPart } from '@/components/lazy-part';
import { RoomTile } from '@/components/look/RoomTile';
import { platforms } from '@/copy/hostel';
import { StaySearch } from '@/features/site/search/StaySearch';
import { ShutteredWindow } from './ShutteredWindow';

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
            <span className="whitespace-nowrap">{t.WELCOME.wifi}</span>
            {t.WELCOME.after}
          </p>
          <p className="mt-4 hidden items-center gap-2.5 rounded-tile border-s-5 border-anil-600 bg-anil-50 px-3 py-2 text-15 font-medium in-data-[hour=night]:inline-flex md:text-16">
            <RoomTile roomNumber="13" size={28} />
            {t.NIGHT}
          </p>
        </div>
        <ShutteredWindow>{plaque}</ShutteredWindow>
      </div>
      <div className="border-t-6 border-branco bg-anil-600 text-branco shadow-[0_-1px_0_theme(colors.linha)] on-dark">
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

import * as t from '@messages/booking-introduction';
import { ArrowUpRight, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ExternalLink } from '@/components/ExternalLink';
import { WindowFrame } from '@/components/look/WindowFrame';
import { hostel, type Platform, platforms } from '@/copy/hostel';
import { contactPath } from '@/lib/paths';

/** What direct booking is, its advantages, and the other ways to book. BOOK-LAND-01 */
export function BookingIntroduction() {
  return (
    <>
      <Explanation />
      <DirectAdvantages />
      <OtherWaysToBook />
    </>
  );
}

function Explanation() {
  return (
    <section className="bg-sal">
      <div className="page-width grid items-center gap-6.5 py-10 md:py-15 lg:grid-cols-[minmax(0,1fr)_minmax(0,.94fr)] lg:gap-16">
        <div>
          <h2 className="text-30 md:text-40 md:leading-12">{t.TITLE}</h2>
          <p className="mt-3.5 max-w-[34em] text-17 text-tinta-2">{t.TEXT}</p>
        </div>
        <WindowFrame>
          <img
            src="/imagens/terraco.svg"
            alt={t.PICTURE}
            width={600}
            height={400}
            loading="lazy"
            className="aspect-3/2 w-full object-cover"
          />
        </WindowFrame>
      </div>
    </section>
  );
}

/** Best price, upgrade, flexibility. */
function DirectAdvantages() {
  return (
    <section
      aria-label={t.ADVANTAGES}
      className="border-t-6 border-branco bg-anil-600 text-branco shadow-[0_-1px_0_theme(colors.linha)]"
    >
      <ul className="page-width grid gap-6.5 pt-8 pb-8.5 md:grid-cols-3 md:gap-10 md:pt-10 md:pb-11">
        {t.DIRECT_BOOKING_ADVANTAGES.map(({ title, text }) => (
          <li key={title} className="border-s-4 border-ocre-400 ps-6">
            <h2 className="text-22 md:text-24">{title}</h2>
            <p className="mt-1.5 text-16 leading-6 text-anil-100">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The partner platforms, and how to reach reception. */
function OtherWaysToBook() {
  return (
    <div className="page-width grid items-start gap-10 py-12 md:py-18 lg:grid-cols-[1.35fr_1fr] lg:gap-16">
      <section>
        <h2 className="mb-2 text-24 md:text-30">{t.PLATFORMS}</h2>
        <p className="text-16 leading-6 text-tinta-2">{t.PLATFORMS_TEXT}</p>
        <ul className="mt-5.5 border-t border-linha">
          {platforms.map((platform) => (
            <PlatformRow key={platform.name} platform={platform} />
          ))}
        </ul>
      </section>
      <section className="-mx-1 rounded-card bg-areia px-5 pt-5.5 pb-6 md:mx-0 md:px-7 md:pt-6.5 md:pb-7">
        <h2 className="mb-2 text-24 md:text-30">{t.TALK}</h2>
        <p className="text-16 leading-6 text-tinta-2">{t.RECEPTION_NOTE}</p>
        <a
          href={hostel.phone.href}
          className="mt-3 mb-2 flex min-h-11 items-center gap-3 text-22 font-bold tabular-figures hover:text-anil-600 md:text-24"
        >
          <Phone className="size-6 text-anil-600" aria-hidden />
          {hostel.phone.display}
        </a>
        <Link to={contactPath()} className="inline-flex min-h-11 items-center text-link">
          {t.SEND_MESSAGE}
        </Link>
      </section>
    </div>
  );
}

function PlatformRow({ platform: { name, href } }: { platform: Platform }) {
  if (href === null) {
    return (
      <li className="border-b border-linha py-4 text-17 text-tinta-2">{t.comingSoon(name)}</li>
    );
  }
  return (
    <li className="grid items-center gap-x-5 gap-y-1.5 border-b border-linha py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 className="text-17 leading-6 font-semibold">{name}</h3>
        <p className="text-15 text-tinta-2">{t.LISTING}</p>
      </div>
      <ExternalLink href={href} variant="outline">
        {t.bookAt(name)}
        <ArrowUpRight className="size-4!" aria-hidden />
      </ExternalLink>
    </li>
  );
}

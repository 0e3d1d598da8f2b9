import * as t from '@messages/guest-page';
import { Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClasses } from '@/components/button-styles';
import { lazyPart } from '@/components/lazy-part';
import { LinkButton } from '@/components/LinkButton';
import { WindowFrame } from '@/components/look/WindowFrame';
import { hostel } from '@/copy/hostel';
import { contactPath, homePath } from '@/lib/paths';

// The payment service sends guests back to an address without a key (DEPOSIT-02).
const PaymentReturn = lazyPart(async () => import('../guest-payment/PaymentReturn')).Part;

/** What an address without a working key opens. */
export default function UnknownLink({ takesFocus = false }: { takesFocus?: boolean }) {
  const { search } = useLocation();
  if (search.includes('pagamento=')) return <PaymentReturn search={search} />;
  return <NoBooking takesFocus={takesFocus} />;
}

/** The same answer for a wrong, an old and a mistyped key, so that it reveals nothing. TRACK-06 */
function NoBooking({ takesFocus }: { takesFocus: boolean }) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The page that had the focus is gone.
  useEffect(() => {
    if (takesFocus) titleRef.current?.focus();
  }, [takesFocus]);

  return (
    <div className="page-width grid items-center gap-9 pt-9 md:pt-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,.8fr)] lg:gap-18">
      <div>
        <h1 ref={titleRef} tabIndex={-1} className="text-30 md:text-40">
          {t.UNKNOWN_TITLE}
        </h1>
        <p className="mt-4 max-w-[29em] text-17">{t.UNKNOWN_WHY}</p>
        <p className="mt-2 max-w-[33em] text-tinta-2">{t.UNKNOWN_ADVICE}</p>
        <div className="mt-7 flex flex-wrap gap-3.5">
          <a href={hostel.phone.href} className={buttonClasses('primary', 'tabular-figures')}>
            <Phone aria-hidden />
            {hostel.phone.display}
          </a>
          <LinkButton to={contactPath()} variant="outline">
            {t.UNKNOWN_MESSAGE}
          </LinkButton>
        </div>
        <p className="mt-5.5">
          <Link to={homePath} className="text-link">
            {t.UNKNOWN_HOME}
          </Link>
        </p>
      </div>
      <ClosedShutters />
    </div>
  );
}

/** The window of the house, closed. Decorative. */
function ClosedShutters() {
  return (
    <div aria-hidden className="max-w-90 max-lg:hidden lg:ms-auto lg:w-full lg:max-w-110">
      <WindowFrame>
        <div className="grid aspect-square grid-cols-2">
          <span className="bg-anil-700 bg-[repeating-linear-gradient(#0000_0_10px,#3358c4_10px_17px)] bg-size-[62%_100%] bg-center bg-no-repeat" />
          <span className="bg-anil-600 bg-[repeating-linear-gradient(#0000_0_10px,#4a6fd6_10px_17px)] bg-size-[62%_100%] bg-center bg-no-repeat" />
        </div>
      </WindowFrame>
    </div>
  );
}

import { WINDOW } from '@messages/home';
import { useEffect, useInsertionEffect, useState, type ReactNode } from 'react';
import { WindowFrame } from '@/components/look/WindowFrame';
import { windowHour } from '@/domain/calendar/window-hour';

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
export function ShutteredWindow({ children }: { children: ReactNode }) {
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

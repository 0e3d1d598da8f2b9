import { WINDOW } from '@messages/home';
import { useEffect, useState } from 'react';
import { WindowFrame } from '@/components/WindowFrame';

/** The shutters open once for each visit; coming back to Home they stand open. */
let haveOpened = false;

/** Folded flat against the wall on either side of the frame. */
const SHUTTER = 'absolute -top-1 -bottom-1 w-8 bg-size-[100%_100%] md:w-11 lg:w-14.5';

/** Still closed over the picture, each a half; gone once folded away. */
const CLOSED =
  'absolute inset-y-0 w-1/2 animate-fold bg-size-[100%_100%] motion-reduce:hidden print:hidden';

/** The window of the house over the beach: the one thing on the site that moves on arrival. */
export function ShutteredWindow() {
  const [isOpening] = useState(() => !haveOpened);

  useEffect(() => {
    haveOpened = true;
  }, []);

  const unfolds = isOpening ? 'motion-safe:animate-unfold' : '';
  return (
    <WindowFrame className="self-end px-4.75 md:px-5.5 lg:px-9">
      <img
        src="/imagens/praia.svg"
        alt={WINDOW}
        width={600}
        height={500}
        fetchPriority="high"
        className="aspect-3/2 w-full bg-sal object-cover object-[60%_50%] md:aspect-6/5"
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
    </WindowFrame>
  );
}

import * as t from '@messages/booking-sending';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CopyButton } from '@/components/CopyButton';
import { guestPagePath } from '@/lib/paths';

/** How much of the key is shown: enough to recognise it, too little to open the page. */
const SHOWN = { first: 3, last: 3 };

/** The guest's private link, the only way to the page where no mails go out. TRACK-01, TRACK-07 */
export function PrivateLink({ linkKey }: { linkKey: string }) {
  const path = guestPagePath(linkKey);
  const shortKey = `${linkKey.slice(0, SHOWN.first)}…${linkKey.slice(-SHOWN.last)}`;
  return (
    <section
      aria-labelledby="ligacao-privada"
      className="mb-7 rounded-field border-2 border-ocre-400 p-4 md:p-5"
    >
      <h2 id="ligacao-privada" className="flex items-center gap-2.5 text-20">
        <KeyRound className="size-5 flex-none text-anil-600" aria-hidden />
        {t.LINK_TITLE}
      </h2>
      <p className="mt-1 text-16 leading-6">{t.LINK_TEXT}</p>
      <div className="mt-3 grid gap-2.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
        <p className="flex min-h-12 items-center rounded-field border border-dashed border-contorno px-3 py-2 text-14 wrap-anywhere tabular-figures">
          {`${location.host}${guestPagePath(shortKey)}`}
        </p>
        <CopyButton
          text={`${location.origin}${path}`}
          label={t.COPY_LINK}
          doneLabel={t.LINK_COPIED}
          variant="primary"
          isWide
        />
      </div>
      <p className="mt-2">
        <Link to={path} className="inline-flex min-h-11 items-center text-link">
          {t.OPEN_LINK}
        </Link>
      </p>
    </section>
  );
}

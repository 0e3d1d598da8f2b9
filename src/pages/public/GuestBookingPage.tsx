import * as t from '@messages/guest-page';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageMeta } from '@/components/PageMeta';
import { lazyPart } from '@/components/lazy-part';
import { linkParts } from '@/domain/booking/guest-stay';
import { GuestRequest, UnknownLink } from '@/features/site/guest-page/GuestRequest';
import { guestPagePath } from '@/lib/paths';

// Few guests come with such a link, so the page of a request does not load it.
const EmailVerified = lazyPart(async () => import('@/features/site/guest-page/EmailVerified')).Part;

/** '/reserva#<key>': the guest's own page (TRACK-01 to TRACK-07), in no menu, sitemap or index. */
export default function GuestBookingPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const link = linkParts(hash);

  // A copied address has only the key: the code is needed once, and the rest was copied along.
  const keyAlone = link.kind === 'page' ? guestPagePath(link.key) : null;
  useEffect(() => {
    if (keyAlone?.endsWith(hash) === false) void navigate(keyAlone, { replace: true });
  }, [hash, keyAlone, navigate]);

  return (
    <>
      <PageMeta title={t.PAGE_TITLE} isHidden />
      <meta name="referrer" content="no-referrer" />
      {link.kind === 'page' && <GuestRequest key={link.key} linkKey={link.key} code={link.code} />}
      {link.kind === 'verify' && <EmailVerified code={link.code} />}
      {link.kind === 'unknown' && <UnknownLink />}
    </>
  );
}

import * as t from '@messages/guest-page';
import { lazy, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageMeta } from '@/components/PageMeta';
import { linkParts } from '@/domain/guest-stay';
import { GuestRequest } from '@/features/guest-page/GuestRequest';
import { UnknownLink } from '@/features/guest-page/UnknownLink';
import { guestPagePath } from '@/lib/paths';
import { retryImport } from '@/lib/retry-import';

// Few guests come with such a link, so the page of a request does not load it.
const EmailVerified = lazy(async () =>
  retryImport(async () => import('@/features/guest-page/EmailVerified')),
);

/** '/reserva#<key>': the guest's own page (TRACK-01 to TRACK-07), in no menu, sitemap or index. */
export default function GuestBookingPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const link = linkParts(hash);

  // The code is needed only once: it is removed, so that a copied address has only the key.
  const keyAlone = link.kind === 'page' && link.code !== null ? guestPagePath(link.key) : null;
  useEffect(() => {
    if (keyAlone !== null) void navigate(keyAlone, { replace: true });
  }, [keyAlone, navigate]);

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

import * as t from '@messages/not-found';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton';
import { PageMeta } from '@/components/PageMeta';
import { RoomTileWall } from '@/components/look/RoomTileWall';
import { LANGUAGE } from '@/domain/language/language';
import { languageOfPath } from '@/lib/addresses';
import { bookingPath, homePath } from '@/lib/paths';
import { rewrittenLink } from '@/lib/links/rewritten-link';

/** Unknown addresses. A private link that a mail filter has rewritten leads to its page. */
export default function NotFoundPage() {
  const link = rewrittenLink(useLocation().pathname);
  return link === null ? <NoSuchPage /> : <PrivateLink to={link} />;
}

/** Leaves no entry with the key in the history, and sends its address to no server. */
function PrivateLink({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (languageOfPath(to) === LANGUAGE) void navigate(to, { replace: true });
    // A host with one page for all unknown addresses answers with the Portuguese build.
    else window.location.replace(to);
  }, [navigate, to]);

  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}

/** The thirteen tiles, and an empty place for a fourteenth. */
function NoSuchPage() {
  return (
    <div className="page-width grid grid-cols-1 items-center gap-9 pt-9 md:pt-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] lg:gap-18">
      <PageMeta title={t.TITLE} isHidden />
      <div>
        <h1 className="text-40 wrap-break-word">{t.TITLE}</h1>
        <p className="mt-4 text-20">{t.NO_SUCH_TILE}</p>
        <p className="mt-1.5 text-tinta-2">{t.ADVICE}</p>
        <div className="mt-7 flex flex-wrap gap-3.5">
          <LinkButton to={homePath}>{t.HOME}</LinkButton>
          <LinkButton to={bookingPath()} variant="outline">
            {t.BOOK}
          </LinkButton>
        </div>
      </div>
      <RoomTileWall missing="?" />
    </div>
  );
}

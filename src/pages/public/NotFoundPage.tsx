import * as t from '@messages/not-found';
import { LinkButton } from '@/components/LinkButton';
import { PageMeta } from '@/components/PageMeta';
import { RoomTileWall } from '@/components/RoomTileWall';
import { bookingPath, homePath } from '@/lib/paths';

/** The page for unknown addresses: the thirteen tiles, and an empty place for a fourteenth. */
export default function NotFoundPage() {
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

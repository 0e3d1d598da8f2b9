import * as t from '@messages/home';
import { ExternalLink } from '@/components/ExternalLink';
import { LinkButton } from '@/components/LinkButton';
import { PictureCall } from '@/components/look/PictureCall';
import { platforms } from '@/copy/hostel';
import { roomsPath } from '@/lib/paths';

/** The links at the end of the page: to the rooms, or to a booking platform. */
export function ClosingCall() {
  const [platform] = platforms;
  return (
    <PictureCall
      picture="/imagens/fachada.svg"
      alt={t.FRONT}
      title={t.CLOSING_TITLE}
      text={t.CLOSING_TEXT}
    >
      <LinkButton to={roomsPath}>{t.ALL_ROOMS}</LinkButton>
      {platform?.href && (
        <ExternalLink href={platform.href} variant="outline">
          {t.bookOn(platform.name)}
        </ExternalLink>
      )}
    </PictureCall>
  );
}

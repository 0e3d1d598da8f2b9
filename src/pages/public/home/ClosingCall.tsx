import * as t from '@messages/home';
import { ExternalLink } from '@/components/ExternalLink';
import { LinkButton } from '@/components/LinkButton';
import { PictureCall } from '@/components/PictureCall';
import { platforms } from '@/copy/hostel';
import { roomsPath } from '@/lib/paths';

/** The way on, for whoever has read this far: the rooms, or the platform they know. */
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

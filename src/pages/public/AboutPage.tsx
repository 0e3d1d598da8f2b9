import * as t from '@messages/about';
import { LinkButton } from '@/components/LinkButton';
import { PageMeta } from '@/components/PageMeta';
import { PictureCall } from '@/components/look/PictureCall';
import { contactPath, roomsPath } from '@/lib/paths';
import { Figures } from '@/features/site/about/Figures';
import { Story } from '@/features/site/about/Story';
import { Values } from '@/features/site/about/Values';

/** '/sobre': the hostel's story, its values, and a link to contact (ABOUT-01 to ABOUT-03). */
export default function AboutPage() {
  return (
    <>
      <PageMeta title={t.TITLE} description={t.DESCRIPTION} />
      <Story />
      <Figures />
      <Values />
      <PictureCall
        picture="/imagens/sala.svg"
        alt={t.LIVING_ROOM}
        sill="anil"
        title={t.CALL_TITLE}
        text={t.CALL_TEXT}
      >
        <LinkButton to={contactPath()}>{t.CONTACT_US}</LinkButton>
        <LinkButton to={roomsPath} variant="outline">
          {t.SEE_ROOMS}
        </LinkButton>
      </PictureCall>
    </>
  );
}

import * as t from '@messages/gallery';
import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { RoomsCall } from '@/components/look/RoomsCall';
import { Gallery } from '@/features/site/gallery/Gallery';

/** '/galeria': eleven pictures and their viewer (GAL-01 to GAL-03). */
export default function GalleryPage() {
  return (
    <>
      <PageMeta title={t.TITLE} description={t.DESCRIPTION} />
      <PageHead title={t.TITLE}>{t.LEAD}</PageHead>
      <Gallery />
      <RoomsCall picture="/imagens/individual.svg" />
    </>
  );
}

import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { Gallery } from '@/features/gallery/Gallery';

/** '/galeria': eleven pictures and their viewer (GAL-01 to GAL-03). */
export default function GalleryPage() {
  return (
    <>
      <PageMeta
        title="Galeria"
        description="Onze imagens do hostel por dentro e por fora: quartos, cozinha, sala, receção, pequeno-almoço, terraço e fachada, a 50 m da estação."
      />
      <PageHead title="Galeria">Onze janelas para dentro e para fora da casa.</PageHead>
      <Gallery />
    </>
  );
}

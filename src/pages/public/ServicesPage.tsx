import * as t from '@messages/services';
import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { PictureCards } from '@/components/look/PictureCards';
import { RoomsCall } from '@/components/look/RoomsCall';
import type { SillColour } from '@/components/look/Sill';
import { mainServices } from '@/copy/services';
import { FurtherServices } from '@/features/site/services/FurtherServices';
import { IncludedBand } from '@/features/site/services/IncludedBand';

const SILLS: readonly SillColour[] = ['anil', 'ocre', 'barro'];

/** '/servicos': ten services, and what every stay includes (SVC-01, SVC-02). */
export default function ServicesPage() {
  return (
    <>
      <PageMeta title={t.TITLE} description={t.DESCRIPTION} />
      <PageHead title={t.TITLE}>{t.LEAD}</PageHead>
      <div className="page-width">
        <PictureCards cards={mainServices} sills={SILLS} headingLevel={2} isInView />
        <FurtherServices />
      </div>
      <IncludedBand />
      <RoomsCall picture="/imagens/individual.svg" />
    </>
  );
}

import * as t from '@messages/services';
import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { PictureCards } from '@/components/PictureCards';
import type { SillColour } from '@/components/Sill';
import { mainServices } from '@/copy/services';
import { FurtherServices } from './services/FurtherServices';
import { IncludedBand } from './services/IncludedBand';

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
    </>
  );
}

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
      <PageMeta
        title="Serviços"
        description="Receção 24h em cinco línguas, pequeno-almoço e Wi-Fi incluídos, cozinha comum, guarda de bagagem e o que mais oferecemos em todas as estadias no hostel."
      />
      <PageHead title="Serviços">
        O que precisa para descansar, comer bem e apanhar o comboio a horas.
      </PageHead>
      <div className="page-width">
        <PictureCards cards={mainServices} sills={SILLS} headingLevel={2} isInView />
        <FurtherServices />
      </div>
      <IncludedBand />
    </>
  );
}

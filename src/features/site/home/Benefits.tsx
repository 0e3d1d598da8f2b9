import { BENEFITS_TITLE } from '@messages/home';
import { PictureCards } from '@/components/look/PictureCards';
import type { SillColour } from '@/components/look/Sill';
import { benefits } from '@/copy/home';

const SILLS: readonly SillColour[] = ['ocre', 'anil', 'barro'];

export function Benefits() {
  return (
    <section className="bg-sal py-14 render-near md:py-22">
      <div className="page-width">
        <h2 className="mb-9 text-30 md:text-40">{BENEFITS_TITLE}</h2>
        <PictureCards cards={benefits} sills={SILLS} headingLevel={3} />
      </div>
    </section>
  );
}

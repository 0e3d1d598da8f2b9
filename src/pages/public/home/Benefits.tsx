import { PictureCards } from '@/components/PictureCards';
import type { SillColour } from '@/components/Sill';
import { benefits } from '@/content/home';

const SILLS: readonly SillColour[] = ['ocre', 'anil', 'barro'];

/** Three things that come with every stay. */
export function Benefits() {
  return (
    <section className="bg-sal ao-longe py-14 md:py-22">
      <div className="contentor">
        <h2 className="mb-9 text-30 md:text-40">O que vem com a estadia</h2>
        <PictureCards cards={benefits} sills={SILLS} headingLevel={3} />
      </div>
    </section>
  );
}

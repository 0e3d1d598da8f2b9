import { Sill, type SillColour } from './Sill';

interface PictureCardsProps {
  cards: readonly { title: string; text: string; picture: string }[];
  sills: readonly SillColour[];
  /** Of the cards' titles, below the heading they stand under. */
  headingLevel: 2 | 3;
  /** The first card is in view from the start: its picture is fetched early. */
  isInView?: boolean;
}

/**
 * Pictures on their sills, each with a title and a few words; three side by side, or one by one.
 */
export function PictureCards({ cards, sills, headingLevel, isInView = false }: PictureCardsProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className="grid gap-9 md:grid-cols-3 md:gap-6 lg:gap-8 print:grid-cols-3 print:gap-5">
      {cards.map(({ title, text, picture }, index) => (
        <li key={title}>
          <Sill colour={sills[index]}>
            <img
              src={picture}
              alt=""
              width={600}
              height={400}
              loading={isInView && index === 0 ? 'eager' : 'lazy'}
              fetchPriority={isInView && index === 0 ? 'high' : undefined}
              decoding="async"
              className="aspect-3/2 w-full rounded-t-tile bg-linha object-cover"
            />
          </Sill>
          <Heading className="mt-5.5 mb-1.5 font-serif text-22 tracking-[-.01em] lg:text-24">
            {title}
          </Heading>
          <p className="text-16 leading-6.25 text-tinta-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

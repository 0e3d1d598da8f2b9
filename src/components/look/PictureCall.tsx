import type { ReactNode } from 'react';
import { Sill, type SillColour } from './Sill';

interface PictureCallProps {
  picture: string;
  alt: string;
  sill?: SillColour;
  title: string;
  text: string;
  /** The buttons or links; on a phone they share the width. */
  children: ReactNode;
}

/** The end of a page: a picture on its sill, and beside it links to the next step. */
export function PictureCall({ picture, alt, sill, title, text, children }: PictureCallProps) {
  return (
    <section className="page-width grid items-center gap-6.5 pt-14 render-near md:grid-cols-[1.15fr_1fr] md:gap-10 md:pt-24 lg:gap-16">
      <Sill colour={sill}>
        <img
          src={picture}
          alt={alt}
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 w-full rounded-t-tile bg-sal object-cover"
        />
      </Sill>
      <div>
        <h2 className="text-30 md:text-40">{title}</h2>
        <p className="mt-4 mb-6 max-w-[29.5em] text-tinta-2">{text}</p>
        <div className="flex flex-wrap gap-3.5 *:whitespace-nowrap max-md:*:flex-auto print:hidden">
          {children}
        </div>
      </div>
    </section>
  );
}

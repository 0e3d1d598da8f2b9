import { BookHead, type BookHeadProps } from './BookHead';
import { HouseChapters } from './HouseChapters';
import { InCharge } from './InCharge';

export type BookProps = { part: 'chapters' | 'in-charge' } | (BookHeadProps & { part: 'head' });

/** What the book of information adds to the page, in three places of it (LEGAL-04). */
export default function Book(props: BookProps) {
  if (props.part === 'head') return <BookHead {...props} />;
  return props.part === 'chapters' ? <HouseChapters /> : <InCharge />;
}

// The parts of a mail, without their layout. html.ts and plain-text.ts both render the same list of
// blocks, so that the plain text says what the HTML says.

/** A piece of running text. The plain text keeps the words of `strong` and writes `href` out. */
export type Piece = string | { strong: string } | { text: string; href: string };
export type Rich = readonly Piece[];

export type Block =
  | { is: 'title'; text: string; intro: readonly Rich[] }
  | {
      is: 'steps';
      steps: readonly { label: string; detail: string; state: 'done' | 'now' | 'next' }[];
    }
  | {
      is: 'button';
      label: string;
      href: string;
      links: readonly { text: string; href: string }[];
      note: Rich;
    }
  | {
      is: 'stay';
      checkIn: { label: string; day: string; hours: string; full: string };
      checkOut: { label: string; day: string; hours: string; full: string };
      summary: string;
      included: string;
    }
  | {
      is: 'rooms';
      rooms: readonly {
        number: string;
        label: string;
        name: string;
        detail: string;
        /** '' while it is not known. */
        price: string;
      }[];
    }
  | {
      is: 'sums';
      total: { label: string; amount: string };
      others: readonly { label: string; amount: string }[];
    }
  | { is: 'facts'; facts: readonly { label: string; lines: readonly Rich[] }[] }
  /** What the house adds in its own words; its last line may be a name. */
  | { is: 'paragraph'; lines: readonly string[] }
  | { is: 'section'; title: string; paragraphs: readonly Rich[] }
  | { is: 'small'; text: Rich };

export interface Letter {
  language: string;
  /** What stands before : and ; in the plain text: nothing, or the thin space of French. */
  gap: string;
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  /** Stands right of the name of the house. */
  reference: string;
  blocks: readonly Block[];
  footer: {
    name: string;
    lines: readonly Rich[];
    /** Who the house is by law, in small print. */
    legal: readonly string[];
    why: Rich;
  };
}

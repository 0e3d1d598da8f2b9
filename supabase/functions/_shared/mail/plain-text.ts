import type { Block, Letter, Piece, Rich } from './blocks.ts';

/** The longest line, in characters, that even old mail programs show unbroken. */
const WIDTH = 72;

/** The text part of a mail: all that its HTML says. */
export function plainText({ reference, blocks, footer, gap }: Letter): string {
  const parts = [
    [footer.name, reference],
    ...blocks.map((block) => blockLines(block, gap)),
    [
      '--',
      footer.name,
      ...paragraphs(footer.lines),
      ...footer.legal.flatMap(wrapped),
      '',
      ...wrapped(textOf(footer.why)),
    ],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** @param gap what stands before : and ; */
function blockLines(block: Block, gap: string): string[] {
  switch (block.is) {
    case 'title':
      return [block.text.toUpperCase(), '', ...paragraphs(block.intro)];
    case 'steps':
      return block.steps.map(
        ({ label, detail, state }) =>
          `${MARKS[state]} ${label}${detail === '' ? '' : `${gap}: ${detail}`}`,
      );
    case 'button':
      return [
        `${block.label}${gap}:`,
        block.href,
        ...block.links
          .filter(({ href }) => href !== block.href)
          .flatMap(({ text, href }) => [`${text}${gap}: ${href}`]),
        ...wrapped(textOf(block.note)),
      ];
    case 'stay':
      return [
        `${block.checkIn.label}${gap}: ${block.checkIn.full}`,
        `${block.checkOut.label}${gap}: ${block.checkOut.full}`,
        block.summary,
        block.included,
      ];
    case 'rooms':
      return block.rooms.map(
        ({ label, name, detail, price }) =>
          `${label}, ${name}${gap}: ${detail}${price === '' ? '' : `, ${price}`}`,
      );
    case 'sums':
      return [block.total, ...block.others].map(({ label, amount }) => `${label}${gap}: ${amount}`);
    case 'facts':
      return block.facts.flatMap(({ label, lines }) =>
        wrapped(`${label}${gap}: ${lines.map(textOf).join(`${gap}; `)}`),
      );
    case 'paragraph':
      return block.lines.flatMap(wrapped);
    case 'section':
      return [
        ...(block.title === '' ? [] : [block.title.toUpperCase()]),
        ...paragraphs(block.paragraphs),
      ];
    case 'small':
    default:
      return wrapped(textOf(block.text));
  }
}

const MARKS = { done: '[x]', now: '[>]', next: '[ ]' };

const paragraphs = (all: readonly Rich[]) => all.flatMap((rich) => wrapped(textOf(rich)));

function textOf(rich: Rich): string {
  return rich.map(pieceText).join('');
}

function pieceText(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return piece.strong;
  return piece.href.startsWith('tel:') || piece.href.startsWith('mailto:')
    ? piece.text
    : `${piece.text} (${piece.href})`;
}

/** Broken between words; an address is never broken. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    let current = '';
    for (const word of line.split(' ')) {
      if (current !== '' && current.length + 1 + word.length > WIDTH) {
        lines.push(current);
        current = word;
      } else current = current === '' ? word : `${current} ${word}`;
    }
    lines.push(current);
  }
  return lines[0] === '' && lines.length === 1 ? [] : lines;
}

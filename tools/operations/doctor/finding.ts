/** How it stands with one thing the house relies on. */
export type Level = 'ok' | 'attention' | 'broken';

/** One line of the report. Holds names of things and counts, never anything personal. */
export interface Finding {
  level: Level;
  what: string;
  /** What to do; given unless all is well. */
  remedy?: string;
}

export interface Section {
  title: string;
  findings: Finding[];
}

export const ok = (what: string): Finding => ({ level: 'ok', what });

export const attention = (what: string, remedy: string): Finding => ({
  level: 'attention',
  what,
  remedy,
});

export const broken = (what: string, remedy: string): Finding => ({
  level: 'broken',
  what,
  remedy,
});

const LABELS: Record<Level, string> = {
  ok: '  ok         ',
  attention: '  attention  ',
  broken: '  BROKEN     ',
};
const INDENT = ' '.repeat(LABELS.ok.length);

/** The report as it is printed. */
export function describeSections(sections: Section[]): string {
  const blocks = sections.map(({ title, findings }) =>
    [title, ...findings.map(describeFinding)].join('\n'),
  );
  return [...blocks, summaryOf(sections)].join('\n\n');
}

function describeFinding({ level, what, remedy }: Finding): string {
  return `${LABELS[level]}${what}${remedy === undefined ? '' : `\n${INDENT}→ ${remedy}`}`;
}

function summaryOf(sections: Section[]): string {
  const brokenCount = countOf(sections, 'broken');
  const attentionCount = countOf(sections, 'attention');
  if (brokenCount === 0 && attentionCount === 0) return 'All is well.';
  return `${brokenCount} broken, ${attentionCount} to look at.`;
}

/** How many findings of a level there are. */
export function countOf(sections: Section[], wanted: Level): number {
  return sections.flatMap(({ findings }) => findings).filter(({ level }) => level === wanted)
    .length;
}

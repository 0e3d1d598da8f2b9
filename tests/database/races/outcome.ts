/** What became of one trial: the promises it broke, in words, and what was seen. */
export interface Outcome {
  /** Empty when every promise held. */
  broken: string[];
  /** For the table: '1 of 200 stored, 199 refused in words'. */
  figure: string;
}

/** Collects broken promises: `expect(held, 'what should have been')`. */
export function promises() {
  const broken: string[] = [];
  return {
    broken,
    expect: (isHeld: boolean, otherwise: string) => {
      if (!isHeld) broken.push(otherwise);
    },
  };
}

/** How often each thing occurs, the most frequent first: '198 × conflict, 1 × network'. */
export function tally(things: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([thing, count]) => `${count} × ${thing}`)
    .join(', ');
}

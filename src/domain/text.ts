/**
 * A count with its noun: countLabel(3, { one: 'noite', many: 'noites' }) gives '3 noites'.
 * Both forms are written out by the caller, because Portuguese plurals are not an added 's'.
 */
export function countLabel(count: number, noun: { one: string; many: string }): string {
  return `${count} ${count === 1 ? noun.one : noun.many}`;
}

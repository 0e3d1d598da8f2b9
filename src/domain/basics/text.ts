import { LANGUAGE } from '../language/language.ts';
import { countIn } from '../language/plural.ts';

const count = countIn(LANGUAGE);

/**
 * A count with its noun: countLabel(3, { one: 'noite', many: 'noites' }) gives '3 noites'. For
 * texts that guests read, use src/messages/<language>/counts.ts instead.
 */
export function countLabel(number: number, noun: { one: string; many: string }): string {
  return count(noun.one, noun.many)(number);
}

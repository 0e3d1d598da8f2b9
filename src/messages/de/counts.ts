/** Counts with their noun: '3 Nächte'. */
import { countIn } from '@/domain/language/plural.ts';

const count = countIn('de');

export const nights = count('Nacht', 'Nächte');
export const guests = count('Gast', 'Gäste');
export const rooms = count('Zimmer', 'Zimmer');
export const people = count('Person', 'Personen');

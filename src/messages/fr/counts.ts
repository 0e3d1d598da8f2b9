/** Counts with their noun: '3 nuits'. */
import { countIn } from '@/domain/language/plural.ts';

const count = countIn('fr');

export const nights = count('nuit', 'nuits');
export const guests = count('voyageur', 'voyageurs');
export const rooms = count('chambre', 'chambres');
export const people = count('personne', 'personnes');

/** Counts with their noun: '3 noches'. */
import { countIn } from '@/domain/language/plural.ts';

const count = countIn('es');

export const nights = count('noche', 'noches');
export const guests = count('huésped', 'huéspedes');
export const rooms = count('habitación', 'habitaciones');
export const people = count('persona', 'personas');

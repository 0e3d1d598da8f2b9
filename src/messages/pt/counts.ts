/** Counts with their noun: '3 noites'. */
import { countIn } from '@/domain/language/plural.ts';

const count = countIn('pt');

export const nights = count('noite', 'noites');
export const guests = count('hóspede', 'hóspedes');
export const rooms = count('quarto', 'quartos');
export const people = count('pessoa', 'pessoas');

/** Counts with their noun: '3 nights'. */
import { countIn } from '@/domain/language/plural.ts';

const count = countIn('en');

export const nights = count('night', 'nights');
export const guests = count('guest', 'guests');
export const rooms = count('room', 'rooms');
export const people = count('person', 'people');

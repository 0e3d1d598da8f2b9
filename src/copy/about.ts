/** The lists of the page about the house: the facts with their translated texts (ABOUT-02). */
import * as t from '@messages/about';
import { hostel } from './hostel';

export const figures = [
  { figure: String(hostel.roomCount), label: t.ROOMS },
  { figure: t.HOURS, label: t.RECEPTION },
  { figure: String(hostel.reception.languages), label: t.LANGUAGES },
  { figure: t.DISTANCE, label: t.STATION },
] as const;

/** The four values, each under a tile of the house. */
export const values = [
  { ...t.VALUES.hospitality, tile: '/azulejos/13.svg' },
  { ...t.VALUES.excellence, tile: '/azulejos/03.svg' },
  { ...t.VALUES.community, tile: '/azulejos/08.svg' },
  { ...t.VALUES.authenticity, tile: '/azulejos/09.svg' },
] as const;

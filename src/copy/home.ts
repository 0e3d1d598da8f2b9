/** The lists of Home: the facts with their translated texts (HOME-15 to HOME-17). */
import * as t from '@messages/home';
import { hostel } from './hostel';
import { nearbyPlaces, type NearbyPlace } from './nearby';

interface Benefit {
  title: string;
  text: string;
  picture: string;
}

export const benefits: readonly Benefit[] = [
  { ...t.BENEFITS.breakfast, picture: '/imagens/pequeno-almoco.svg' },
  { ...t.BENEFITS.reception, picture: '/imagens/rececao.svg' },
  { ...t.BENEFITS.station, picture: '/imagens/estacao.svg' },
];

/** The four attractions (HOME-16). */
export const attractions: readonly NearbyPlace[] = [
  nearbyPlaces.beach,
  nearbyPlaces.museum,
  nearbyPlaces.castle,
  nearbyPlaces.waterPark,
];

export const stats = [
  { figure: String(hostel.roomCount), label: t.ROOMS },
  { figure: t.HOURS, label: t.RECEPTION },
  { figure: String(hostel.reception.languages), label: t.LANGUAGES },
  { figure: t.DISTANCE, label: t.STATION },
] as const;

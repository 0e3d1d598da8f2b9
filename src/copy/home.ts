/** The texts of Home that are lists (HOME-15 to HOME-17). */
import { hostel } from './hostel';
import { nearbyPlaces, type NearbyPlace } from './nearby';

interface Benefit {
  title: string;
  text: string;
  picture: string;
}

/** The three benefit cards (HOME-15). */
export const benefits: readonly Benefit[] = [
  {
    title: 'Pequeno-almoço incluído',
    text: 'Continental, servido das 7:00 às 10:00, com pão da manhã e laranjas de cá.',
    picture: '/imagens/pequeno-almoco.svg',
  },
  {
    title: 'Receção 24h',
    text: 'Chegue no último comboio: há sempre alguém. Falamos português, inglês, espanhol, francês e alemão.',
    picture: '/imagens/rececao.svg',
  },
  {
    title: 'A 50 m da estação',
    text: 'Saia do comboio, atravesse a rua e está em casa. Do aeroporto são 69 km de autocarro ou comboio.',
    picture: '/imagens/estacao.svg',
  },
];

/** The four attractions (HOME-16). */
export const attractions: readonly NearbyPlace[] = [
  nearbyPlaces.beach,
  nearbyPlaces.museum,
  nearbyPlaces.castle,
  nearbyPlaces.waterPark,
];

/** The stats strip (HOME-17). */
export const stats = [
  { figure: String(hostel.roomCount), label: 'quartos' },
  { figure: hostel.reception.hours, label: 'receção' },
  { figure: String(hostel.reception.languages), label: 'línguas' },
  { figure: `${hostel.reception.metresToStation}m`, label: 'da estação' },
] as const;

/** The sights around the hostel (LOC-08). */
import * as t from '@messages/nearby';

export interface NearbyPlace {
  name: string;
  /** As shown: '3,3 km', or a word where no distance is given. */
  distance: string;
  description: string;
  /** A drawing of /imagens. */
  picture: string;
}

/** The six points of interest. */
export const nearbyPlaces = {
  museum: { ...t.PLACES.museum, picture: '/imagens/museu.svg' },
  restaurants: { ...t.PLACES.restaurants, picture: '/imagens/restaurantes.svg' },
  beach: { ...t.PLACES.beach, picture: '/imagens/praia.svg' },
  castle: { ...t.PLACES.castle, picture: '/imagens/castelo.svg' },
  waterPark: { ...t.PLACES.waterPark, picture: '/imagens/parque-aquatico.svg' },
  raceTrack: { ...t.PLACES.raceTrack, picture: '/imagens/autodromo.svg' },
} as const satisfies Record<string, NearbyPlace>;

/** The texts about the station across the street, the same on every page. */
export const station = t.STATION;

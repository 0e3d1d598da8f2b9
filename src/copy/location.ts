/** How to find the house (LOC-04 to LOC-09). */
import { DIRECTIONS } from '@messages/directions';
import { hostel } from './hostel';
import { nearbyPlaces, type NearbyPlace } from './nearby';

const { latitude, longitude } = hostel.coordinates;

/** The zoom level the map starts with (CONST-BOOK-10). */
export const MAP_ZOOM = 15;

/** The hostel on a maps service; a phone opens these links in the service's app. */
export const mapsService = {
  name: 'Google Maps',
  place: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  directions: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
} as const;

/** A place with how far it is in km, as its words say; null where they give no distance. */
export interface PlaceInKm extends NearbyPlace {
  km: number | null;
}

/** The six points of interest (LOC-08). */
export const placesInKm = {
  museum: { ...nearbyPlaces.museum, km: 1.9 },
  restaurants: { ...nearbyPlaces.restaurants, km: null },
  beach: { ...nearbyPlaces.beach, km: 3.3 },
  castle: { ...nearbyPlaces.castle, km: 18 },
  waterPark: { ...nearbyPlaces.waterPark, km: 7 },
  raceTrack: { ...nearbyPlaces.raceTrack, km: 16 },
} as const satisfies Record<string, PlaceInKm>;

/** The same, in the order of LOC-08. */
export const pointsOfInterest: readonly PlaceInKm[] = [
  placesInKm.museum,
  placesInKm.restaurants,
  placesInKm.beach,
  placesInKm.castle,
  placesInKm.waterPark,
  placesInKm.raceTrack,
];

/** The three ways to get to the hostel. */
export const directions = DIRECTIONS;

/** How to find the house (LOC-04 to LOC-09). */
import { DIRECTIONS } from '@messages/directions';
import { hostel } from './hostel';
import { nearbyPlaces, type NearbyPlace } from './nearby';

const { latitude, longitude } = hostel.coordinates;

/** How near the map begins (CONST-BOOK-10). */
export const MAP_ZOOM = 15;

/** The house on a maps service, which a phone opens in the app. */
export const mapsService = {
  name: 'Google Maps',
  place: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  directions: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
} as const;

/** The six points of interest, in the order of LOC-08. */
export const pointsOfInterest: readonly NearbyPlace[] = [
  nearbyPlaces.museum,
  nearbyPlaces.restaurants,
  nearbyPlaces.beach,
  nearbyPlaces.castle,
  nearbyPlaces.waterPark,
  nearbyPlaces.raceTrack,
];

/** The three ways here (LOC-09). */
export const directions = DIRECTIONS;

/** How to find the house (LOC-04 to LOC-09). */
import { hostel } from './hostel';
import { nearbyPlaces, station, type NearbyPlace } from './nearby';

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
export const directions = {
  airport: {
    title: 'Do aeroporto',
    distance: '69 km',
    stages: [
      { means: 'Aeroporto', text: '' },
      { means: 'Autocarro ou comboio', text: 'até à nossa estação' },
      { means: `${station.distance} a pé`, text: 'e chegou' },
    ],
  },
  train: {
    title: 'Da estação de comboios',
    distance: station.distance,
    text: 'À saída, atravesse a rua. A porta cobalto com o arco de buganvílias é a nossa.',
  },
  car: {
    title: 'De carro',
    text: 'Não há estacionamento na propriedade. Há estacionamento público nas proximidades.',
  },
} as const;

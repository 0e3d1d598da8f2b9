export const TITLE = 'Nearby';
export const PLACES = {
  museum: {
    name: 'Museum',
    distance: '1.9\u00a0km',
    description: 'The old fish cannery by the river.',
  },
  restaurants: {
    name: 'Restaurants',
    distance: 'Close by',
    description: 'Grilled fish and cataplana, a few minutes’ walk away.',
  },
  beach: {
    name: 'Beach',
    distance: '3.3\u00a0km',
    description: 'Sand, ochre cliffs and rock arches.',
  },
  castle: {
    name: 'Castle',
    distance: '18\u00a0km',
    description: 'Red walls above the white town.',
  },
  waterPark: {
    name: 'Water park',
    distance: '7\u00a0km',
    description: 'Enough slides for a whole day.',
  },
  raceTrack: {
    name: 'Racing circuit',
    distance: '16\u00a0km',
    description: 'Sweeping bends, sunny grandstands and the roar of the engines.',
  },
};
export const STATION = { name: 'Train station', distance: '50\u00a0m' };

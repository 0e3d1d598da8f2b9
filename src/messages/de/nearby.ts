export const TITLE = 'In der Nähe';
export const PLACES = {
  museum: {
    name: 'Museum',
    distance: '1,9\u00a0km',
    description: 'Die alte Konservenfabrik am Fluss.',
  },
  restaurants: {
    name: 'Restaurants',
    distance: 'Ganz nah',
    description: 'Gegrillter Fisch und Cataplana, wenige Minuten zu Fuß.',
  },
  beach: {
    name: 'Strand',
    distance: '3,3\u00a0km',
    description: 'Sand, ockerfarbene Klippen und Felsbögen.',
  },
  castle: {
    name: 'Burg',
    distance: '18\u00a0km',
    description: 'Rote Mauern über der weißen Stadt.',
  },
  waterPark: {
    name: 'Wasserpark',
    distance: '7\u00a0km',
    description: 'Rutschen für einen ganzen Tag.',
  },
  raceTrack: {
    name: 'Rennstrecke',
    distance: '16\u00a0km',
    description: 'Weite Kurven, sonnige Tribünen und dröhnende Motoren.',
  },
};
export const STATION = { name: 'Bahnhof', distance: '50\u00a0m' };

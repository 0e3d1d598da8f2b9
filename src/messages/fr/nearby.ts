export const TITLE = 'À proximité';
export const PLACES = {
  museum: {
    name: 'Musée',
    distance: '1,9\u00a0km',
    description: 'L’ancienne conserverie, au bord du fleuve.',
  },
  restaurants: {
    name: 'Restaurants',
    distance: 'Tout près',
    description: 'Poisson grillé et cataplana, à quelques minutes à pied.',
  },
  beach: {
    name: 'Plage',
    distance: '3,3\u00a0km',
    description: 'Du sable, des falaises ocre et des arches de roche.',
  },
  castle: {
    name: 'Château',
    distance: '18\u00a0km',
    description: 'Des remparts rouges au-dessus de la ville blanche.',
  },
  waterPark: {
    name: 'Parc aquatique',
    distance: '7\u00a0km',
    description: 'Des toboggans pour toute une journée.',
  },
  raceTrack: {
    name: 'Circuit automobile',
    distance: '16\u00a0km',
    description: 'De larges virages, des gradins au soleil et le grondement des moteurs.',
  },
};
export const STATION = { name: 'Gare', distance: '50\u00a0m' };

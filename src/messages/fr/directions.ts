export const DIRECTIONS = {
  airport: {
    title: 'Depuis l’aéroport',
    distance: '69\u00a0km',
    stages: [
      { means: 'Aéroport', text: '' },
      { means: 'Bus ou train', text: 'jusqu’à notre gare' },
      { means: '50\u00a0m à pied', text: 'et vous y êtes' },
    ],
  },
  train: {
    title: 'Depuis la gare',
    distance: '50\u00a0m',
    text: 'En sortant, traversez la rue. La porte cobalt sous l’arche de bougainvilliers est la nôtre.',
  },
  car: {
    title: 'En voiture',
    text: 'La maison n’a pas de parking. Vous trouverez du stationnement public à proximité.',
  },
};

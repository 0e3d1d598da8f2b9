/** The sights nearby. The distances are fixed text (TEXT-SITE-07, TEXT-LOC-01 to TEXT-LOC-06). */

export const TITLE = 'Perto daqui';
export const PLACES = {
  museum: {
    name: 'Museu',
    distance: '1,9 km',
    description: 'A antiga fábrica de conservas junto ao rio.',
  },
  restaurants: {
    name: 'Restaurantes',
    distance: 'Perto',
    description: 'Peixe na grelha e cataplana, a poucos minutos a pé.',
  },
  beach: {
    name: 'Praia',
    distance: '3,3 km',
    description: 'Areal, falésias ocres e arcos de rocha.',
  },
  castle: {
    name: 'Castelo',
    distance: '18 km',
    description: 'Muralhas vermelhas sobre a vila branca.',
  },
  waterPark: {
    name: 'Parque aquático',
    distance: '7 km',
    description: 'Escorregas para um dia inteiro.',
  },
  raceTrack: {
    name: 'Autódromo',
    distance: '16 km',
    description: 'Curvas largas, bancadas ao sol e motores a sério.',
  },
};
/** The station across the street. */
export const STATION = { name: 'Estação de comboios', distance: '50 m' };

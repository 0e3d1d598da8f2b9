/** What is worth the walk or the ride. The distances are fixed text (TEXT-SITE-07). */
export interface NearbyPlace {
  name: string;
  /** As it is read: '3,3 km', or a word where no distance is given. */
  distance: string;
  description: string;
  /** A drawing of /imagens. */
  picture: string;
}

/** The six points of interest (LOC-08). */
export const nearbyPlaces = {
  museum: {
    name: 'Museu',
    distance: '1,9 km',
    description: 'A antiga fábrica de conservas junto ao rio.',
    picture: '/imagens/museu.svg',
  },
  restaurants: {
    name: 'Restaurantes',
    distance: 'Perto',
    description: 'Peixe na grelha e cataplana, a poucos minutos a pé.',
    picture: '/imagens/restaurantes.svg',
  },
  beach: {
    name: 'Praia',
    distance: '3,3 km',
    description: 'Areal, falésias ocres e arcos de rocha.',
    picture: '/imagens/praia.svg',
  },
  castle: {
    name: 'Castelo',
    distance: '18 km',
    description: 'Muralhas vermelhas sobre a vila branca.',
    picture: '/imagens/castelo.svg',
  },
  waterPark: {
    name: 'Parque aquático',
    distance: '7 km',
    description: 'Escorregas para um dia inteiro.',
    picture: '/imagens/parque-aquatico.svg',
  },
  raceTrack: {
    name: 'Autódromo',
    distance: '16 km',
    description: 'Curvas largas, bancadas ao sol e motores a sério.',
    picture: '/imagens/autodromo.svg',
  },
} as const satisfies Record<string, NearbyPlace>;

/** The station across the street, of which every page says the same. */
export const station = { name: 'Estação de comboios', distance: '50 m' } as const;

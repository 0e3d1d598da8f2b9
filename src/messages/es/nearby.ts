export const TITLE = 'Cerca de aquí';
export const PLACES = {
  museum: {
    name: 'Museo',
    distance: '1,9\u00a0km',
    description: 'La antigua fábrica de conservas, junto al río.',
  },
  restaurants: {
    name: 'Restaurantes',
    distance: 'Cerca',
    description: 'Pescado a la brasa y cataplana, a pocos minutos a pie.',
  },
  beach: {
    name: 'Playa',
    distance: '3,3\u00a0km',
    description: 'Arena, acantilados ocres y arcos de roca.',
  },
  castle: {
    name: 'Castillo',
    distance: '18\u00a0km',
    description: 'Murallas rojas sobre el pueblo blanco.',
  },
  waterPark: {
    name: 'Parque acuático',
    distance: '7\u00a0km',
    description: 'Toboganes para todo un día.',
  },
  raceTrack: {
    name: 'Circuito',
    distance: '16\u00a0km',
    description: 'Curvas amplias, gradas al sol y el rugido de los motores.',
  },
};
export const STATION = { name: 'Estación de tren', distance: '50\u00a0m' };

export const DIRECTIONS = {
  airport: {
    title: 'Desde el aeropuerto',
    distance: '69\u00a0km',
    stages: [
      { means: 'Aeropuerto', text: '' },
      { means: 'Autobús o tren', text: 'hasta nuestra estación' },
      { means: '50\u00a0m a pie', text: 'y ya has llegado' },
    ],
  },
  train: {
    title: 'Desde la estación de tren',
    distance: '50\u00a0m',
    text: 'Al salir, cruza la calle. La puerta azul cobalto con el arco de buganvillas es la nuestra.',
  },
  car: {
    title: 'En coche',
    text: 'El hostel no tiene aparcamiento. Hay aparcamiento público cerca.',
  },
};

export const DIRECTIONS = {
  airport: {
    title: 'Vom Flughafen',
    distance: '69\u00a0km',
    stages: [
      { means: 'Flughafen', text: '' },
      { means: 'Bus oder Bahn', text: 'bis zu unserem Bahnhof' },
      { means: '50\u00a0m zu Fuß', text: 'und Sie sind da' },
    ],
  },
  train: {
    title: 'Vom Bahnhof',
    distance: '50\u00a0m',
    text: 'Gehen Sie vom Ausgang über die Straße. Die kobaltblaue Tür unter dem Bogen aus Bougainvilleen ist unsere.',
  },
  car: {
    title: 'Mit dem Auto',
    text: 'Das Hostel hat keine eigenen Parkplätze. Öffentliche Parkplätze gibt es in der Nähe.',
  },
};

export const DIRECTIONS = {
  airport: {
    title: 'From the airport',
    distance: '69\u00a0km',
    stages: [
      { means: 'Airport', text: '' },
      { means: 'Bus or train', text: 'to our station' },
      { means: '50\u00a0m on foot', text: 'and you are here' },
    ],
  },
  train: {
    title: 'From the train station',
    distance: '50\u00a0m',
    text: 'As you come out, cross the road. Ours is the cobalt door under the arch of bougainvillea.',
  },
  car: {
    title: 'By car',
    text: 'There is no parking on site. There is public parking nearby.',
  },
};

/** The three ways to get here (LOC-09, TEXT-LOC-07 to TEXT-LOC-09). */
export const DIRECTIONS = {
  airport: {
    title: 'Do aeroporto',
    distance: '69 km',
    stages: [
      { means: 'Aeroporto', text: '' },
      { means: 'Autocarro ou comboio', text: 'até à nossa estação' },
      { means: '50 m a pé', text: 'e chegou' },
    ],
  },
  train: {
    title: 'Da estação de comboios',
    distance: '50 m',
    text: 'À saída, atravesse a rua. A porta cobalto com o arco de buganvílias é a nossa.',
  },
  car: {
    title: 'De carro',
    text: 'Não há estacionamento na propriedade. Há estacionamento público nas proximidades.',
  },
};

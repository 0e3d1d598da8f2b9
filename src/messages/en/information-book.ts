export const PRINT = 'Print the information book';
export const BOOK = 'Information book';
export const CONTENTS = 'In this book';

export const NEIGHBOURS = {
  title: 'Neighbours and shared areas',
  rules: [
    'People live in this street: between 22:00 and 08:00, keep your voice down at the door, on the stairs and on the terrace.',
    'No music on the terrace, or with the windows open.',
    'The kitchen, the living room and the terrace are for everyone: leave them clean and tidy.',
    'Keep stairs and corridors clear of luggage and bicycles.',
    'Close the street door gently, and do not open it to people you do not know.',
  ],
};

export const WASTE = {
  title: 'Waste and recycling',
  where:
    'The bins are in the kitchen, each in its own colour. The box for batteries is at reception, where we also tell you where the recycling point in the street is.',
  bins: {
    blue: { name: 'Blue', what: 'Paper and cardboard, free of grease' },
    yellow: { name: 'Yellow', what: 'Plastic and metal packaging, drinks cartons' },
    green: { name: 'Green', what: 'Glass bottles and jars, empty' },
    brown: { name: 'Brown', what: 'Food scraps' },
    red: { name: 'Red', what: 'Batteries of all kinds' },
    grey: { name: 'Grey', what: 'Everything else, in a closed bag' },
  },
};

export const DEVICES = {
  title: 'Appliances',
  items: {
    climate: {
      name: 'Heating and air conditioning',
      how: 'In rooms that have them, the control is by the door. Close the windows, and switch off when you go out.',
    },
    stove: {
      name: 'Hob and oven',
      how: 'Never leave anything cooking unattended. When you have finished, check that everything is off.',
    },
    water: {
      name: 'Hot water',
      how: 'Always ready: there is nothing to switch on. Turn on the cold tap first. If there is none, tell reception.',
    },
    washing: {
      name: 'Laundry',
      how: 'There is no washing machine for guests. Reception can tell you where the nearest launderette is.',
    },
    sockets: {
      name: 'Sockets',
      how: '230\u00a0V. Please use no cookers or heaters of your own, and charge no scooters in the rooms.',
    },
    safety: {
      name: 'Smoke and fire',
      how: 'Never cover the smoke detectors. In a fire, get out, close the door, call 112 and tell reception.',
    },
  },
};

export const IN_CHARGE = 'Who is in charge';
export const PHONE = 'Telephone';
export const EMAIL = 'Email';
export const COMPLAINTS = {
  name: 'Complaints book (Livro de Reclamações)',
  where: 'At reception and at',
};

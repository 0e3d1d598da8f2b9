export const TITLE = 'Algarve hostel, 50\u00a0m from the station';
export const DESCRIPTION =
  'A hostel in the Algarve, 50 m from the train station: thirteen rooms, breakfast and Wi-Fi included, reception open 24 hours. Book directly with us.';

export const HEADING = 'Thirteen rooms, 50\u00a0m from the station';
export const WELCOME = {
  before: 'Welcome to a whitewashed house in the Algarve, with breakfast and ',
  unbroken: 'Wi-Fi',
  after: ' included, reception open 24 hours a day and five languages spoken at the desk.',
};
export const WINDOW = 'A window open onto the beach and the cliffs';
export const seeOn = (platform: string) => `View on ${platform}`;
export const NIGHT = 'Arriving late? Reception is open all night.';

export const WALL_TITLE = 'Thirteen rooms, thirteen tiles';
export const WALL_TEXT =
  'Every door in the house has a tile of its own, and every room takes its colours from it. There are single, double, twin and family rooms, and dormitories with lockers and reading lights.';
export const SEE_ROOMS = 'See the rooms';
export const ROOMS = 'rooms';
export const door = (roomNumber: string) => `Room ${roomNumber}`;

export const BENEFITS_TITLE = 'What comes with your stay';
export const BENEFITS = {
  breakfast: {
    title: 'Breakfast included',
    text: 'Continental, served from 7:00 to 10:00, with bread baked that morning and local oranges.',
  },
  reception: {
    title: '24-hour reception',
    text: 'Take the last train if you like: somebody is always here. We speak Portuguese, English, Spanish, French and German.',
  },
  station: {
    title: '50\u00a0m from the station',
    text: 'Step off the train, cross the road and you are here. The airport is 69\u00a0km away by bus or train.',
  },
};

export const STATS_TITLE = 'The house in figures';
export const HOURS = '24h';
export const RECEPTION = 'reception';
export const LANGUAGES = 'languages';
export const DISTANCE = '50\u00a0m';
export const STATION = 'from the station';

export const CLOSING_TITLE = 'Your window is waiting';
export const CLOSING_TEXT =
  'Book directly with us for the best price, or through the booking site you already know.';
export const FRONT = 'The front of the hostel, next to the station';
export const ALL_ROOMS = 'See rooms';
export const bookOn = (platform: string) => `Book on ${platform}`;

export const ROOMS_TITLE = 'Choose your door';
export const ROOMS_TEXT = 'The price is for the whole room, per night, with breakfast.';
export const allOf = (count: number) => `See all ${count} rooms`;
export const ROOMS_FAILED = 'The rooms did not load.';

export const FROM = 'from';
export const PER_NIGHT = 'per night';

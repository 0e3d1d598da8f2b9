import { LUGGAGE_UNTIL, MINIMUM_AGE } from '@/domain/stay/stay-conditions.ts';

export const TITLE = 'Information';
export const DESCRIPTION =
  'Check-in and check-out times, house rules, emergency contacts, what the rooms have, what is nearby and where to park.';
export const LEAD = 'Times, house rules and useful contacts, for before and during your stay.';

export const HOURS = 'Times';
export const TIMETABLE = {
  checkIn: { what: 'Check-in', note: `Minimum age: ${MINIMUM_AGE}` },
  checkOut: {
    what: 'Check-out',
    note: `We keep your luggage free of charge until ${LUGGAGE_UNTIL}`,
  },
  breakfast: { what: 'Breakfast', note: 'Continental, included in your stay' },
  quiet: { what: 'Quiet hours', note: 'In the rooms and the shared areas' },
  reception: { what: 'Reception', note: 'Every day of the year' },
};
export const ALWAYS_OPEN = '24h';

export const RULES = 'House rules';
export const MINIMUM_AGE_RULE = {
  text: `Minimum age: ${MINIMUM_AGE}.`,
  note: 'Under-18s in family rooms, together with their parents.',
};
export const PAYMENT = {
  text: 'You pay at check-in.',
  note: 'Cash, card or bank transfer.',
};
export const READ_TERMS = 'Read the terms and conditions';

export const EMERGENCY_CONTACTS = 'Emergency contacts';
export const EMERGENCY = 'Emergency';
export const HOUSE_LINE = 'Hostel phone, 24h';
export const FIRST_AID = 'First aid';
export const AT_RECEPTION = 'At reception';

export const SEE_MAP = 'See the map and how to get here';

export const ROOM_AMENITIES = 'What the rooms have';
export const DIFFERENCES = {
  before: 'What varies from room to room is on each room’s own page:',
  link: 'see the rooms',
};
export const AMENITIES = [
  {
    name: 'Included',
    names: [
      'Free Wi-Fi',
      'Television',
      'Kitchen',
      'Bed linen',
      'Smoke detector',
      'Fire extinguisher',
      'First-aid kit',
    ],
  },
  {
    name: 'Not included',
    names: [
      'Fridge',
      'Microwave',
      'Crockery and cutlery',
      'Freezer',
      'Baking tray',
      'Hangers',
      'Extra blankets',
      'Wardrobe',
      'Outdoor furniture',
    ],
  },
  {
    name: 'With every room',
    names: [
      'Shared bathroom',
      'Self check-in',
      'Staff on hand 24 hours',
      'Use of the shared areas',
      'Breakfast included',
      'Central location',
    ],
  },
];

export const PARKING = {
  title: 'Parking',
  text: 'There is no parking on site. There is a charge for street parking; guests get a discount at our partner car parks nearby.',
};
export const LOCATION = {
  title: 'Location',
  text: 'We are 50\u00a0m from the train station. The airport is 69\u00a0km away: come by bus or train and walk the last 50\u00a0m.',
};

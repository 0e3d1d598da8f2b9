export const TITLE = 'About us';
export const DESCRIPTION =
  'A whitewashed house with thirteen rooms, each with a tile of its own, 50 m from the train station: the story of the hostel and what matters to us.';

export const HEADING = 'A house on the station’s doorstep';
export const STORY = [
  'Hostel Maré Nova is a whitewashed house on two floors, 50\u00a0m from the train station, in a town on the Algarve coast. It is a small place: thirteen rooms, a kitchen, a living room and a terrace with a view of the sea.',
  'When we restored it, every room was given a tile. It marks the door, and it is what guests remember the room by. Everything else was already here: the painted parapets, the lacework chimneys and the light.',
  'We welcome travellers 24 hours a day, in five languages, with breakfast and Wi-Fi included.',
];
export const FRONT = 'The front of the hostel, with the station next door';

export const FIGURES_TITLE = 'The house in figures';
export const ROOMS = 'rooms';
export const HOURS = '24h';
export const RECEPTION = 'reception open';
export const LANGUAGES = 'languages spoken';
export const DISTANCE = '50\u00a0m';
export const STATION = 'from the train station';

export const VALUES_TITLE = 'What matters to us';
export const VALUES = {
  hospitality: {
    name: 'Hospitality',
    text: 'The door is always open and somebody is always at the desk, whatever time you arrive.',
  },
  excellence: {
    name: 'Excellence',
    text: 'Clean bed linen, hot showers and bread baked that morning. We do the simple things well, every day.',
  },
  community: {
    name: 'Community',
    text: 'A big table in the kitchen and a terrace for late afternoons. Those who arrive alone rarely eat alone.',
  },
  authenticity: {
    name: 'Authenticity',
    text: 'Limewash, cobalt, ochre and tiles, as on the houses around here. And the names of the places where we like to eat.',
  },
};

export const LIVING_ROOM = 'The living room, with a blue sofa and arched windows over the sea';
export const CALL_TITLE = 'Is there anything else you would like to know?';
export const CALL_TEXT =
  'Write to us and we will reply within 24 hours, or call reception at any time of day or night.';
export const CONTACT_US = 'Contact us';
export const SEE_ROOMS = 'See rooms';

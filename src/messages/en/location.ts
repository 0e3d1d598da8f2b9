export const TITLE = 'Location';
export const DESCRIPTION =
  'The hostel is 50 m from the train station and 69 km from the airport. Map, address, phone, what is nearby and how to get here by train, bus or car.';
export const LEAD =
  '50\u00a0m from the train station. Leave the station, cross the road and you are here.';

export const ADDRESS = 'Address';
export const PHONE = 'Phone';
export const EMAIL = 'Email';

export const OPEN_MAP = 'Open map';
export const inService = (service: string) => `in ${service}`;
export const openIn = (service: string) => `Open in ${service}`;
export const GETTING_HERE = 'Getting here';
export const routeIn = (service: string) => `Plan your route in ${service}`;

export const MAP = 'Map centred on the hostel';
export const MAP_LOADING = 'Loading the street map…';
export const MAP_FAILED = 'The street map did not load. Ours, drawn by hand, stays.';
export const DRAWN_MAP = 'Drawn map of the surroundings';
export const NO_SCALE = 'Drawing not to scale';
export const STATION = 'Station';
export const AIRPORT = 'Airport';

export const minutesOnFoot = (minutes: number) => `${minutes} min on foot`;
export const ON_FOOT = 'on foot';

export const seeAddress = (house: string) => `${house}: see the address`;
export const TWO_FINGERS = 'Move the map with two fingers';
export const CLOSER = 'Zoom in';
export const FURTHER = 'Zoom out';
export const KEYS = 'Map: move with the arrow keys, zoom in with + and out with −';

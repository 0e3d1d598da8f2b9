export const TITLE = 'Lage';
export const DESCRIPTION =
  'Das Hostel liegt 50 m vom Bahnhof und 69 km vom Flughafen. Karte, Adresse, Telefon, Ziele in der Nähe und die Anfahrt mit Bahn, Bus oder Auto.';
export const LEAD =
  '50\u00a0m vom Bahnhof. Sie kommen aus dem Bahnhof, gehen über die Straße und sind da.';

export const ADDRESS = 'Adresse';
export const PHONE = 'Telefon';
export const EMAIL = 'E-Mail';

export const OPEN_MAP = 'Zur Karte';
export const inService = (service: string) => `in ${service}`;
export const openIn = (service: string) => `In ${service} öffnen`;
export const GETTING_HERE = 'Anfahrt';
export const routeIn = (service: string) => `Route in ${service} planen`;

export const MAP = 'Karte mit dem Hostel in der Mitte';
export const MAP_LOADING = 'Stadtplan wird geladen …';
export const MAP_FAILED = 'Der Stadtplan wurde nicht geladen. Unserer bleibt, gezeichnet.';
export const DRAWN_MAP = 'Gezeichnete Karte der Umgebung';
export const NO_SCALE = 'Nicht maßstabsgetreu';
export const STATION = 'Bahnhof';
export const AIRPORT = 'Flughafen';

export const minutesOnFoot = (minutes: number) => `${minutes} Min. zu Fuß`;
export const ON_FOOT = 'zu Fuß';

export const seeAddress = (house: string) => `${house}: Adresse ansehen`;
export const TWO_FINGERS = 'Karte mit zwei Fingern bewegen';
export const CLOSER = 'Vergrößern';
export const FURTHER = 'Verkleinern';
export const KEYS = 'Karte: mit den Pfeiltasten bewegen, mit + vergrößern und mit − verkleinern';

export const TITLE = 'Hostel an der Algarve, 50\u00a0m vom Bahnhof';
export const DESCRIPTION =
  'Hostel an der Algarve, 50 m vom Bahnhof: dreizehn Zimmer, Frühstück und WLAN inbegriffen, Rezeption rund um die Uhr besetzt. Buchen Sie direkt bei uns.';

export const HEADING = 'Dreizehn Zimmer, 50\u00a0m vom Bahnhof';
export const WELCOME = {
  before: 'Willkommen in einem weiß getünchten Haus an der Algarve. Frühstück und ',
  unbroken: 'WLAN',
  after: ' sind inbegriffen, die Rezeption ist rund um die Uhr besetzt und spricht fünf Sprachen.',
};
export const WINDOW = 'Offenes Fenster mit Blick auf Strand und Klippen';
export const seeOn = (platform: string) => `Bei ${platform} ansehen`;
export const NIGHT = 'Sie kommen spät an? Die Rezeption ist die ganze Nacht besetzt.';

export const WALL_TITLE = 'Dreizehn Zimmer, dreizehn Kacheln';
export const WALL_TEXT =
  'Jede Tür im Haus hat ihre eigene Kachel, und jedes Zimmer trägt deren Farben. Es gibt Einzel-, Doppel-, Zweibett- und Familienzimmer sowie Mehrbettzimmer mit Schließfach und Leselampe.';
export const SEE_ROOMS = 'Zimmer ansehen';
export const ROOMS = 'Zimmer';
export const door = (roomNumber: string) => `Zi. ${roomNumber}`;

export const BENEFITS_TITLE = 'Bei jedem Aufenthalt dabei';
export const BENEFITS = {
  breakfast: {
    title: 'Frühstück inbegriffen',
    text: 'Kontinental, von 7:00 bis 10:00\u00a0Uhr, mit frischem Brot und Orangen aus der Gegend.',
  },
  reception: {
    title: 'Rezeption rund um die Uhr',
    text: 'Kommen Sie ruhig mit dem letzten Zug: Es ist immer jemand da. Wir sprechen Portugiesisch, Englisch, Spanisch, Französisch und Deutsch.',
  },
  station: {
    title: '50\u00a0m vom Bahnhof',
    text: 'Sie steigen aus, gehen über die Straße und sind da. Vom Flughafen sind es 69\u00a0km mit Bus oder Bahn.',
  },
};

export const STATS_TITLE = 'Das Haus in Zahlen';
export const HOURS = '24\u00a0h';
export const RECEPTION = 'Rezeption';
export const LANGUAGES = 'Sprachen';
export const DISTANCE = '50\u00a0m';
export const STATION = 'zum Bahnhof';

export const CLOSING_TITLE = 'Ihr Fenster wartet auf Sie';
export const CLOSING_TEXT =
  'Buchen Sie direkt bei uns zum besten Preis oder über das Portal, das Sie schon kennen.';
export const FRONT = 'Fassade des Hostels, gleich neben dem Bahnhof';
export const ALL_ROOMS = 'Zimmer ansehen';
export const bookOn = (platform: string) => `Bei ${platform} buchen`;

export const ROOMS_TITLE = 'Wählen Sie Ihre Tür';
export const ROOMS_TEXT = 'Der Preis gilt für das ganze Zimmer, pro Nacht, mit Frühstück.';
export const allOf = (count: number) => `Alle ${count} Zimmer ansehen`;
export const ROOMS_FAILED = 'Die Zimmer wurden nicht geladen.';

export const FROM = 'ab';
export const PER_NIGHT = 'pro Nacht';

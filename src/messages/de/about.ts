export const TITLE = 'Über uns';
export const DESCRIPTION =
  'Ein weiß getünchtes Haus mit dreizehn Zimmern, jedes mit seiner eigenen Kachel, 50 m vom Bahnhof. Die Geschichte des Hostels und wofür es steht.';

export const HEADING = 'Ein Haus direkt am Bahnhof';
export const STORY = [
  'Das Hostel Maré Nova ist ein weiß getünchtes Haus auf zwei Etagen, 50\u00a0m vom Bahnhof, in einer Stadt an der Küste der Algarve. Es ist ein kleines Haus: dreizehn Zimmer, eine Küche, ein Aufenthaltsraum und eine Terrasse mit Blick aufs Meer.',
  'Als wir es renovierten, bekam jedes Zimmer eine Kachel. Sie hängt an der Tür, und an sie erinnern sich unsere Gäste. Alles andere war schon da: die bemalten Brüstungen, die durchbrochenen Schornsteine und das Licht.',
  'Wir empfangen Reisende rund um die Uhr und in fünf Sprachen, Frühstück und WLAN inbegriffen.',
];
export const FRONT = 'Fassade des Hostels, daneben der Bahnhof';

export const FIGURES_TITLE = 'Das Haus in Zahlen';
export const ROOMS = 'Zimmer';
export const HOURS = '24\u00a0h';
export const RECEPTION = 'Rezeption besetzt';
export const LANGUAGES = 'Sprachen';
export const DISTANCE = '50\u00a0m';
export const STATION = 'zum Bahnhof';

export const VALUES_TITLE = 'Was uns wichtig ist';
export const VALUES = {
  hospitality: {
    name: 'Gastfreundschaft',
    text: 'Die Tür steht immer offen, und an der Rezeption ist immer jemand, ganz gleich, wann Sie ankommen.',
  },
  excellence: {
    name: 'Qualität',
    text: 'Saubere Bettwäsche, heiße Duschen und frisches Brot. Wir machen das Einfache gut, jeden Tag.',
  },
  community: {
    name: 'Gemeinschaft',
    text: 'Ein großer Tisch in der Küche und eine Terrasse für den Abend. Wer allein kommt, isst selten allein.',
  },
  authenticity: {
    name: 'Authentizität',
    text: 'Kalk, Kobaltblau, Ocker und Kacheln, wie an den Häusern hier. Und die Adressen, an denen wir selbst essen gehen.',
  },
};

export const LIVING_ROOM = 'Aufenthaltsraum mit blauem Sofa und Bogenfenstern zum Meer';
export const CALL_TITLE = 'Möchten Sie noch etwas wissen?';
export const CALL_TEXT =
  'Schreiben Sie uns. Wir antworten innerhalb von 24 Stunden, und die Rezeption ist jederzeit telefonisch erreichbar.';
export const CONTACT_US = 'Kontakt aufnehmen';
export const SEE_ROOMS = 'Zimmer ansehen';

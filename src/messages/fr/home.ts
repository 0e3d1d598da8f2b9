export const TITLE = 'Hostel en Algarve, à 50\u00a0m de la gare';
export const DESCRIPTION =
  'Un hostel en Algarve, à 50\u00a0m de la gare\u202f: treize chambres, petit-déjeuner et Wi-Fi compris, réception ouverte 24\u00a0h/24. Réservez en direct.';

export const HEADING = 'Treize chambres à 50\u00a0m de la gare';
export const WELCOME = {
  before: 'Bienvenue dans une maison blanchie à la chaux, en Algarve\u202f: ',
  unbroken: 'petit-déjeuner et Wi-Fi',
  after: ' compris, réception ouverte 24\u00a0h/24, en cinq langues.',
};
export const WINDOW = 'Fenêtre ouverte sur la plage et les falaises';
export const seeOn = (platform: string) => `Voir sur ${platform}`;
export const NIGHT = 'Vous arrivez tard\u202f? La réception est ouverte toute la nuit.';

export const WALL_TITLE = 'Treize chambres, treize azulejos';
export const WALL_TEXT =
  'Chaque porte de la maison a son azulejo, et chaque chambre en porte les couleurs. Il y a des chambres simples, doubles, twin et familiales, et des dortoirs avec casier et lampe de lecture.';
export const SEE_ROOMS = 'Voir les chambres';
export const ROOMS = 'chambres';
export const door = (roomNumber: string) => `Ch. ${roomNumber}`;

export const BENEFITS_TITLE = 'Compris dans votre séjour';
export const BENEFITS = {
  breakfast: {
    title: 'Petit-déjeuner compris',
    text: 'Continental, servi de 7\u00a0h à 10\u00a0h, avec du pain frais et des oranges d’ici.',
  },
  reception: {
    title: 'Réception 24\u00a0h/24',
    text: 'Arrivez par le dernier train\u202f: il y a toujours quelqu’un. Nous parlons portugais, anglais, espagnol, français et allemand.',
  },
  station: {
    title: 'À 50\u00a0m de la gare',
    text: 'Descendez du train, traversez la rue, vous y êtes. L’aéroport est à 69\u00a0km, en bus ou en train.',
  },
};

export const STATS_TITLE = 'La maison en chiffres';
export const HOURS = '24\u00a0h';
export const RECEPTION = 'réception';
export const LANGUAGES = 'langues';
export const DISTANCE = '50\u00a0m';
export const STATION = 'de la gare';

export const CLOSING_TITLE = 'Votre fenêtre vous attend';
export const CLOSING_TEXT =
  'Réservez en direct au meilleur prix, ou sur la plateforme que vous connaissez déjà.';
export const FRONT = 'Façade de la maison, à côté de la gare';
export const ALL_ROOMS = 'Voir les chambres';
export const bookOn = (platform: string) => `Réserver sur ${platform}`;

export const ROOMS_TITLE = 'Choisissez votre porte';
export const ROOMS_TEXT =
  'Le prix est celui de la chambre entière, par nuit, petit-déjeuner compris.';
export const allOf = (count: number) => `Voir les ${count} chambres`;
export const ROOMS_FAILED = 'Les chambres ne s’affichent pas.';

export const FROM = 'dès';
export const PER_NIGHT = 'par nuit';

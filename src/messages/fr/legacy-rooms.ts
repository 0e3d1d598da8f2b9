export const KIND_OF_ROOM = 'Type de chambre';

export const MIXED = {
  name: 'Dortoir mixte',
  subtitle: 'Un lit en dortoir mixte',
  description:
    'Des lits superposés en bois, un casier et une lampe de lecture pour chaque lit, et des voyageurs de partout. Dortoir mixte, salle de bain partagée.',
};
export const WOMEN = {
  name: 'Dortoir féminin',
  subtitle: 'Un lit en dortoir réservé aux femmes',
  description:
    'Un dortoir réservé aux femmes, avec un casier et une lampe de lecture pour chaque lit. La salle de bain partagée se trouve dans le couloir.',
};
export const PRIVATE = {
  name: 'Chambre privée standard',
  subtitle: 'Un lit double et une porte qui ferme à clé',
  description:
    'Une chambre rien que pour vous, avec un lit double, une fenêtre à volets et une clé à la porte. La salle de bain partagée se trouve dans le couloir.',
};

export const FEATURES = {
  wifi: 'Wi-Fi gratuit',
  breakfast: 'Petit-déjeuner compris',
  linen: 'Linge de lit',
  bathroom: 'Salle de bain partagée',
  commonAreas: 'Accès aux espaces communs',
  locker: 'Casier',
  readingLight: 'Lampe de lecture',
  womenOnly: 'Femmes uniquement',
  doubleBed: 'Lit double',
  television: 'Télévision',
};

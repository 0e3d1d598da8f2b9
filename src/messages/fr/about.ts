export const TITLE = 'À propos';
export const DESCRIPTION =
  'Une maison blanchie à la chaux, treize chambres et autant d’azulejos, à 50\u00a0m de la gare. L’histoire de la maison et les valeurs qui la guident.';

export const HEADING = 'Une maison en face de la gare';
export const STORY = [
  'Le Hostel Maré Nova occupe une maison blanchie à la chaux, sur deux niveaux, à 50\u00a0m de la gare, dans une ville de la côte de l’Algarve. C’est une petite maison\u202f: treize chambres, une cuisine, un salon et une terrasse d’où l’on voit la mer.',
  'Quand nous l’avons restaurée, chaque chambre a reçu un azulejo. C’est lui qui signale la porte, et c’est de lui que les voyageurs se souviennent. Le reste était déjà là\u202f: les corniches peintes, les cheminées ajourées et la lumière.',
  'Nous accueillons les voyageurs 24\u00a0h/24, en cinq langues, petit-déjeuner et Wi-Fi compris.',
];
export const FRONT = 'Façade de la maison, avec la gare à côté';

export const FIGURES_TITLE = 'La maison en chiffres';
export const ROOMS = 'chambres';
export const HOURS = '24\u00a0h/24';
export const RECEPTION = 'réception ouverte';
export const LANGUAGES = 'langues parlées';
export const DISTANCE = '50\u00a0m';
export const STATION = 'de la gare';

export const VALUES_TITLE = 'Ce qui nous guide';
export const VALUES = {
  hospitality: {
    name: 'Hospitalité',
    text: 'La porte est toujours ouverte et il y a toujours quelqu’un à la réception, quelle que soit l’heure de votre arrivée.',
  },
  excellence: {
    name: 'Excellence',
    text: 'Des draps propres, des douches chaudes et du pain frais. Nous faisons bien les choses simples, tous les jours.',
  },
  community: {
    name: 'Convivialité',
    text: 'Une grande table dans la cuisine et une terrasse pour la fin d’après-midi. Qui arrive seul dîne rarement seul.',
  },
  authenticity: {
    name: 'Authenticité',
    text: 'Chaux, cobalt, ocre et azulejos, comme sur les maisons d’ici. Et les adresses où nous allons manger nous-mêmes.',
  },
};

export const LIVING_ROOM = 'Salon avec canapé bleu et fenêtres en arc sur la mer';
export const CALL_TITLE = 'Vous avez une question\u202f?';
export const CALL_TEXT =
  'Écrivez-nous. Nous répondons sous 24\u00a0heures, et la réception répond au téléphone à toute heure.';
export const CONTACT_US = 'Nous contacter';
export const SEE_ROOMS = 'Voir les chambres';

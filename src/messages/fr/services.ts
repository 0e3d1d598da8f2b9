import { LATE_CHECK_OUT_FEE, LUGGAGE_UNTIL } from '@/domain/stay/stay-conditions.ts';

export const TITLE = 'Services';
export const DESCRIPTION =
  'Réception 24\u00a0h/24 en cinq langues, petit-déjeuner et Wi-Fi compris, cuisine commune, bagagerie et tout ce que comprend un séjour dans la maison.';
export const LEAD = 'De quoi vous reposer, bien manger et prendre votre train à l’heure.';

export const MAIN = {
  reception: {
    title: 'Réception 24\u00a0h/24',
    text: 'À toute heure, quelqu’un est là pour vous répondre, en portugais, anglais, espagnol, français et allemand.',
  },
  breakfast: {
    title: 'Petit-déjeuner',
    text: 'Continental et compris dans le séjour. Servi de 7\u00a0h à 10\u00a0h.',
  },
  kitchen: {
    title: 'Cuisine commune',
    text: 'Plaques, four et une grande table, à la disposition de tous les voyageurs.',
  },
};

export const FURTHER = {
  wifi: { title: 'Wi-Fi gratuit', text: 'Compris dans tous les séjours.' },
  lounge: {
    title: 'Salon et terrasse',
    text: 'Canapés, livres et vue sur la mer, pour tous les voyageurs.',
  },
  luggage: {
    title: 'Bagagerie',
    text: `Gratuite le jour du départ, jusqu’à ${Number.parseInt(LUGGAGE_UNTIL, 10)}\u00a0h.`,
  },
  selfCheckIn: {
    title: 'Arrivée autonome',
    text: 'Pour entrer à votre rythme, à partir de 14\u00a0h.',
  },
  lateCheckOut: {
    title: 'Départ tardif',
    text: `Restez un peu plus longtemps pour ${LATE_CHECK_OUT_FEE}\u00a0€, selon disponibilité.`,
  },
  parking: {
    title: 'Parkings partenaires',
    text: 'Tarif réduit dans des parkings partenaires, tout près.',
  },
  safety: {
    title: 'Sécurité',
    text: 'Accès contrôlé, vidéosurveillance dans les espaces communs uniquement, détecteurs de fumée, extincteurs et trousse de premiers secours à la réception.',
  },
};

export const INCLUDED_TITLE = 'Compris dans tous les séjours';
export const INCLUDED_NOTE = 'Tout est dans le prix de la nuit.';
export const INCLUDED = [
  'Petit-déjeuner continental',
  'Wi-Fi gratuit',
  'Linge de lit',
  'Télévision dans les chambres privées',
  'Accès à la cuisine',
  'Accès aux espaces communs',
  'Réception et équipe 24\u00a0h/24',
  `Bagagerie jusqu’à ${Number.parseInt(LUGGAGE_UNTIL, 10)}\u00a0h`,
  'TVA',
];

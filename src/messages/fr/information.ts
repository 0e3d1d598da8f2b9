import { LUGGAGE_UNTIL, MINIMUM_AGE } from '@/domain/stay/stay-conditions.ts';

export const TITLE = 'Infos pratiques';
export const DESCRIPTION =
  'Horaires d’arrivée et de départ, règlement de la maison, contacts d’urgence, équipements des chambres, ce qu’il y a à proximité et où se garer.';
export const LEAD =
  'Horaires, règlement de la maison et contacts utiles, à consulter avant et pendant le séjour.';

export const HOURS = 'Horaires';
export const TIMETABLE = {
  checkIn: { what: 'Arrivée', note: `Âge minimum\u202f: ${MINIMUM_AGE}\u00a0ans` },
  checkOut: {
    what: 'Départ',
    note: `Bagages gardés sans frais jusqu’à ${Number.parseInt(LUGGAGE_UNTIL, 10)}\u00a0h`,
  },
  breakfast: { what: 'Petit-déjeuner', note: 'Continental, compris dans le séjour' },
  quiet: { what: 'Silence', note: 'Dans les chambres et les espaces communs' },
  reception: { what: 'Réception', note: 'Tous les jours de l’année' },
};
export const ALWAYS_OPEN = '24\u00a0h/24';

export const RULES = 'Règlement de la maison';
export const MINIMUM_AGE_RULE = {
  text: `Âge minimum\u202f: ${MINIMUM_AGE}\u00a0ans.`,
  note: 'Les mineurs dorment en chambre familiale, accompagnés de leurs parents.',
};
export const PAYMENT = {
  text: 'Le paiement se fait à l’arrivée.',
  note: 'En espèces, par carte ou par virement.',
};
export const READ_TERMS = 'Lire les conditions générales';

export const EMERGENCY_CONTACTS = 'Contacts d’urgence';
export const EMERGENCY = 'Urgences';
export const HOUSE_LINE = 'Notre numéro, 24\u00a0h/24';
export const FIRST_AID = 'Premiers secours';
export const AT_RECEPTION = 'À la réception';

export const SEE_MAP = 'Voir la carte et comment venir';

export const ROOM_AMENITIES = 'Équipements des chambres';
export const DIFFERENCES = {
  before: 'Ce qui change d’une chambre à l’autre figure sur la page de chacune\u202f:',
  link: 'voir les chambres',
};
export const AMENITIES = [
  {
    name: 'Compris',
    names: [
      'Wi-Fi gratuit',
      'Télévision',
      'Cuisine',
      'Linge de lit',
      'Détecteur de fumée',
      'Extincteur',
      'Trousse de premiers secours',
    ],
  },
  {
    name: 'Non fournis',
    names: [
      'Réfrigérateur',
      'Micro-ondes',
      'Vaisselle et couverts',
      'Congélateur',
      'Plaque de four',
      'Cintres',
      'Couvertures supplémentaires',
      'Armoire',
      'Mobilier d’extérieur',
    ],
  },
  {
    name: 'Avec chaque chambre',
    names: [
      'Salle de bain partagée',
      'Arrivée autonome',
      'Équipe présente 24\u00a0h/24',
      'Accès aux espaces communs',
      'Petit-déjeuner compris',
      'Emplacement central',
    ],
  },
];

export const PARKING = {
  title: 'Stationnement',
  text: 'La maison n’a pas de parking. Dans la rue, le stationnement est payant\u202f; dans les parkings partenaires, tout près, nos voyageurs bénéficient d’un tarif réduit.',
};
export const LOCATION = {
  title: 'Accès',
  text: 'Nous sommes à 50\u00a0m de la gare. L’aéroport est à 69\u00a0km\u202f: venez en bus ou en train et faites les 50\u00a0derniers mètres à pied.',
};

export const LEGEND = 'Légende du calendrier';
export const SPECIAL_PRICE_NOTE =
  'Le tarif spécial n’entre pas dans le total de la demande, calculé au prix de base\u202f: notre équipe vous confirme le prix de ces nuits.';
export const DAYS_UNKNOWN =
  'Impossible de savoir quels jours sont libres pour le moment. Vous pouvez tout de même envoyer une demande.';
export const RETRY = 'Réessayer';
export const MORE_MONTHS = 'Afficher plus de mois';

export const DAY_LEGEND = {
  available: 'Libre',
  booked: 'Réservé',
  blocked: 'Fermé',
  'special-price': 'Tarif spécial',
};

export const CELL = { booked: 'Réservé', blocked: 'Fermé' };

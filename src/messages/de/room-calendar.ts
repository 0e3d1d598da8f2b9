export const LEGEND = 'Legende zum Kalender';
export const SPECIAL_PRICE_NOTE =
  'Sonderpreise sind in der Summe der Anfrage nicht enthalten, gerechnet wird mit dem Grundpreis. Was diese Nächte kosten, bestätigt Ihnen unser Team.';
export const DAYS_UNKNOWN =
  'Wir wissen nicht, welche Tage frei sind. Anfragen können Sie trotzdem.';
export const RETRY = 'Erneut versuchen';
export const MORE_MONTHS = 'Weitere Monate zeigen';

export const DAY_LEGEND = {
  available: 'Frei',
  booked: 'Gebucht',
  blocked: 'Gesperrt',
  'special-price': 'Sonderpreis',
};

export const CELL = { booked: 'Gebucht', blocked: 'Gesperrt' };

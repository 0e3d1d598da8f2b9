export const LEGEND = {
  available: 'Frei',
  booked: 'Gebucht',
  blocked: 'Gesperrt',
  'special-price': 'Sonderpreis',
};

export const CELL = { booked: 'Gebucht', blocked: 'Gesperrt' };

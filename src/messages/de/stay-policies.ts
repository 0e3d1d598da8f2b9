export const HOUSE_RULES = {
  smoking: 'Im Haus wird nicht geraucht.',
  pets: 'Tiere sind nicht erlaubt, ausgenommen anerkannte Blindenführhunde.',
  noise: 'Keine Partys und kein Lärm zwischen 22:00 und 08:00\u00a0Uhr.',
  visitors:
    'Kein Besuch ohne Anmeldung in den Zimmern, nach 22:00\u00a0Uhr auch nicht in den Gemeinschaftsräumen.',
  alcohol: 'Übermäßiger Alkoholkonsum ist nicht erlaubt.',
  drugs: 'Illegale Substanzen sind nicht erlaubt.',
};

export const TOURIST_TAX = 'Die Touristensteuer ist vor Ort zahlbar.';

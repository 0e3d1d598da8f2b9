export const VERIFIED = {
  title: 'Ihre E-Mail-Adresse ist bestätigt',
  text: 'Kehren Sie zur Seite mit Ihrer Anfrage zurück und klicken Sie noch einmal auf „Anfrage senden“. Wenn Sie sie schon geschlossen haben, beginnen Sie von vorn: Vielleicht müssen Sie Ihre Adresse noch einmal bestätigen.',
};

export const NOT_VERIFIED = {
  title: 'Dieser Link ist nicht mehr gültig',
  text: 'Er gilt einen Tag. Kehren Sie zu Ihrer Anfrage zurück und fordern Sie einen neuen an: Er kommt per E-Mail.',
  form: 'Zur Anfrage',
};

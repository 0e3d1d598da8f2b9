export const NONE_FOUND = 'Kein Zimmer passt zu Ihren Filtern.';
export const FAILED =
  'Die Zimmer konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const CLEAR_FILTERS = 'Filter zurücksetzen';
export const BOOK_FOR_GROUP = 'Für eine Gruppe buchen';
export const CONTACT_US = 'Kontakt aufnehmen';
export const LARGER_GROUPS = 'Größere Gruppen verteilt das Formular auf mehrere Zimmer.';
export const ASK_RECEPTION = 'Die Rezeption ist rund um die Uhr da und sagt Ihnen, was frei ist.';

export const DEFAULT_DESCRIPTION =
  'Ein komfortables Zimmer mit allem, was Sie für Ihren Aufenthalt brauchen';

export const numbered = (roomNumber: string) => `Zimmer ${roomNumber}`;

export const upTo = (guests: number) =>
  guests === 1 ? 'Für 1 Person' : `Bis zu ${guests} Personen`;

export const FROM = 'Ab';
export const PER_NIGHT = '/ Nacht';

export const ANY_CAPACITY = 'Alle';

export const ALL_ROOMS = 'Die Zimmer des Hauses';

export const OWN_FEATURES = 'In diesem Zimmer';

export const UNCONFIRMED = 'Die Preise von heute ließen sich nicht abrufen.';
export const RETRY = 'Erneut versuchen';

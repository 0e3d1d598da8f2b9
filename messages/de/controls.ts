/** Words of fields, buttons and windows. */

/** Below a long text: how many characters were typed, and how many it takes. */
export const typed = (length: number, limit: number) => `${length} von ${limit}`;

export const COPIED = 'Kopiert';
export const COPY_FAILED =
  'Das Kopieren hat nicht geklappt. Markieren Sie den Text und kopieren Sie ihn.';

export const CANCEL = 'Abbrechen';
export const SAVING = 'Wird gespeichert…';

export const COPIED = 'Kopiert';
export const COPY_FAILED =
  'Das Kopieren hat nicht geklappt. Markieren Sie den Text und kopieren Sie ihn.';

export const CANCEL = 'Abbrechen';
export const SAVING = 'Wird gespeichert …';

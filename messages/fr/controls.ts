/** Words of fields, buttons and windows. */

/** Below a long text: how many characters were typed, and how many it takes. */
export const typed = (length: number, limit: number) => `${length} sur ${limit}`;

export const COPIED = 'Copié';
export const COPY_FAILED = 'Impossible de copier. Sélectionnez le texte et copiez-le.';

export const CANCEL = 'Annuler';
export const SAVING = 'Enregistrement…';

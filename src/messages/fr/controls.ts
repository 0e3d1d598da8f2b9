export const COPIED = 'Copié';
export const COPY_FAILED = 'Impossible de copier. Sélectionnez le texte et copiez-le.';

export const CANCEL = 'Annuler';
export const SAVING = 'Enregistrement…';

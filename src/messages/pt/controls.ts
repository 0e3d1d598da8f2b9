/** Texts of shared buttons and dialogs. */

export const COPIED = 'Copiado';
export const COPY_FAILED = 'Não foi possível copiar. Selecione o texto e copie-o.';

export const CANCEL = 'Cancelar';
export const SAVING = 'A guardar...';

export const COPIED = 'Copiado';
export const COPY_FAILED = 'No se ha podido copiar. Selecciona el texto y cópialo.';

export const CANCEL = 'Cancelar';
export const SAVING = 'Guardando…';

/** Words of fields, buttons and windows. */

/** Below a long text: how many characters were typed, and how many it takes. */
export const typed = (length: number, limit: number) => `${length} de ${limit}`;

export const COPIED = 'Copiado';
export const COPY_FAILED = 'Não foi possível copiar. Selecione o texto e copie-o.';

export const CANCEL = 'Cancelar';
export const SAVING = 'A guardar...';

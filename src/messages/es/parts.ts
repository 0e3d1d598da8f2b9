/** Words of shared parts that stand on every page. */

/** Behind the words of a link that leaves the site. */
export const OPENS_ELSEWHERE = '(se abre en otra ventana)';
/** A platform whose listing is still to come. */
export const soon = (platform: string) => `${platform} (próximamente)`;
export const LOADING = 'Cargando…';
export const TRY_AGAIN = 'Volver a intentarlo';
export const CLOSE = 'Cerrar';
/** Behind the label of a field that may stay empty. */
export const OPTIONAL = '(opcional)';

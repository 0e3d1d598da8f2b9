/** Texts of shared components that are on every page. */

/** Added to a link that leaves the site, for screen readers. */
export const OPENS_ELSEWHERE = '(se abre en otra ventana)';
/** A platform on which the hostel is not listed yet. */
export const soon = (platform: string) => `${platform} (próximamente)`;
export const LOADING = 'Cargando…';
export const TRY_AGAIN = 'Volver a intentarlo';
export const CLOSE = 'Cerrar';
/** Added to the label of an optional field. */
export const OPTIONAL = '(opcional)';

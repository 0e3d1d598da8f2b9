export const OPENS_ELSEWHERE = '(se abre en otra ventana)';
export const soon = (platform: string) => `${platform} (próximamente)`;
export const LOADING = 'Cargando…';
export const TRY_AGAIN = 'Volver a intentarlo';
export const CLOSE = 'Cerrar';
export const OPTIONAL = '(opcional)';

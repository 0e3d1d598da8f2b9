/** Texts of shared components that are on every page. */

/** Added to a link that leaves the site, for screen readers. */
export const OPENS_ELSEWHERE = '(abre noutra janela)';
/** A platform on which the hostel is not listed yet. */
export const soon = (platform: string) => `${platform} (em breve)`;
export const LOADING = 'A carregar...';
export const TRY_AGAIN = 'Tentar Novamente';
export const CLOSE = 'Fechar';
/** Added to the label of an optional field. */
export const OPTIONAL = '(opcional)';

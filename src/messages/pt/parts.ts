/** Words of shared parts that stand on every page. */

/** Behind the words of a link that leaves the site. */
export const OPENS_ELSEWHERE = '(abre noutra janela)';
/** A platform whose listing is still to come. */
export const soon = (platform: string) => `${platform} (em breve)`;
export const LOADING = 'A carregar...';
export const TRY_AGAIN = 'Tentar Novamente';
export const CLOSE = 'Fechar';
/** Behind the label of a field that may stay empty. */
export const OPTIONAL = '(opcional)';

/** The id of each layout's <main>: where the skip link and a change of page put the focus. */
export const MAIN_ID = 'conteudo';

/** Where a page shows the prices it was built with, because nobody answers (SITE-07). */

export const UNCONFIRMED = 'Não foi possível confirmar os preços de hoje.';
export const RETRY = 'Tentar Novamente';

/** The day's four lists, in the order of their tabs on a phone (DAY-01). */
export const DAY_LIST_NAMES = ['chegadas', 'saidas', 'em-casa', 'por-responder'] as const;

export type DayListName = (typeof DAY_LIST_NAMES)[number];

export const DAY_LIST_TITLES: Record<DayListName, string> = {
  chegadas: 'Chegadas',
  saidas: 'Saídas',
  'em-casa': 'Em casa',
  'por-responder': 'Por responder',
};

export const dayTabId = (name: DayListName) => `dia-${name}-separador`;
export const dayPanelId = (name: DayListName) => `dia-${name}`;

/** How late ones are called: guests, and requests that nobody has answered in time. */
export const LATE_STAYS = 'em atraso';
export const LATE_REQUESTS = 'fora de prazo';

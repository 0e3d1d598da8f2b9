import { formatClock, formatLongDayAndMonth } from '../calendar/date-formats.ts';
import { addDays, lisbonToday, type Day } from '../calendar/dates.ts';

/** A session of the own account; `since` is an ISO text. */
interface OpenPanel {
  since: string;
  /** What the browser called itself; null where Auth does not keep it. */
  agent: string | null;
  is_this: boolean;
}

type Device = 'computador' | 'telemóvel' | 'tablet' | 'aparelho';

/** Tablets first: those of Android differ from telephones only by the word they leave out. */
const SIGNS: readonly (readonly [RegExp, Device])[] = [
  [/iPad|Tablet|Android(?!.*Mobile)/, 'tablet'],
  [/Mobi|iPhone|Android/, 'telemóvel'],
  [/Windows|Macintosh|Linux|CrOS/, 'computador'],
];

function deviceOf(agent: string | null): Device {
  return SIGNS.find(([sign]) => agent !== null && sign.test(agent))?.[1] ?? 'aparelho';
}

/**
 * Where the panel is open, one sentence a session: 'Neste computador, desde as 07:40.', 'No
 * telemóvel, desde ontem às 21:15.' (STAFF-03).
 *
 * @param today in Lisbon
 */
export function openPanelWords(sessions: readonly OpenPanel[], today: Day): string[] {
  const here = sessions.find(({ is_this }) => is_this);
  return sessions.map((session) => `${placeWords(session, here)}, desde ${since(session, today)}.`);
}

function placeWords({ agent, is_this }: OpenPanel, here: OpenPanel | undefined): string {
  const device = deviceOf(agent);
  if (is_this) return `Neste ${device}`;
  const isLikeThis = here !== undefined && deviceOf(here.agent) === device;
  return device === 'aparelho' || isLikeThis ? `Noutro ${device}` : `No ${device}`;
}

function since({ since: from }: OpenPanel, today: Day): string {
  const day = lisbonToday(new Date(from));
  const clock = formatClock(from);
  if (day === today) return `as ${clock}`;
  return day === addDays(today, -1)
    ? `ontem às ${clock}`
    : `${formatLongDayAndMonth(day)}, às ${clock}`;
}

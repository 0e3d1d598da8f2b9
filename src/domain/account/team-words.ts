/** How the screen of the team tells of people, invitations and the second factor (STAFF-01, STAFF-04). */
import {
  formatDayAndMonth,
  formatShortWeekdayAndDay,
  formatStayDay,
} from '../calendar/date-formats.ts';
import { addDays, type Day, lisbonToday } from '../calendar/dates.ts';
import { historyTime } from '../calendar/past-moments.ts';
import { endSentence, joinWords } from '../calendar/short-dates.ts';
import { countLabel } from '../basics/text.ts';
import { type Invitation, type Person, withoutFactor } from './team.ts';

/** So long ago a sign-in counts as 'now'. */
const JUST_NOW_MS = 5 * 60_000;

/** '4 pessoas, 1 convite'. */
export function teamCountWords(people: readonly Person[]): string {
  const invited = people.filter(({ joined_at }) => joined_at === null).length;
  const joined = countLabel(people.length - invited, { one: 'pessoa', many: 'pessoas' });
  if (invited === 0) return joined;
  return `${joined}, ${countLabel(invited, { one: 'convite', many: 'convites' })}`;
}

/** 'HM' for Helena Moura, 'E' for Equipa: the first letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => Array.from(word)[0]?.toUpperCase() ?? '').join('');
}

/** 'agora mesmo', 'hoje, 07:52', 'ontem, 21:15', '21 nov., 10:31': when somebody last signed in. */
export function signInWords(at: string | null, now: Date): string {
  if (at === null) return 'Ainda não entrou';
  const isNow = now.getTime() - Date.parse(at) < JUST_NOW_MS;
  return isNow ? 'agora mesmo' : historyTime(at, lisbonToday(now));
}

/**
 * How an invitation stands: on its way, waiting for mails to go out, sent, given by hand, or no
 * longer good.
 */
export type InvitationState = 'going' | 'waiting' | 'sent' | 'by-hand' | 'expired';

const UNDER_WAY: readonly (string | null)[] = ['queued', 'claimed', 'handing'];
const STUCK: readonly (string | null)[] = ['failed', 'uncertain', 'held'];

/** How an invitation stands; what became of its last mail decides while that has not gone out. */
export function invitationState(
  { sent_at, expires_at, mail_state }: Invitation,
  { isMailOn, now }: { isMailOn: boolean; now: Date },
): InvitationState {
  if (UNDER_WAY.includes(mail_state)) return isMailOn ? 'going' : 'waiting';
  // An invitation that nothing was sent of has no link yet.
  if (STUCK.includes(mail_state) || sent_at === null || expires_at === null) return 'waiting';
  if (Date.parse(expires_at) <= now.getTime()) return 'expired';
  return mail_state === 'sent' ? 'sent' : 'by-hand';
}

/** 'Convite enviado ontem, vale até qua., 25 nov.': an invitation in one line. */
export function invitationWords(
  invitation: Invitation,
  time: { isMailOn: boolean; now: Date },
): string {
  const today = lisbonToday(time.now);
  const why = time.isMailOn ? 'o e-mail não saiu' : 'o correio não está a sair';
  const words = {
    going: () => 'Convite a caminho',
    waiting: () => `Convite por enviar: ${why}`,
    expired: () => `Convite caducado desde ${dayName(invitation.expires_at, today)}`,
    sent: () => `Convite enviado ${onDay(invitation, today)}`,
    'by-hand': () => `Convite copiado ${onDay(invitation, today)}`,
  };
  return endSentence(words[invitationState(invitation, time)]());
}

/** 'ontem, vale até qua., 25 nov.', 'a 10 nov., vale até hoje, 16:00'. */
function onDay(invitation: Invitation, today: Day): string {
  const day = dayName(invitation.sent_at, today);
  const isNamed = day === 'hoje' || day === 'ontem';
  return `${isNamed ? day : `a ${day}`}, ${untilWords(invitation, today)}`;
}

/** 'hoje', 'ontem', '10 nov.'. */
function dayName(moment: string | null, today: Day): string {
  const day = moment === null ? today : lisbonToday(new Date(moment));
  if (day === today) return 'hoje';
  return day === addDays(today, -1) ? 'ontem' : formatDayAndMonth(day);
}

/** 'vale até qua., 25 nov.'; on its last day with the hour. */
function untilWords({ expires_at }: Invitation, today: Day): string {
  if (expires_at === null) return '';
  const day = lisbonToday(new Date(expires_at));
  return day === today
    ? `vale até ${historyTime(expires_at, today)}`
    : `vale até ${formatShortWeekdayAndDay(day)}`;
}

/** 'Faltam 2: Marta e Lídia.', 'Falta 1: Marta.', 'Todos o têm.': who has no second factor. */
export function missingFactorWords(people: readonly Person[]): string {
  const missing = withoutFactor(people);
  if (missing.length === 0) return 'Todos o têm.';
  const verb = missing.length === 1 ? 'Falta' : 'Faltam';
  return endSentence(`${verb} ${missing.length}: ${joinWords(shortNames(missing, people))}`);
}

/** First names; the whole name where two share the first. */
function shortNames(some: readonly Person[], all: readonly Person[]): string[] {
  const counts = new Map<string, number>();
  for (const person of all) {
    const first = firstWord(person);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return some.map((person) => {
    const first = firstWord(person);
    return counts.get(first) === 1 ? first : person.name;
  });
}

function firstWord({ name }: Person): string {
  return name.split(/\s+/u)[0] ?? name;
}

/** 'Desde hoje.', 'A partir de sáb., 5 dez.': from when nobody works without a second factor. */
export function requirementWords(from: Day, today: Day): string {
  const start = from <= today ? 'Desde' : 'A partir de';
  const isPlain = from > today || from.slice(0, 4) === today.slice(0, 4);
  const words = isPlain ? formatShortWeekdayAndDay(from) : formatStayDay(from);
  return endSentence(`${start} ${from === today ? 'hoje' : words}`);
}

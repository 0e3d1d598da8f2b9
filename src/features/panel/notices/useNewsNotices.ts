import { Banknote, CalendarPlus, Mail } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '@/components/overlay/useToast';
import { formatClock } from '@/domain/calendar/date-formats';
import { isQuietTime, NEWS_AT_MOST, type NewsItem, newsSummary } from '@/domain/request/news';
import { noticeSettings, useNoticeSettings } from './notice-settings';
import { showNotification } from './browser-notification';
import { openNoticeSettings } from './settings-dialog-state';
import { playSound, readySound } from './sound';
import { withQuery } from '@/lib/paths';
import { adminBookingPath, adminMessagePath, adminPaths } from '@/lib/staff-paths';

const SUMMARY_KEY = 'news';
const ICONS = { request: CalendarPlus, message: Mail, payment: Banknote };

/**
 * Announces each news item once, in the ways chosen for this browser (LIVE-02): a notice with
 * 'Abrir', merged into one beyond NEWS_AT_MOST; a browser notification while another window has the
 * focus; and a short sound outside the quiet hours.
 */
export function useNewsNotices(items: readonly NewsItem[]): void {
  const { sound } = useNoticeSettings();
  const toast = useToast();
  const navigate = useNavigate();
  const told = useRef(new Set<string>());
  /** The items on the screen now, each in its own notice or counted in the summary. */
  const standing = useRef<readonly NewsItem[]>([]);

  const open = (news: readonly NewsItem[]) => void navigate(newsPath(news));

  function showOne(item: NewsItem) {
    toast.news(item.title, {
      key: item.key,
      detail: item.detail ?? undefined,
      icon: ICONS[item.kind],
      action: { label: 'Abrir', onPress: () => open([item]) },
      secondAction: SETTINGS_ACTION,
      onClose: () => {
        standing.current = standing.current.filter((other) => other !== item);
      },
    });
  }

  function showNotices(fresh: readonly NewsItem[]) {
    const all = [...standing.current, ...fresh];
    standing.current = all;
    if (all.length <= NEWS_AT_MOST) {
      for (const item of fresh) showOne(item);
      return;
    }
    toast.withdraw(all.map(({ key }) => key));
    toast.news(newsSummary(all), {
      key: SUMMARY_KEY,
      action: { label: 'Abrir', onPress: () => open(all) },
      secondAction: SETTINGS_ACTION,
      onClose: () => {
        standing.current = [];
      },
    });
  }

  const tell = useEffectEvent((fresh: readonly NewsItem[]) => {
    const settings = noticeSettings();
    if (settings.onScreen) showNotices(fresh);
    if (settings.byBrowser && !document.hasFocus()) {
      const [first] = fresh;
      const isOne = fresh.length === 1 && first !== undefined;
      showNotification(isOne ? first.title : newsSummary(fresh), {
        body: isOne ? (first.detail ?? undefined) : undefined,
        onPress: () => open(fresh),
      });
    }
    if (settings.sound && !isQuietTime(formatClock(new Date().toISOString()))) void playSound();
  });

  useEffect(() => {
    const fresh = items.filter(({ key }) => !told.current.has(key));
    if (fresh.length === 0) return;
    for (const { key } of fresh) told.current.add(key);
    tell(fresh);
  }, [items]);

  useEffect(() => {
    if (!sound) return undefined;
    const handlePress = () => void readySound();
    window.addEventListener('pointerdown', handlePress, { once: true });
    return () => window.removeEventListener('pointerdown', handlePress);
  }, [sound]);
}

const SETTINGS_ACTION = { label: 'Como me avisar…', onPress: openNoticeSettings };

/** Where 'Abrir' leads: to the one booking or message, or to the list in which several stand. */
function newsPath(items: readonly NewsItem[]): string {
  const [first] = items;
  const has = (wanted: NewsItem['kind']) => items.some(({ kind }) => kind === wanted);
  const target = items.length === 1 ? first?.target : null;
  if (target && !has('message')) return adminBookingPath(target);
  if (has('request')) return withQuery(adminPaths.bookings, { estado: 'pending' });
  if (has('payment')) return adminPaths.bookings;
  return target ? adminMessagePath({ id: target, archived: false }) : adminPaths.messages;
}

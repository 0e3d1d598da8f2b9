import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
// Loaded beforehand, so that no test waits for the lazy chunks.
import '@/features/panel/channel/ChannelsPanel';
import type { WhatsNew } from '@/queries/whats-new';
import {
  CHANNELS_NOW,
  CHANNELS_PATH,
  CONFLICTS_PATH,
  makeFeed,
  makeStays,
  onSync,
  openChannels,
} from '../support/channels';
import { axeFindings, renderAt } from '../support/render-at';
import { answersRead, eventually, holdRounds, nextRound } from '../support/rounds';
import { onRpc, onTable, roundAnswer } from '../support/server';
import { startSignedIn } from '../support/session';

beforeEach(() => {
  holdRounds(CHANNELS_NOW);
  startSignedIn();
});

afterEach(() => vi.useRealTimers());

/** Answers the rounds with these counts, until `tell` sets the next ones. */
function countRounds(first: Partial<WhatsNew>) {
  let counts = first;
  let asked = 0;
  onRpc('whats_new', (body) => {
    const { since }: { since?: string } = Object(body);
    asked += 1;
    return roundAnswer({ ...counts, ...(since === undefined ? { reload: true } : {}) });
  });
  return {
    tell: (next: Partial<WhatsNew>) => {
      counts = next;
    },
    /** Waits until the panel has taken its first round. */
    opened: async () => {
      await eventually(() => expect(asked).toBe(1));
      await answersRead();
    },
  };
}

it('tells the dashboard of conflicts as they come and go, and leads to them (CHAN-04)', async () => {
  const { tell, opened } = countRounds({});
  const { user, address } = await renderAt('/admin/dashboard');
  await screen.findByRole('heading', { name: 'Reservas recentes' });
  await opened();
  expect(screen.queryByRole('region', { name: 'Conflitos' })).not.toBeInTheDocument();
  tell({ conflicts: 1 });
  await nextRound();
  const strip = await screen.findByRole('region', { name: 'Conflitos' });
  expect(within(strip).getByText('1 conflito por resolver')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  tell({ conflicts: 3 });
  await nextRound();
  expect(await screen.findByText('3 conflitos por resolver')).toBeVisible();
  openChannels({ round: { conflicts: 3 } });
  await user.click(screen.getByRole('link', { name: 'Ver conflitos' }));
  expect(address()).toBe(CONFLICTS_PATH);
  expect(await screen.findByRole('radio', { name: 'Conflitos 3' })).toBeVisible();
  countRounds({});
  await nextRound();
  await eventually(() =>
    expect(screen.getByRole('radio', { name: 'Conflitos' })).toBeInTheDocument(),
  );
});

it('tells the dashboard of calendars that have failed for six hours, and leads to them (CHAN-02)', async () => {
  countRounds({ failing_feeds: 2 });
  const { user, address } = await renderAt('/admin/dashboard');
  const strip = within(await screen.findByRole('region', { name: 'Calendários com falha' }));
  expect(strip.getByText('2 calendários sem leitura há mais de 6 horas')).toBeVisible();
  await user.click(strip.getByRole('link', { name: 'Ver calendários' }));
  expect(address()).toBe(CHANNELS_PATH);
});

it('reads what the calendars brought anew when the number of conflicts has changed (CHAN-04)', async () => {
  const feed = makeFeed();
  let stays = makeStays(feed, 2);
  openChannels({ feeds: [feed] });
  onTable('get', 'channel_events', () => stays);
  const { tell, opened } = countRounds({});
  await renderAt(CHANNELS_PATH);
  expect(await screen.findByText('há 4 min, 2 estadias')).toBeVisible();
  await opened();
  stays = [...stays, ...makeStays(feed, 1, { state: 'conflict' })];
  tell({ conflicts: 1 });
  await nextRound();
  expect(await screen.findByText('há 4 min, 2 estadias, 1 em conflito')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Conflitos 1' })).toBeVisible();
});

it('says why a calendar could not be read only until it can be (CHAN-02)', async () => {
  const feed = makeFeed({
    failing_since: '2026-11-22T08:00:00Z',
    last_error: 'O endereço não existe.',
  });
  openChannels({ feeds: [feed] });
  onSync(() => ({ error: 'O endereço não existe.' }));
  const { user } = await renderAt(CHANNELS_PATH);
  await user.click(await screen.findByRole('button', { name: 'Ler outra vez' }));
  expect(await screen.findByText('Não foi possível ler. O endereço não existe.')).toBeVisible();
  openChannels({ feeds: [makeFeed()] });
  await answersRead();
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(await screen.findByText(/^Última leitura às/)).toBeVisible();
  expect(screen.queryByText(/^Não foi possível ler/)).toBeNull();
});

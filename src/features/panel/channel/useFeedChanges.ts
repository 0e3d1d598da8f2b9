import { sessionMessage } from '@/features/panel/change/session-error';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import {
  deleteChannelFeed,
  insertChannelFeed,
  renewChannelKeys,
  updateChannelFeed,
  type ChannelFeed,
  type NewChannelFeed,
} from '@/queries/channels';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';

const REFRESH = [queryKeys.channelFeeds, queryKeys.channelEvents];
const TWICE = '23505';
const NOT_HTTPS = '23514';

interface Options<Result> {
  onDone?: (result: Result) => void;
}

/** Why a calendar was not changed, in words to show beside it (CHAN-02). */
function feedFailure(cause: unknown): string {
  const session = sessionMessage(cause);
  if (session !== null) return session;
  if (!(cause instanceof QueryError)) return NOT_SAVED;
  if (cause.code === TWICE) return 'Este endereço já é lido neste quarto.';
  if (cause.code === NOT_HTTPS) return 'Só lemos endereços https públicos.';
  if (cause.kind === 'missing') return 'Entretanto, este calendário foi apagado.';
  if (cause.kind === 'network') return 'Sem resposta: verifique a ligação e tente novamente.';
  return NOT_SAVED;
}

const NOT_SAVED = 'Não foi possível guardar. Tente novamente.';

/** Changes a calendar that exists: its address, or that its missing stays are cancelled. */
export function useFeedChange({ onDone }: Options<ChannelFeed> = {}) {
  return usePanelMutation({
    send: updateChannelFeed,
    onDone: (feed: ChannelFeed) => onDone?.(feed),
    showFailure: 'inline',
    failure: feedFailure,
    log: 'updateChannelFeed',
    refresh: REFRESH,
  });
}

/** Adds a calendar: one to read, or only an address of ours to hand out (CHAN-01). */
export function useNewFeed({ onDone }: Options<ChannelFeed> = {}) {
  return usePanelMutation({
    send: async (client, feed: NewChannelFeed) => insertChannelFeed(client, feed),
    onDone: (feed: ChannelFeed) => onDone?.(feed),
    showFailure: 'inline',
    failure: feedFailure,
    log: 'insertChannelFeed',
    refresh: REFRESH,
  });
}

/** Deletes an address of ours, where no calendar is read with it. */
export function useFeedRemoval({ onDone }: Options<void> = {}) {
  return usePanelMutation({
    send: deleteChannelFeed,
    onDone: () => onDone?.(),
    showFailure: 'inline',
    failure: feedFailure,
    log: 'deleteChannelFeed',
    refresh: REFRESH,
  });
}

/** Renews all addresses of a room at once. */
export function useNewKeys({ onDone }: Options<void> = {}) {
  return usePanelMutation({
    send: renewChannelKeys,
    onDone: () => {
      onDone?.();
      return { message: 'Novos endereços criados', detail: 'Copie-os agora para cada canal.' };
    },
    showFailure: 'inline',
    failure: feedFailure,
    log: 'renewChannelKeys',
    refresh: REFRESH,
  });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/overlay/useToast';
import { lisbonToday } from '@/domain/calendar/dates';
import { failureWords, unwritableWords } from '@/domain/register/bulletin-words';
import { bulletinProblems, movementXml } from '@/domain/register/siba-file';
import type { ChangedDeparture, SibaOverview } from '@/domain/register/siba-overview';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { logError } from '@/lib/log';
import type { RestClient } from '@/lib/rest-client';
import { saveFile } from '@/lib/save-file';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import { learnSibaService, sendBulletins, type SentFile } from '@/queries/register/send-bulletins';
import {
  makePortalFile,
  settleDeparture,
  settleSibaFile,
  signPortalFile,
} from '@/queries/register/siba';

/** What the database and the function refuse, by code. */
const REASONS: Partial<Record<string, string>> = {
  HS046: 'está um ficheiro a caminho. Espere pela resposta.',
  HS047: 'já não há boletins prontos para comunicar.',
  'no-service': 'a chave do SIBA não está configurada.',
};

function reasonOf(error: unknown): string {
  const own = error instanceof QueryError ? REASONS[error.code] : undefined;
  return own ?? refusalReason(error, { stale: 'um colega já decidiu.' });
}

/** The settings say what the function last said of its key; it is asked once, in silence. */
export function useLearnedService(overview: SibaOverview | undefined): void {
  const client = useQueryClient();
  const known = overview?.settings.service;
  useQuery({
    queryKey: queryKeys.sibaService,
    enabled: known !== undefined,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
    queryFn: async () => {
      const service = await learnSibaService();
      if (service !== known) {
        void client.invalidateQueries({ queryKey: queryKeys.siba });
      }
      return { service };
    },
    // Without the function there is the portal's file.
    meta: { isSilent: true },
  });
}

/** Sends the bulletins that are ready; nothing is sent a second time by itself (REG-04). */
export function useSendBulletins() {
  const toast = useToast();
  const client = useQueryClient();
  const sending = usePanelMutation<readonly string[], SentFile>({
    send: async (_rest, entries) => {
      try {
        return await sendBulletins(entries);
      } finally {
        await client.invalidateQueries({ queryKey: queryKeys.siba });
      }
    },
    onDone: ({ state, number, guests }) => {
      if (state === 'accepted') {
        const hospedes = guests === 1 ? '1 hóspede' : `${guests} hóspedes`;
        return { message: `N.º ${number} aceite, ${hospedes}.` };
      }
      if (state === 'refused') toast.warning(`O n.º ${number} foi recusado por inteiro.`);
      if (state === 'uncertain') toast.warning(`O n.º ${number} ficou sem resposta.`);
      return undefined;
    },
    failure: (error) => `Erro ao enviar: ${reasonOf(error)}`,
    showFailure: 'inline',
    log: 'sendBulletins',
  });
  const { data, error } = sending;
  const failed = data?.state === 'failed' ? failureWords(data.code) : null;
  return { ...sending, failure: error?.message ?? failed };
}

/** A file that was made, or why none could be. */
type MadeXml = { number: number; xml: string; name: string } | { refused: string };

/** Makes a file for the portal, written in this browser, and keeps its digest (REG-04). */
export function useDownloadXml() {
  const toast = useToast();
  return usePanelMutation<readonly string[], MadeXml>({
    send: async (rest, entries) => {
      const made = await writtenFile(rest, entries);
      if ('refused' in made) return made;
      saveFile({ name: made.name, text: made.xml, type: 'application/xml' });
      await sign(rest, made).catch((error: unknown) => logError('signPortalFile', error));
      return made;
    },
    onDone: (made) => {
      if ('number' in made) {
        return {
          message: `N.º ${made.number} descarregado.`,
          detail: 'Falta entregá-lo no portal do SIBA.',
        };
      }
      toast.error(`Nada foi descarregado. ${made.refused}`);
      return undefined;
    },
    failure: (error) => `Erro ao descarregar: ${reasonOf(error)}`,
    log: 'makePortalFile',
    refresh: [queryKeys.siba],
  });
}

async function writtenFile(rest: RestClient, entries: readonly string[]): Promise<MadeXml> {
  const { number, made_at: madeAt, settings, bulletins } = await makePortalFile(rest, entries);
  const today = lisbonToday(new Date(madeAt));
  const wrong = bulletins.filter((bulletin) => bulletinProblems(bulletin, today).length > 0);
  if (wrong.length > 0) {
    // The number is spent; its guests are to be reported anew.
    await settleSibaFile(rest, { number, outcome: 'not_delivered' });
    return { refused: unwritableWords(wrong) };
  }
  const xml = movementXml({ settings, number, madeAt, bulletins });
  return { number, xml, name: `SIBA-${settings.tax_number ?? ''}-${number}.xml` };
}

/** Keeps the SHA-256 of the file, which proves later what was delivered. */
async function sign(rest: RestClient, { number, xml }: { number: number; xml: string }) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(xml));
  const sha256 = Array.from(new Uint8Array(bytes), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  await signPortalFile(rest, { number, sha256 });
}

export interface Settlement {
  number: number;
  outcome: 'delivered' | 'not_delivered';
}

/** A person decides of a file that is uncertain, or was made for the portal (REG-04). */
export function useSettleFile(onOver: () => void) {
  return usePanelMutation<Settlement, void>({
    send: settleSibaFile,
    onDone: (_nothing, { number, outcome }) => {
      onOver();
      return {
        message:
          outcome === 'delivered'
            ? `N.º ${number} dado por entregue.`
            : `N.º ${number} não entregue: os hóspedes voltaram à lista.`,
      };
    },
    failure: (error) => `Erro ao guardar: ${reasonOf(error)}`,
    showFailure: 'inline',
    log: 'settleSibaFile',
    refresh: [queryKeys.siba],
  });
}

/** Another departure than the reported one is put right with the authority (REG-04). */
export function useSettleDeparture() {
  return usePanelMutation<ChangedDeparture, void>({
    queue: 'siba-departures',
    send: async (rest, { entry_id }) => settleDeparture(rest, entry_id),
    failure: (error) => `Erro ao guardar: ${reasonOf(error)}`,
    log: 'settleDeparture',
    refresh: [queryKeys.siba],
  });
}

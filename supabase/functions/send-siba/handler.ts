import { lisbonToday } from '../../../src/domain/calendar/dates.ts';
import { refusedBulletin } from '../../../src/domain/register/siba-answer.ts';
import {
  bulletinProblems,
  missingHouseFields,
  movementXml,
} from '../../../src/domain/register/siba-file.ts';
import { answerTo, asked, bearerOf, preflight } from '../_shared/asked.ts';
import { BackendError, callAsService, callAsUser } from '../_shared/backend.ts';
import type { Handler, Runtime } from '../_shared/runtime.ts';
import { madeFile, type MadeFile } from './made-file.ts';
import { problemWords } from './problem-words.ts';
import type { SibaDelivery, SibaService } from './siba-service.ts';

// Hands bulletins to the authority when reception says so (REG-04): the database makes the file with
// the caller's token, one at a time; it is asked once more right before the file goes out, and told
// what came of it. Nothing is repeated by itself: what was cut off is uncertain, and a person decides.

/** How it ended. */
export interface SibaResult {
  state: 'accepted' | 'refused' | 'failed' | 'uncertain';
  number: number;
  guests: number;
  /** The authority's code, or the HTTP status of a service that said nothing. */
  code: string | null;
  /** The authority's words, or why it was not asked. */
  answer: string | null;
  /** What is said of single lines, which are counted from 1. */
  lines: { line: number; message: string }[];
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MOST = 500;

/** The function `send-siba` over the service that is settled; null where there is none. */
export function sibaFunction(serviceOf: (runtime: Runtime) => SibaService | null): Handler {
  return async (request, runtime) => {
    const early = preflight(request);
    if (early !== undefined) return early;
    const token = bearerOf(request);
    try {
      if (token === undefined || !(await isReception(runtime, token))) {
        return answerTo(401, { message: 'Not allowed' });
      }
      const given = await asked(request);
      const entries = entriesIn(given?.['entries']);
      if (given === undefined || entries === null) return answerTo(400, { message: 'Malformed' });
      const service = serviceOf(runtime);
      await callAsService(runtime, {
        name: 'report_siba_service',
        args: { service: service?.kind ?? null },
      });
      // Without entries it only says where it would send to.
      if (entries.length === 0) return answerTo(200, { service: service?.kind ?? null });
      if (service === null) return answerTo(409, { code: 'no-service', message: 'no-service' });
      return answerTo(200, await send(runtime, service, { entries, token }));
    } catch (error) {
      if (error instanceof BackendError && error.code !== '') {
        return answerTo(error.status, { code: error.code, message: error.words });
      }
      // No values: what fails may carry names and numbers.
      console.error('send-siba failed:', error instanceof Error ? error.name : typeof error);
      return answerTo(500, { message: 'The work failed' });
    }
  };
}

async function isReception(runtime: Runtime, token: string): Promise<boolean> {
  const isStaff = await callAsUser(runtime, { name: 'am_i_staff', args: {} }, token).catch(
    () => false,
  );
  return isStaff === true;
}

function entriesIn(given: unknown): string[] | null {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST) return null;
  const ids = given.filter((id): id is string => typeof id === 'string' && UUID.test(id));
  return ids.length === given.length ? ids : null;
}

async function send(
  runtime: Runtime,
  service: SibaService,
  { entries, token }: { entries: string[]; token: string },
): Promise<SibaResult> {
  const args = { entries, way: 'service', is_rehearsal: service.kind === 'rehearsal' };
  const file = madeFile(await callAsUser(runtime, { name: 'make_siba_file', args }, token));
  const problem = problemOf(file);
  if (problem !== null) return finish(runtime, file, problem);
  const { settings, number, made_at: madeAt, bulletins } = file;
  const xml = movementXml({ settings, number, madeAt, bulletins });
  const isMine = await callAsService(runtime, {
    name: 'hand_siba_file',
    args: { number, token: file.token, sha256: await sha256(xml) },
  });
  if (isMine !== true) return finish(runtime, file, notHanded('lease'));
  const { tax_number: taxNumber, establishment } = settings;
  return finish(
    runtime,
    file,
    resultOf(await service.deliver({ taxNumber: taxNumber ?? '', establishment, xml }), xml),
  );
}

type Outcome = Pick<SibaResult, 'state' | 'code' | 'answer' | 'lines'>;

const notHanded = (code: string): Outcome => ({ state: 'failed', code, answer: null, lines: [] });

/** What the authority would refuse is not sent at all. */
function problemOf({ settings, bulletins }: MadeFile): Outcome | null {
  if (missingHouseFields(settings).length > 0) return notHanded('house');
  const today = lisbonToday(new Date());
  const lines = bulletins.flatMap((bulletin) => {
    const problems = bulletinProblems(bulletin, today);
    return problems.length === 0
      ? []
      : [{ line: bulletin.line, message: problems.map(problemWords).join(' ') }];
  });
  return lines.length === 0
    ? null
    : { state: 'refused', code: 'house', answer: 'Não chegou a ser enviado.', lines };
}

function resultOf(delivery: SibaDelivery, xml: string): Outcome {
  if (delivery.kind === 'accepted') {
    return { state: 'accepted', code: '0', answer: null, lines: [] };
  }
  if (delivery.kind === 'no-answer') {
    const state = delivery.mayBeTaken ? 'uncertain' : 'failed';
    return {
      state,
      code: delivery.status === 0 ? null : `${delivery.status}`,
      answer: null,
      lines: [],
    };
  }
  const { refusals } = delivery;
  return {
    state: 'refused',
    code: refusals.find(({ code }) => code !== '')?.code ?? null,
    answer: [...new Set(refusals.map(({ message }) => message))].join('\n'),
    lines: refusals.flatMap((refusal) => {
      const line = refusedBulletin(refusal, xml);
      return line === null ? [] : [{ line, message: refusal.message }];
    }),
  };
}

/** Records the result. Tries three times, since recording it again changes nothing. */
async function finish(
  runtime: Runtime,
  { number, token, bulletins }: MadeFile,
  outcome: Outcome,
): Promise<SibaResult> {
  const { state, code, answer, lines } = outcome;
  const args = { number, token, result: state, code, answer, lines };
  const tell = async () => callAsService(runtime, { name: 'finish_siba_file', args });
  await tell().catch(tell).catch(tell);
  return { ...outcome, number, guests: bulletins.length };
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

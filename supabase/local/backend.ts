import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { METHODS } from '../functions/_shared/payment/payment-service.ts';
import { API_PATH, MAILBOX_PATH, PAY_PATH, SIBA_PATH } from './backend-paths.ts';
import { PAY_FILE, PICTURES_FOLDER } from './data-folder.ts';
import { startFunctions, type FunctionOptions } from './functions.ts';
import { answerMailbox } from './mailbox/mailbox-pages.ts';
import { answerPay } from './pay/pay-pages.ts';
import { openPayStandIn } from './pay/stand-in.ts';
import { openPictureFolder } from './pictures/picture-folder.ts';
import { answerSiba } from './siba/siba-pages.ts';
import { startStack, type StackOptions } from './stack.ts';

/** How soon after a change the mail queue is looked at, rather than at the next full minute. */
const NUDGE_MS = 1000;

/** All that a hosted project would answer, and what stands for guests' mailboxes, the authority and the payment service. */
export interface LocalBackend {
  fetch(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts the stack with its functions and their clock; throws as startStack. */
export async function startBackend(
  stackOptions: StackOptions,
  functionOptions: Omit<FunctionOptions, 'pictures' | 'payments'>,
): Promise<LocalBackend> {
  const stack = await startStack(stackOptions);
  const { dataFolder } = stackOptions;
  let nudge: NodeJS.Timeout | undefined;
  const picturesFolder = dataFolder ?? path.join(tmpdir(), `hostel-${randomUUID()}`);
  const pay = openPayStandIn({
    file: dataFolder && path.join(dataFolder, PAY_FILE),
    deliver: async (event) => nudging(event, async (asked) => functions.fetch(asked)),
  });
  const functions = startFunctions(stack, {
    ...functionOptions,
    pictures: openPictureFolder(path.join(picturesFolder, PICTURES_FOLDER)),
    payments: pay.service,
  });
  await stack.database.query('select private.report_siba_service($1)', ['rehearsal']);
  await stack.database.query(
    "select private.report_payment_service($1, string_to_array($2, ','))",
    ['rehearsal', METHODS.join(',')],
  );

  /** Looks at the queue a little after whatever may have put a mail into it. */
  async function nudging(request: Request, ask: LocalBackend['fetch']): Promise<Response> {
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    const response = await ask(request);
    if (isChange && response.ok) {
      nudge ??= setTimeout(() => {
        nudge = undefined;
        void functions.tick();
      }, NUDGE_MS).unref();
    }
    return response;
  }

  return {
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (MAILBOX_PATH.test(pathname)) return answerMailbox(request, functions.mailbox);
      if (SIBA_PATH.test(pathname)) return answerSiba(request, functions.siba);
      if (PAY_PATH.test(pathname)) return answerPay(request, pay);
      if (API_PATH.storage.test(pathname)) return functions.pictures(request);
      const isFunction = API_PATH.functions.test(pathname);
      return nudging(request, async (asked) =>
        isFunction ? functions.fetch(asked) : stack.fetch(asked),
      );
    },
    stop: async () => {
      clearTimeout(nudge);
      await pay.stop();
      await functions.stop();
      await stack.stop();
      // A database in memory leaves nothing behind.
      if (dataFolder === undefined) rmSync(picturesFolder, { recursive: true, force: true });
    },
  };
}

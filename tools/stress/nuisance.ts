import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

// Senders in a process of their own, so that their own work does not slow down the house.

export interface SenderSettings {
  url: string;
  key: string;
  /** How many send at the same time, each again as soon as it is answered. */
  senders: number;
  /** What they send in turn, as JSON. */
  bodies: string[];
}

export interface AnswerCounts {
  /** How many were answered with a refusal. */
  refused: number;
  /** The statuses of all others. */
  others: string[];
}

export async function startNuisance(
  settings: SenderSettings,
): Promise<{ end(): Promise<AnswerCounts> }> {
  const script = fileURLToPath(import.meta.url);
  const child = fork(script, [], { execArgv: ['--import', 'tsx'] });
  const begun = once(child, 'message');
  child.send(settings);
  await begun;
  return {
    end: async () => {
      const told = once(child, 'message');
      child.send('end');
      const [counts] = await told;
      const { refused, others }: AnswerCounts = counts;
      return { refused, others };
    },
  };
}

async function sendWithoutPause({ url, key, senders, bodies }: SenderSettings): Promise<void> {
  const counts: AnswerCounts = { refused: 0, others: [] };
  const order = { isOver: false };
  process.once('message', () => {
    order.isOver = true;
  });
  const headers = { apikey: key, 'Content-Type': 'application/json' };
  const each = Array.from({ length: senders }, async (_, first) => {
    for (let turn = first; !order.isOver; turn += 1) {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body: bodies[turn % bodies.length] ?? '',
      });
      await answer.arrayBuffer();
      if (answer.status >= 400 && answer.status < 500) counts.refused += 1;
      else counts.others.push(String(answer.status));
    }
  });
  process.send?.('begun');
  await Promise.all(each);
  process.send?.(counts);
  process.disconnect();
}

// Only when this file runs as a process of its own, not when it is imported.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', (settings: SenderSettings) => void sendWithoutPause(settings));
}

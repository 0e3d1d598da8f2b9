import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tsImport } from 'tsx/esm/api';
import { lisbonToday } from '../../src/domain/calendar/dates.ts';
import { answer } from '../../supabase/local/http-bridge.ts';

type StackModule = typeof import('../../supabase/local/stack.ts');
type DemoModule = typeof import('../../supabase/local/demo/index.ts');

/** A backend that a build asks for the house. */
export interface AskedBackend {
  url: string;
  publishableKey: string;
  stop: () => Promise<void>;
}

/** The rooms of the demo house, in memory: what a build for the embedded backend is drawn from. */
export async function serveDemoHouse(): Promise<AskedBackend> {
  // Not plain imports: Vite would take the whole backend for a part of its settings.
  const { startStack }: StackModule = await tsImport(
    '../../supabase/local/stack.ts',
    import.meta.url,
  );
  const { loadDemoRooms }: DemoModule = await tsImport(
    '../../supabase/local/demo/index.ts',
    import.meta.url,
  );
  const stack = await startStack({ demo: false });
  await stack.database.transaction(async (sql) => loadDemoRooms(sql, lisbonToday(new Date())));
  const server = createServer((request, response) => {
    void answer(async (incoming) => stack.fetch(incoming), { request, response });
  });
  const { port } = await new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('No port.'));
      else resolve(address);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    publishableKey: stack.publishableKey,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await stack.stop();
    },
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

// As the build reads them: a later file wins over an earlier one, the environment over all.
const FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];

export interface HostedSettings {
  url: string | undefined;
  key: string | undefined;
}

/** The project that a production build made here would talk to. */
export function hostedSettings(): HostedSettings {
  const settings: Record<string, string | undefined> = {};
  for (const file of FILES.filter((name) => existsSync(name))) {
    Object.assign(settings, parseEnv(readFileSync(file, 'utf8')));
  }
  const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY } = { ...settings, ...process.env };
  return { url: VITE_SUPABASE_URL || undefined, key: VITE_SUPABASE_ANON_KEY || undefined };
}

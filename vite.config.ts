import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { chunkGroups } from './src/build/chunks.ts';
import { prerender } from './src/build/prerender-plugin.ts';
import { publicKeyProblem } from './src/build/public-key.ts';
import { siteHeaders } from './src/build/site-headers-plugin.ts';
import { siteUrlProblem } from './src/build/site-url.ts';
import { staticHost } from './src/build/static-host.ts';
import { onlyTheApp } from './supabase/local/gate/only-the-app.ts';
import { localSupabase } from './supabase/local/vite-plugin.ts';

/**
 * Mode whose build talks to the embedded backend on the same origin, whatever the settings say.
 * Vite keeps the name 'local' for itself.
 */
const EMBEDDED_MODE = 'embedded';

/** What a build for a hosted project cannot do without. */
const REQUIRED_SETTINGS = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'];

function missingSettings(mode: string): string[] {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  return REQUIRED_SETTINGS.filter((name) => !env[name]);
}

const inThisFolder = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The router's package names its development build alone, with warnings that no guest reads. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, file: 'index' },
  { find: /^react-router\/dom$/, file: 'dom-export' },
].map(({ find, file }) => ({
  find,
  replacement: inThisFolder(`./node_modules/react-router/dist/production/${file}.mjs`),
}));

export default defineConfig(({ command, mode, isPreview }) => {
  const isTest = process.env.VITEST !== undefined;
  const isEmbedded = mode === EMBEDDED_MODE;
  const missing = isEmbedded ? REQUIRED_SETTINGS : missingSettings(mode);
  if (missing.length === 1) {
    throw new Error(
      `${missing[0]} is not set: set both VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, or neither.`,
    );
  }
  const isHosted = missing.length === 0;
  if (command === 'build' && !isEmbedded && !isHosted && !isTest) {
    throw new Error(
      `A production build needs ${missing.join(' and ')} (see .env.example). ` +
        'For a build that talks to the embedded backend: npm run build:local',
    );
  }
  const keyProblem = isHosted
    ? publicKeyProblem(loadEnv(mode, process.cwd(), 'VITE_')['VITE_SUPABASE_ANON_KEY'] ?? '')
    : undefined;
  if (keyProblem) throw new Error(keyProblem);
  const site = loadEnv(mode, process.cwd(), 'VITE_')['VITE_SITE_URL'];
  const siteProblem = site ? siteUrlProblem(site) : undefined;
  if (siteProblem) throw new Error(siteProblem);
  const port = readPort(process.env.PORT);
  const isServing = (command === 'serve' || isPreview) && !isTest;

  return {
    plugins: [
      react(),
      tailwindcss(),
      prerender({ isHosted }),
      siteHeaders({ isHosted }),
      ...(isServing ? [onlyTheApp({ isHosted })] : []),
      ...(isServing && !isHosted ? [localSupabase()] : []),
      // After the backend, whose addresses are no files.
      staticHost(),
    ],
    define: isEmbedded
      ? Object.fromEntries(REQUIRED_SETTINGS.map((name) => [`import.meta.env.${name}`, '""']))
      : {},
    resolve: {
      alias: [
        { find: '@', replacement: inThisFolder('./src') },
        ...(command === 'build' ? PRODUCTION_ROUTER : []),
      ],
    },
    server: { host: '127.0.0.1', port, strictPort: true },
    preview: { host: '127.0.0.1', port, strictPort: true },
    build: {
      target: 'es2022',
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  };
});

function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return 5173;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a whole number from 1 to 65535, not '${value}'.`);
  }
  return port;
}

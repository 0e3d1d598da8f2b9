import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dataFolder } from './supabase/local/data-folder.ts';
import { localSupabase } from './supabase/local/vite-plugin.ts';
import { site } from './tools/site/index.ts';
import { NO_BACKEND, readSettings, WITHOUT_PROJECT } from './tools/site/settings.ts';

const inThisFolder = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The router's package exports only its development build, whose warnings no guest reads. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, file: 'index' },
  { find: /^react-router\/dom$/, file: 'dom-export' },
].map(({ find, file }) => ({
  find,
  replacement: inThisFolder(`./node_modules/react-router/dist/production/${file}.mjs`),
}));

/**
 * The dev server reads the app and nothing beside it: the data folder holds keys and a house. The
 * panel writes mails to preview them, with the very code that sends them.
 */
const SERVED = {
  allow: ['index.html', 'src', 'public', 'node_modules', 'supabase/functions/_shared/mail'],
  deny: [
    '.env',
    '.env.*',
    '*.{crt,pem,key}',
    '**/.git/**',
    `${dataFolder().replaceAll('\\', '/')}/**`,
  ],
};

export default defineConfig(({ command, mode, isPreview }) => {
  const isTest = process.env.VITEST !== undefined;
  const { isHosted, isEmbedded } = readSettings(mode);
  if (command === 'build' && !isEmbedded && !isHosted && !isTest) throw new Error(NO_BACKEND);
  const port = readPort(process.env.PORT);
  const isServing = (command === 'serve' || isPreview) && !isTest;

  return {
    plugins: [
      react(),
      tailwindcss(),
      site({ isHosted }),
      ...(isServing && !isHosted ? [localSupabase()] : []),
    ],
    define: isEmbedded ? WITHOUT_PROJECT : {},
    resolve: {
      alias: [
        { find: '@', replacement: inThisFolder('./src') },
        { find: '@mail', replacement: inThisFolder('./supabase/functions/_shared/mail') },
        ...(command === 'build' ? PRODUCTION_ROUTER : []),
      ],
    },
    // Without this, Vite would also scan the HTML pages of tools in this folder.
    optimizeDeps: { entries: ['index.html'] },
    server: { host: '127.0.0.1', port, strictPort: true, cors: false, fs: SERVED },
    preview: { host: '127.0.0.1', port, strictPort: true, cors: false },
    build: { target: 'es2022' },
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

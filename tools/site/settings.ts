import { loadEnv } from 'vite';

/** What a build for a hosted project cannot do without. */
const REQUIRED = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const;

/** Mode whose build talks to the embedded backend; Vite keeps the name 'local' for itself. */
const EMBEDDED_MODE = 'embedded';

/** What the settings say of the backend that the site talks to. */
export interface BackendChoice {
  /** A hosted project; otherwise the embedded backend on the page's own origin. */
  isHosted: boolean;
  /** The mode asks for the embedded backend: settings may then be missing, and are ignored. */
  isEmbedded: boolean;
}

/**
 * Reads the settings for a mode from the environment and the .env files.
 *
 * @throws when only half of a project is named, or a setting must not go into a build
 */
export function readSettings(mode: string): BackendChoice {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const isEmbedded = mode === EMBEDDED_MODE;
  const missing = REQUIRED.filter((name) => isEmbedded || !env[name]);
  if (missing.length === 1) {
    throw new Error(`${missing[0]} is not set: set both ${REQUIRED.join(' and ')}, or neither.`);
  }
  const isHosted = missing.length === 0;
  const { VITE_SUPABASE_ANON_KEY: key = '', VITE_SITE_URL: site = '' } = env;
  const problem = (isHosted && publicKeyProblem(key)) || (site !== '' && siteUrlProblem(site));
  if (problem) throw new Error(problem);
  return { isHosted, isEmbedded };
}

/** What a build says that was asked for without a project and without the embedded mode. */
export const NO_BACKEND =
  `A production build needs ${REQUIRED.join(' and ')} (see .env.example). ` +
  'For a build that talks to the embedded backend: npm run build:local';

/** For Vite's `define`: the settings are empty, whatever the environment says. */
export const WITHOUT_PROJECT = Object.fromEntries(
  REQUIRED.map((name) => [`import.meta.env.${name}`, '""']),
);

/**
 * Why a key must not go into the build, or undefined: everybody can read what a page carries. The
 * publishable key and the older key of the role anon are made for it; the secret key and the older
 * service_role key open everything, past row-level security.
 */
export function publicKeyProblem(key: string): string | undefined {
  const isSecret = key.startsWith('sb_secret_') || roleOf(key) === 'service_role';
  return isSecret
    ? 'VITE_SUPABASE_ANON_KEY holds the secret key of the project, which everybody could read in ' +
        'the built site. Use the publishable key (sb_publishable_…), and replace the secret one.'
    : undefined;
}

/** The role that a key of the older kind acts as; such a key is a token that anybody can read. */
function roleOf(key: string): unknown {
  try {
    const content: unknown = JSON.parse(
      Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    return typeof content === 'object' && content !== null && 'role' in content
      ? content.role
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Why a text is no address that pages can be named by (VITE_SITE_URL), or undefined: an https
 * address without anything behind the host, since every page's own path is put there.
 */
export function siteUrlProblem(text: string): string | undefined {
  const isBare = URL.canParse(text) && new URL(text).pathname === '/' && !/[?#@]/.test(text);
  return isBare && new URL(text).protocol === 'https:'
    ? undefined
    : `VITE_SITE_URL is '${text}': it must be the https address of the site and nothing behind it, ` +
        'such as https://example.pt';
}

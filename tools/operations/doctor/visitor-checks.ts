import { attention, broken, ok, type Finding } from './finding.ts';

/** A project as a visitor's browser knows it. */
export interface Door {
  url: string;
  key: string;
  fetch?: typeof fetch;
}

const HIDDEN_COLUMNS = [
  'guest_name',
  'guest_email',
  'guest_phone',
  'message',
  'admin_notes',
  'total_price',
  'group_reference',
];
const CLOSED_TABLES = ['booking_groups', 'guest_profiles', 'contact_messages'];
const CLOSED_FUNCTIONS = ['export_guest_data', 'erase_guest_data', 'am_i_staff'];
/**
 * An address of nobody: functions are called with it, and one of them erases data if it is open.
 */
const NOBODY = 'doctor@doctor.invalid';

const MOST_SKEW_S = 300;
const PATIENCE_MS = 15_000;

/** What an anonymous visitor can and cannot see of a project. Reads only. */
export async function checkVisitor(door: Door): Promise<Finding[]> {
  if (isSecretKey(door.key)) {
    return [
      broken(
        'key: it is a secret one, and a build with it would hand the whole house to every visitor',
        'Use the publishable key (sb_publishable_…), and make a new secret key if a site was published.',
      ),
    ];
  }
  const reached = await ask(door, '/rest/v1/rooms?select=id&limit=1');
  if (reached === undefined) {
    return [
      broken(
        `address: ${door.url} does not answer`,
        'See VITE_SUPABASE_URL, and whether the project is paused.',
      ),
    ];
  }
  // Every other question would get the same answer, and be taken for an open door.
  if (reached.status >= 500) {
    return [
      broken(
        `project: it answers ${reached.status} and nothing else`,
        'See in the dashboard whether it is paused (the free plan does that) or in trouble: docs/operations.md.',
      ),
    ];
  }
  return [
    await roomsFinding(reached),
    clockFinding(reached),
    await hiddenColumnsFinding(door),
    await closedTablesFinding(door),
    await schemaFinding(door),
    await functionsFinding(door),
    await signUpFinding(door),
    await graphqlFinding(door),
  ];
}

/** The new form by its name; the old one, a token, by the role it carries. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(key.split('.')[1] ?? '', 'base64url').toString(),
    );
    return (
      typeof claims === 'object' && claims !== null && 'role' in claims && claims.role !== 'anon'
    );
  } catch {
    return false;
  }
}

/** An answer, or undefined where none came. */
async function ask(
  { url, key, fetch: send = fetch }: Door,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Response | undefined> {
  try {
    return await send(`${url.replace(/\/$/, '')}${path}`, {
      ...init,
      headers: { apikey: key, 'content-type': 'application/json', ...init.headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    return undefined;
  }
}

async function roomsFinding(answer: Response): Promise<Finding> {
  // A wrong key and a missing privilege both answer 401; only the second has the code 42501.
  if (answer.status === 401 && !(await answer.clone().text()).includes('42501')) {
    return broken(
      'key: the project refuses it',
      'See VITE_SUPABASE_ANON_KEY: API Keys → publishable.',
    );
  }
  if (!answer.ok) {
    return broken(
      `rooms: visitors cannot read them (${answer.status})`,
      'Apply the migrations (npx supabase db push), or their privileges: select private.apply_api_privileges();',
    );
  }
  const rooms: unknown = await answer.json();
  if (Array.isArray(rooms) && rooms.length > 0) return ok('rooms: visitors can read them');
  return attention('rooms: none on offer', 'Add or activate rooms in the panel, under Quartos.');
}

function clockFinding(answer: Response): Finding {
  const sent = Date.parse(answer.headers.get('date') ?? '');
  const skew = Math.round(Math.abs(sent - Date.now()) / 1000);
  if (Number.isNaN(sent)) return ok('clock: the project does not say');
  if (skew <= MOST_SKEW_S) return ok('clock: project and this machine agree');
  return attention(
    `clock: the project is ${skew} s away from this machine`,
    'Set the clock of this machine: sign-in fails where clocks differ.',
  );
}

async function isRefused(answer: Promise<Response | undefined>): Promise<boolean> {
  const status = (await answer)?.status ?? 0;
  return status === 401 || status === 403 || status === 404;
}

async function hiddenColumnsFinding(door: Door): Promise<Finding> {
  const columns = [...HIDDEN_COLUMNS, '*'];
  const answers = await Promise.all(
    columns.map(async (column) =>
      isRefused(ask(door, `/rest/v1/bookings?select=${column}&limit=1`)),
    ),
  );
  const open = columns.filter((_, index) => !answers[index]);
  if (open.length === 0) return ok('guests: their data in bookings is hidden from visitors');
  return broken(
    `guests: visitors can ask bookings for ${open.join(', ')}`,
    'At once: select private.apply_api_privileges(); in the SQL editor, then look again.',
  );
}

async function closedTablesFinding(door: Door): Promise<Finding> {
  const answers = await Promise.all(
    CLOSED_TABLES.map(async (table) => isRefused(ask(door, `/rest/v1/${table}?select=*&limit=1`))),
  );
  const open = CLOSED_TABLES.filter((_, index) => !answers[index]);
  if (open.length === 0) return ok('guests: groups, profiles and messages are closed to visitors');
  return broken(
    `guests: visitors can ask for ${open.join(', ')}`,
    'At once: select private.apply_api_privileges(); in the SQL editor, then look again.',
  );
}

async function schemaFinding(door: Door): Promise<Finding> {
  const answer = await ask(door, '/rest/v1/staff?select=*&limit=1', {
    headers: { 'accept-profile': 'private' },
  });
  if (answer?.status === 406) return ok('schemas: private is not exposed');
  return broken(
    'schemas: private is exposed',
    'Settings → API → Exposed schemas: public and nothing else.',
  );
}

async function functionsFinding(door: Door): Promise<Finding> {
  const answers = await Promise.all(
    CLOSED_FUNCTIONS.map(async (name) =>
      isRefused(
        ask(door, `/rest/v1/rpc/${name}`, {
          method: 'POST',
          body: name === 'am_i_staff' ? '{}' : JSON.stringify({ email: NOBODY }),
        }),
      ),
    ),
  );
  const open = CLOSED_FUNCTIONS.filter((_, index) => !answers[index]);
  if (open.length === 0) return ok('functions: closed to visitors');
  return broken(
    `functions: visitors can call ${open.join(', ')}`,
    'At once: select private.apply_api_privileges(); in the SQL editor, then look again.',
  );
}

/** Asks what is allowed, and does not try: where it is, a try would make an account. */
async function signUpFinding(door: Door): Promise<Finding> {
  const answer = await ask(door, '/auth/v1/settings');
  const settings: unknown = answer?.ok === true ? await answer.json() : undefined;
  if (typeof settings !== 'object' || settings === null || !('disable_signup' in settings)) {
    return attention(
      'sign-up: the project does not say',
      'See Authentication → Sign In / Providers.',
    );
  }
  if (settings.disable_signup === true) return ok('sign-up: closed');
  return attention(
    'sign-up: open (a stranger’s account sees nothing, but has no business there)',
    'npx supabase config push, or Authentication → Sign In / Providers → switch off new sign-ups.',
  );
}

async function graphqlFinding(door: Door): Promise<Finding> {
  const answer = await ask(door, '/graphql/v1', {
    method: 'POST',
    body: '{"query":"{__typename}"}',
  });
  const text = answer?.ok === true ? await answer.text() : '';
  if (!text.includes('"__typename"')) return ok('graphql: off');
  return attention(
    'graphql: on, a second door that nothing here uses',
    'Database → Extensions → switch off pg_graphql.',
  );
}

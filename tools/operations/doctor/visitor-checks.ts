import { attention, broken, ok, type Finding } from './finding.ts';
import { accessOf, ask, isUsable, jsonOf, textOf, type Project } from './visitor-request.ts';

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
const CLOSE_AT_ONCE =
  'At once, in the SQL editor: revoke it from anon and public, as supabase/schemas has it; then look again.';
const ASK_AGAIN = 'The project gave no usable answer: in a minute, npm run doctor again.';

/** What an anonymous visitor can and cannot see of a project. Reads only. */
export async function checkVisitor(project: Project): Promise<Finding[]> {
  if (isSecretKey(project.key)) {
    return [
      broken(
        'key: it is a secret one, and a build with it would hand the whole house to every visitor',
        'Use the publishable key (sb_publishable_…), and make a new secret key if a site was published.',
      ),
    ];
  }
  const reached = await ask(project, '/rest/v1/rooms?select=id&limit=1');
  if (reached === undefined) {
    return [
      broken(
        `address: ${project.url} does not answer`,
        'See VITE_SUPABASE_URL, and whether the project is paused.',
      ),
    ];
  }
  // Every other question would get the same answer.
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
    ...(await hiddenColumnsFindings(project)),
    ...(await closedTablesFindings(project)),
    await schemaFinding(project),
    ...(await functionsFindings(project)),
    await signUpFinding(project),
    await graphqlFinding(project),
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

async function roomsFinding(answer: Response): Promise<Finding> {
  // A wrong key and a missing privilege both answer 401; only the second has the code 42501.
  if (answer.status === 401 && !(await textOf(answer)).includes('42501')) {
    return broken(
      'key: the project refuses it',
      'See VITE_SUPABASE_ANON_KEY: API Keys → publishable.',
    );
  }
  if (!isUsable(answer)) return attention('rooms: could not be checked', ASK_AGAIN);
  if (!answer.ok) {
    return broken(
      `rooms: visitors cannot read them (${answer.status})`,
      'Apply the migrations (npx supabase db push --remote), or grant what supabase/schemas/04_rooms.sql grants.',
    );
  }
  const rooms = await jsonOf(answer);
  if (!Array.isArray(rooms)) return attention('rooms: could not be checked', ASK_AGAIN);
  if (rooms.length > 0) return ok('rooms: visitors can read them');
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

interface ClosedThings {
  names: readonly string[];
  request: (name: string) => Promise<Response | undefined>;
  /** What is reported of those that are closed, open, or not answered for. */
  closed: string;
  open: string;
  unknown: string;
}

/** Asks for each of the things that should be closed to visitors. */
async function closedFindings({
  names,
  request,
  closed,
  open,
  unknown,
}: ClosedThings): Promise<Finding[]> {
  const found = await Promise.all(names.map(async (name) => accessOf(await request(name))));
  const opened = names.filter((_, index) => found[index] === 'open');
  const unanswered = names.filter((_, index) => found[index] === 'unknown');
  if (opened.length === 0 && unanswered.length === 0) return [ok(closed)];
  return [
    ...(opened.length === 0 ? [] : [broken(`${open} ${opened.join(', ')}`, CLOSE_AT_ONCE)]),
    ...(unanswered.length === 0
      ? []
      : [attention(`${unknown} ${unanswered.join(', ')}`, ASK_AGAIN)]),
  ];
}

async function hiddenColumnsFindings(project: Project): Promise<Finding[]> {
  return closedFindings({
    names: [...HIDDEN_COLUMNS, '*'],
    request: async (column) => ask(project, `/rest/v1/bookings?select=${column}&limit=1`),
    closed: 'guests: their data in bookings is hidden from visitors',
    open: 'guests: visitors can ask bookings for',
    unknown: 'guests: could not be checked in bookings:',
  });
}

async function closedTablesFindings(project: Project): Promise<Finding[]> {
  return closedFindings({
    names: CLOSED_TABLES,
    request: async (table) => ask(project, `/rest/v1/${table}?select=*&limit=1`),
    closed: 'guests: groups, profiles and messages are closed to visitors',
    open: 'guests: visitors can ask for',
    unknown: 'guests: could not be checked:',
  });
}

async function schemaFinding(project: Project): Promise<Finding> {
  const answer = await ask(project, '/rest/v1/staff?select=*&limit=1', {
    headers: { 'accept-profile': 'private' },
  });
  const access = accessOf(answer, [406]);
  if (access === 'closed') return ok('schemas: private is not exposed');
  if (access === 'unknown') return attention('schemas: could not be checked', ASK_AGAIN);
  return broken(
    'schemas: private is exposed',
    'Settings → API → Exposed schemas: public and nothing else.',
  );
}

async function functionsFindings(project: Project): Promise<Finding[]> {
  return closedFindings({
    names: CLOSED_FUNCTIONS,
    request: async (name) =>
      ask(project, `/rest/v1/rpc/${name}`, {
        method: 'POST',
        body: name === 'am_i_staff' ? '{}' : JSON.stringify({ email: NOBODY }),
      }),
    closed: 'functions: closed to visitors',
    open: 'functions: visitors can call',
    unknown: 'functions: could not be checked:',
  });
}

/** Asks what is allowed, and does not try: where it is, a try would make an account. */
async function signUpFinding(project: Project): Promise<Finding> {
  const answer = await ask(project, '/auth/v1/settings');
  const settings = answer?.ok === true ? await jsonOf(answer) : undefined;
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

async function graphqlFinding(project: Project): Promise<Finding> {
  const answer = await ask(project, '/graphql/v1', {
    method: 'POST',
    body: '{"query":"{__typename}"}',
  });
  if (!isUsable(answer)) return attention('graphql: could not be checked', ASK_AGAIN);
  const text = answer.ok ? await textOf(answer) : '';
  if (!text.includes('"__typename"')) return ok('graphql: off');
  return attention(
    'graphql: on, a second door that nothing here uses',
    'Database → Extensions → switch off pg_graphql.',
  );
}

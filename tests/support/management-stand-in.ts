import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { NEW_API, NEW_AUTH, NEW_PROJECT } from './new-project';

// As much of the platform's management API as the command line asks for on a new project, in the shapes that its
// version 3.1.0 reads. It keeps what was sent.

export const REF = 'abcdefghijklmnopqrst';
const PROJECT = `/v1/projects/${REF}`;

export interface Uploaded {
  /** What the project is to know of the function. */
  metadata: unknown;
  /** The text of each file by its path. */
  files: Map<string, string>;
}

export interface Management {
  /** What follows a command, so that it asks here, and does not ask who sits there. */
  args: readonly string[];
  env: Record<string, string>;
  /** The settings that were sent, by the place they belong to. */
  settings: Map<string, unknown>;
  uploads: Map<string, Uploaded>;
  secrets: Map<string, string>;
  stop(): Promise<void>;
}

/** Starts the stand-in; `folder` takes the profile that names it to the command line. */
export async function startManagement(folder: string): Promise<Management> {
  const settings = new Map<string, unknown>();
  const uploads = new Map<string, Uploaded>();
  const secrets = new Map<string, string>();

  async function answerTo(request: Request): Promise<object | undefined> {
    const { pathname, searchParams } = new URL(request.url);
    const asked = `${request.method} ${pathname}`;
    switch (asked) {
      case `GET ${PROJECT}`:
        return newProject();
      case `GET ${PROJECT}/billing/addons`:
        return { selected_addons: [], available_addons: [] };
      case `GET /v2/projects/${REF}/config`:
        return { data: { type: 'project_config', id: REF, attributes: NEW_PROJECT } };
      case `PATCH ${PROJECT}/postgrest`:
      case `PATCH ${PROJECT}/config/auth`: {
        const sent: object = await request.json();
        settings.set(pathname.slice(PROJECT.length + 1), sent);
        return { ...(pathname.endsWith('/auth') ? NEW_AUTH : NEW_API), ...sent };
      }
      case `GET ${PROJECT}/api-keys`:
        return ['anon', 'service_role'].map((name) => ({ name, api_key: `sb_${name}` }));
      case `POST ${PROJECT}/secrets`: {
        const sent: { name: string; value: string }[] = await request.json();
        for (const { name, value } of sent) secrets.set(name, value);
        return {};
      }
      case `GET ${PROJECT}/functions`:
        return [];
      case `POST ${PROJECT}/functions/deploy`: {
        const slug = searchParams.get('slug') ?? '';
        uploads.set(slug, await uploadedIn(await request.formData()));
        return deployed(slug);
      }
      case `PUT ${PROJECT}/functions`:
        return { functions: [...uploads.keys()].map(deployed) };
      default:
        return undefined;
    }
  }

  const server = createServer((incoming, reply) => {
    void asRequest(incoming)
      .then(answerTo)
      .then((body) => {
        const status = body === undefined ? 404 : incoming.method === 'POST' ? 201 : 200;
        reply.writeHead(status, { 'content-type': 'application/json' });
        reply.end(JSON.stringify(body ?? { message: 'The stand-in has no such door' }));
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const profile = path.join(folder, 'profile.yaml');
  writeFileSync(
    profile,
    `name: trial\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: trial.example\n`,
  );
  return {
    args: ['--yes', '--profile', profile],
    env: { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` },
    settings,
    uploads,
    secrets,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const newProject = () => ({
  id: REF,
  ref: REF,
  organization_id: 'house',
  organization_slug: 'house',
  name: 'house',
  region: 'eu-west-1',
  created_at: '2026-01-01T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: { host: 'db', version: '17.6', postgres_engine: '17', release_channel: 'ga' },
});

const deployed = (slug: string) => ({
  id: slug,
  slug,
  name: slug,
  status: 'ACTIVE',
  version: 1,
  created_at: 1,
  updated_at: 1,
});

async function asRequest(incoming: IncomingMessage): Promise<Request> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(Buffer.from(part));
  const { method = '', url = '', headers } = incoming;
  return new Request(`http://management${url}`, {
    method,
    headers: { 'content-type': headers['content-type'] ?? '' },
    ...(parts.length === 0 ? {} : { body: Buffer.concat(parts) }),
  });
}

async function uploadedIn(form: FormData): Promise<Uploaded> {
  const files = new Map<string, string>();
  for (const part of form.getAll('file')) {
    if (typeof part !== 'string') files.set(part.name, await part.text());
  }
  const metadata = form.get('metadata');
  return { metadata: typeof metadata === 'string' ? JSON.parse(metadata) : null, files };
}

import { createServer } from 'node:http';
import type { RoomRow } from '@/types/rows';
import { freePort } from './vite-server.ts';

/** What the project answers; a test may change it between two questions. */
export interface ProjectRows {
  rooms: readonly RoomRow[];
  amenity_categories: readonly { id: string; name: string; display_order: number }[];
  amenities: readonly {
    id: string;
    name: string;
    category_id: string;
    display_order: number;
    icon: string;
  }[];
  room_amenities: readonly { room_id: string; amenity_id: string }[];
}

export interface StandInProject {
  url: string;
  rows: ProjectRows;
  stop: () => Promise<void>;
}

const EVERY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Columns that a question may name besides those of its table; nothing here is translated. */
const TRANSLATIONS = [
  'room_translations',
  'amenity_category_translations',
  'amenity_translations',
] as const;

/**
 * A hosted project for a build to ask: it answers PostgREST's questions for rooms with the rows that
 * it is given, whole as they are, and all others with nothing.
 */
export async function serveProject(rows: ProjectRows): Promise<StandInProject> {
  const project = { rows };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://project');
    const table = pathname.replace('/rest/v1/', '');
    response.writeHead(200, { 'content-type': 'application/json', ...EVERY_ORIGIN });
    response.end(JSON.stringify(answer(project.rows, { table, searchParams })));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object.assign(project, {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function answer(
  rows: ProjectRows,
  { table, searchParams }: { table: string; searchParams: URLSearchParams },
): object[] {
  const asked = Object.entries(rows).find(([name]) => name === table)?.[1] ?? [];
  const columns = searchParams.get('select') ?? '';
  const none = TRANSLATIONS.filter((name) => columns.includes(`${name}(`)).map((name) => [
    name,
    [],
  ]);
  return asked
    .filter((row: object) =>
      Object.entries(row).every(([column, value]) => {
        const filter = searchParams.get(column);
        return !filter?.startsWith('eq.') || filter === `eq.${value}`;
      }),
    )
    .map((row: object) => ({ ...row, ...Object.fromEntries(none) }));
}

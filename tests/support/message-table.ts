import { http } from 'msw';
import type { ContactMessageRow } from '@/types/rows';
import { onTable, server, type RestCall } from './server';
import { countAnswer } from './session';

const idIn = ({ params }: RestCall) => params.get('id')?.slice('eq.'.length);
const versionIn = ({ params }: RestCall) => params.get('updated_at')?.slice('eq.'.length);

/** A stateful `contact_messages` table: reads, changes and deletions act on `rows`. */
export function onMessageTable(start: ContactMessageRow[]) {
  const table = { rows: start };
  server.use(
    http.head('*/rest/v1/contact_messages', () =>
      countAnswer(table.rows.filter(({ is_read }) => !is_read).length),
    ),
  );
  const reads = onTable('get', 'contact_messages', (call) => {
    const id = idIn(call);
    return id === undefined ? table.rows : table.rows.filter((row) => row.id === id);
  });
  const patches = onTable('patch', 'contact_messages', (call) => {
    const changes = typeof call.body === 'object' ? call.body : null;
    const version = versionIn(call);
    const meant = table.rows.find(
      ({ id, updated_at }) => id === idIn(call) && (version ?? updated_at) === updated_at,
    );
    if (meant === undefined) return [];
    const stored = { ...meant, ...changes, updated_at: nextVersion(meant.updated_at) };
    table.rows = table.rows.map((row) => (row === meant ? stored : row));
    return [stored];
  });
  const removals = onTable('delete', 'contact_messages', (call) => {
    const gone = table.rows.filter(({ id }) => id === idIn(call));
    table.rows = table.rows.filter(({ id }) => id !== idIn(call));
    return gone.map(({ id }) => ({ id }));
  });
  return { table, reads, patches, removals };
}

const nextVersion = (version: string) => new Date(Date.parse(version) + 1).toISOString();

import { http } from 'msw';
import type { ContactMessageRow } from '@/types/rows';
import { onTable, server, type RestCall } from './server';
import { countAnswer } from './session';

const idIn = ({ params }: RestCall) => params.get('id')?.slice('eq.'.length);

/** A `contact_messages` that remembers: reads, changes and deletions act on `rows`. */
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
    table.rows = table.rows.map((row) => (row.id === idIn(call) ? { ...row, ...changes } : row));
    return table.rows.filter(({ id }) => id === idIn(call)).map(({ id }) => ({ id }));
  });
  const removals = onTable('delete', 'contact_messages', (call) => {
    const gone = table.rows.filter(({ id }) => id === idIn(call));
    table.rows = table.rows.filter(({ id }) => id !== idIn(call));
    return gone.map(({ id }) => ({ id }));
  });
  return { table, reads, patches, removals };
}

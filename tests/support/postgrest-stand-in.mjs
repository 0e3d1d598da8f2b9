#!/usr/bin/env node
import { createServer } from 'node:http';

// In place of PostgREST where it cannot be had: serves where its settings say, and tells how it was
// started and what it was asked. Without a database it ends at once.

const { env } = process;
if (env.PGRST_DB_URI === 'postgres://nowhere') {
  console.error('The database does not answer.');
  process.exit(1);
}
const settings = Object.fromEntries(
  Object.entries(env).filter(([name]) => name.startsWith('PGRST_')),
);

createServer((_, response) => response.end()).listen(
  Number(env.PGRST_ADMIN_SERVER_PORT),
  env.PGRST_SERVER_HOST,
);
createServer((request, response) => {
  const { method, url, headers } = request;
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('content-range', '0-0/1');
    response.end(JSON.stringify({ pid: process.pid, settings, method, url, headers, body }));
  });
}).listen(Number(env.PGRST_SERVER_PORT), env.PGRST_SERVER_HOST);

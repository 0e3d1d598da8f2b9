import { statfsSync } from 'node:fs';
import { LocalStackError } from './local-stack-error.ts';

const MEGABYTE = 1024 * 1024;

// When the disk has no room for the next 16 MB of its log, PGlite never returns from the statement
// under way, and the whole process hangs. So nothing is written from well before that point on.
const RESERVE_MB = 64;

/**
 * What to say while there is too little room to write into a folder; undefined when there is
 * enough.
 */
function spaceProblem(folder: string): string | undefined {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free >= RESERVE_MB) return undefined;
  return (
    `The disk of ${folder} is full (${free} MB free): nothing is stored until ` +
    `${RESERVE_MB} MB are free again.`
  );
}

/** Throws a LocalStackError while there is too little room to write into a folder. */
export function requireSpace(folder: string): void {
  const problem = spaceProblem(folder);
  if (problem !== undefined) throw new LocalStackError(problem);
}

/** The answer to a request that may store something while there is too little room for it. */
export function refuseOnFullDisk({ method }: Request, folder: string): Response | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  const message = spaceProblem(folder);
  if (message === undefined) return undefined;
  console.error(message);
  return Response.json({ code: '53100', message, details: null, hint: null }, { status: 507 });
}

import { inspect } from 'node:util';
import { messages } from '@electric-sql/pglite';
import postgres from 'postgres';

// An engine's error carries the statement, its values and the row it refused: guests' data among
// them. Whoever prints one, this file decides what is seen of it.

/** SQLSTATE class 22, data exceptions: their messages quote the value. */
const QUOTES_ITS_INPUT = /^22/;

/** An error of the database in one line that quotes nobody. */
function refusalLine(error: Error): string {
  const code = 'code' in error ? String(error.code) : error.name;
  const words = QUOTES_ITS_INPUT.test(code)
    ? error.message.replaceAll(/"[^]*"/g, '"…"')
    : error.message;
  return `database refused a request: ${code} ${words}`;
}

/** From now on `error` prints as its line, and no field of it besides, whatever becomes of them. */
export function quieten(error: Error): void {
  const line = refusalLine(error);
  Object.defineProperty(error, inspect.custom, { configurable: true, value: () => line });
}

/** The same for every error of both engines, those included that the API prints by itself. */
export function quietenEngines(): void {
  for (const { prototype } of [messages.DatabaseError, postgres.PostgresError]) {
    Object.defineProperty(prototype, inspect.custom, {
      configurable: true,
      value: function line(this: Error) {
        return refusalLine(this);
      },
    });
  }
}

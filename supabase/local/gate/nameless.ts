import type { ServerResponse } from 'node:http';
import path from 'node:path';

const TEXT = /^(?:text\/|application\/json)/;

/**
 * Leaves the folder of the project out of what is answered: Vite writes it into the modules of
 * `npm start`, into maps and into its pages about errors, and none of them needs it.
 */
export function leaveOutFolder(response: ServerResponse, root: string): void {
  const folder = root.split(path.sep).join('/');
  const end = response.end.bind(response);
  const nameless = (body: unknown): unknown => {
    if (!TEXT.test(String(response.getHeader('content-type') ?? ''))) return body;
    if (typeof body !== 'string' && !Buffer.isBuffer(body)) return body;
    const text = body.toString();
    return text.includes(folder) ? text.replaceAll(folder, '') : body;
  };
  const replacement = (...[body, ...rest]: unknown[]) =>
    Reflect.apply(end, response, [nameless(body), ...rest]);
  Object.defineProperty(response, 'end', {
    value: replacement,
    configurable: true,
    writable: true,
  });
}

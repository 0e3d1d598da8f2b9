import type { ServerResponse } from 'node:http';
import path from 'node:path';

const TEXT = /^(?:text\/|application\/json)/;

/**
 * Removes the path of the project from what is answered: in `npm start`, Vite writes it into
 * modules, source maps and error pages, and none of them needs it.
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

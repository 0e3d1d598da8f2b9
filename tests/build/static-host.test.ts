import { expect, it } from 'vitest';
import { hostedFile } from '../../tools/site/static-host.ts';

const FILES = ['/index.html', '/sobre/index.html', '/quartos/index.html', '/assets/a.js'];
const answers = (pathname: string) => hostedFile(pathname, (name) => FILES.includes(name));

it.each([
  ['/', '/index.html'],
  ['/sobre', '/sobre/index.html'],
  ['/sobre/', '/sobre/index.html'],
  ['/assets/a.js', '/assets/a.js'],
  ['/quartos', '/quartos/index.html'],
  ['/quartos/9', '/spa.html'],
  ['/quarto/1', '/spa.html'],
  ['/admin/bookings', '/spa.html'],
  ['/nao-existe', '/spa.html'],
])('%s is answered by %s', (pathname, file) => {
  expect(answers(pathname)).toBe(file);
});

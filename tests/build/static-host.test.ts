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
  // A private link whose # a mail filter has encoded; the app opens its page (TRACK-01).
  ['/reserva%23kV7mQ2xT9bR4wLz8HcYp3dAb', '/spa.html'],
  ['/admin/entrar/nova-palavra-passe%23kV7mQ2xT9bR4wLz8HcYp3dAb', '/spa.html'],
  ['/de/buchung%2523kV7mQ2xT9bR4wLz8HcYp3dAb.', '/de/spa.html'],
])('%s is answered by %s', (pathname, file) => {
  expect(answers(pathname)).toBe(file);
});

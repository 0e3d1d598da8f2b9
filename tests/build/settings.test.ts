import { describe, expect, it } from 'vitest';
import { publicKeyProblem, siteUrlProblem } from '../../tools/site/settings.ts';

const token = (content: unknown) =>
  ['{"alg":"HS256"}', JSON.stringify(content), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

describe('publicKeyProblem', () => {
  it.each([
    ['the secret key', 'sb_secret_N7UND0UgjKTVK'],
    ['the service_role key of older projects', token({ role: 'service_role', ref: 'casa' })],
  ])('refuses %s', (_name, key) => {
    expect(publicKeyProblem(key)).toMatch(/^VITE_SUPABASE_ANON_KEY holds the secret key/);
    expect(publicKeyProblem(key)).not.toContain(key);
  });

  it.each([
    ['the publishable key', 'sb_publishable_N7UND0UgjKTVK'],
    ['the anon key of older projects', token({ role: 'anon', ref: 'casa' })],
    ['a token that says nothing', token(null)],
    ['something else', 'a.b.c'],
  ])('takes %s', (_name, key) => {
    expect(publicKeyProblem(key)).toBeUndefined();
  });
});

describe('siteUrlProblem', () => {
  it.each(['https://example.pt', 'https://www.example.pt/', 'https://casa.example.pt:8443'])(
    'takes %s',
    (text) => {
      expect(siteUrlProblem(text)).toBeUndefined();
    },
  );

  it.each([
    'example.pt',
    'http://example.pt',
    'https://example.pt/hostel',
    'https://example.pt/?lang=pt',
    'https://example.pt#casa',
    'https://equipa:segredo@example.pt',
    'https://',
    'javascript:alert(1)',
  ])('refuses %s', (text) => {
    expect(siteUrlProblem(text)).toContain(`VITE_SITE_URL is '${text}'`);
  });
});

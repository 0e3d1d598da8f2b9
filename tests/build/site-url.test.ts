import { expect, it } from 'vitest';
import { siteUrlProblem } from '@/build/site-url';

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

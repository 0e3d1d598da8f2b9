import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// What `supabase config push` would set on the hosted project.

const settings = readFileSync('supabase/config.toml', 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .join('\n');

const sectionOf = (name: string): string[] =>
  settings.split(`\n[${name}]\n`)[1]?.split('\n[')[0]?.split('\n') ?? [];

it('gives the project the address of the site, and nowhere one of a developer’s machine', () => {
  expect(settings).toContain('site_url = "env(VITE_SITE_URL)"');
  // If the setting were missing, the CLI would fill in its own default.
  expect(settings).toContain('additional_redirect_urls = []');
  expect(settings).not.toMatch(/localhost|127\.0\.0\.1|\[::1\]/);
});

it('keeps sign-ups closed', () => {
  const auth = settings.slice(settings.indexOf('[auth]'), settings.indexOf('[auth.email]'));
  expect(auth).toContain('enable_signup = false');
  expect(auth).toContain('enable_anonymous_sign_ins = false');
});

it('leaves sign-in by e-mail and password open, in the words of the command line (STAFF-03)', () => {
  const lines = sectionOf('auth.email');
  expect(lines).toContain('enabled = true');
  // The older word for it is dropped without a sound by the next version.
  expect(lines.filter((line) => line.startsWith('enable_signup'))).toEqual([]);
});

// A hosted project's Auth answers whoever has a session's token; the embedded one refuses these beforehand.
it.each([
  ['a new password without the one of now', 'auth.email', 'require_current_password = true'],
  ['a new address without a word from the old', 'auth.email', 'double_confirm_changes = true'],
  ['a factor of its own enrolled', 'auth.mfa.totp', 'enroll_enabled = false'],
  ['a factor of its own proved', 'auth.mfa.totp', 'verify_enabled = false'],
])('a token alone has not %s (STAFF-03)', (_what, section, setting) => {
  expect(sectionOf(section)).toContain(setting);
});

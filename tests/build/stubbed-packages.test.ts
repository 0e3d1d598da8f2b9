import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// package.json replaces packages that are never loaded by an empty one (docs/architecture.md).
// Whatever is loaded all the same would have to do without them.

const OWNERS = {
  '@supabase/lite': ['@supabase/lite', '@supabase/lite/pglite', '@supabase/lite/postgres'],
};

const { overrides }: { overrides: Record<string, Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const stubsOf = (owner: string) =>
  Object.entries(overrides[owner] ?? {})
    .filter(([, by]) => by.includes('empty-npm-package'))
    .map(([stub]) => stub);

/** Imports modules in a process whose loader refuses some packages; throws when one is asked for. */
function importWithout(stubs: readonly string[], modules: readonly string[]): void {
  const hook = `export async function resolve(name, context, next) {
    const stubs = ${JSON.stringify(stubs)};
    if (stubs.some((stub) => name === stub || name.startsWith(stub + '/'))) throw new Error('loads ' + name);
    return next(name, context);
  }`;
  const script = `
    import { register } from 'node:module';
    register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)});
    for (const name of ${JSON.stringify(modules)}) await import(name);`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'pipe' });
}

it.each(Object.entries(OWNERS))(
  '%s is used without the packages that are left out',
  (owner, used) => {
    const stubs = stubsOf(owner);
    expect(stubs).not.toEqual([]);
    expect(() => importWithout(stubs, used)).not.toThrow();
  },
);

it('would see it', () => {
  expect(() => importWithout(['@mswjs/interceptors'], ['msw/node'])).toThrow('loads @mswjs');
});

it('every package that is left out is looked at here', () => {
  const leftOut = Object.keys(overrides).filter((owner) => stubsOf(owner).length > 0);
  expect(leftOut.toSorted()).toEqual(Object.keys(OWNERS).toSorted());
});

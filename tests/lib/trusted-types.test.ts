import { expect, it, vi } from 'vitest';
import { allowLeafletProbe, allowPictureWorker } from '@/lib/trusted-types';

interface Rules {
  createHTML: (markup: string) => string | null;
  createScriptURL: (address: string) => string | null;
}

it('lets one markup and one worker of our own pass, by a single policy (PIC-01)', () => {
  const made: [string, Rules][] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => made.push([name, rules]),
  });
  allowPictureWorker();
  allowLeafletProbe();
  expect(made.map(([name]) => name)).toEqual(['default']);
  const [[, rules] = ['', undefined]] = made;
  const { origin } = window.location;
  const worker = `${origin}/assets/shrink.worker-a1-_Z2.js`;
  expect(rules?.createScriptURL(worker)).toBe(worker);
  for (const refused of [
    'https://outro.example/assets/shrink.worker-a1.js',
    `${origin}/storage/shrink.worker-a1.js`,
    `${origin}/assets/outro.js`,
    `${origin}/assets/outro.js?/assets/shrink.worker-a1.js`,
    'data:text/javascript,/assets/shrink.worker-a1.js',
    'blob:nada',
  ]) {
    expect(rules?.createScriptURL(refused)).toBeNull();
  }
  expect(rules?.createHTML('<svg/>')).toBe('<svg/>');
  expect(rules?.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
});

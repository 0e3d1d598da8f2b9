import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { composeDocument } from '../../tools/site/document.ts';

const index = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8');

function composed(answers: string, content = '<main></main>') {
  return composeDocument(index, {
    head: '',
    content,
    answers,
    css: '',
    late: { entry: '/app.js', prefix: '/', start: 'after-paint', modules: [] },
    backend: null,
    starter: '',
  });
}

it.each([
  '</script><script>alert(1)</script>',
  '<!-- <script> --!>',
  '</ScRiPt ><img src=x onerror=alert(1)>',
  '\u2028"\\u003c/script>',
])('carries what the page was drawn from, which no text can leave: %j', (name) => {
  const answers = JSON.stringify({ room7: { name } });
  const html = composed(answers);
  const [, json = ''] =
    /<script type="application\/json" id="built-answers">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ room7: { name } });
  const page = new new Window().DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('#built-answers ~ *')).toBeNull();
  expect(page.querySelector('[onerror]')).toBeNull();
});

it('carries it behind all that is painted, and nothing where it was drawn from nothing', () => {
  const html = composed('{"rooms":[]}');
  expect(html.indexOf('id="built-answers"')).toBeGreaterThan(html.indexOf('id="script-failure"'));
  expect(composed('{}')).not.toContain('built-answers');
});

it('tells the styles of a bar at the foot of the page before it is painted', () => {
  const bar = (classes: string) => `<div data-sticky-bar="" class="fixed ${classes}"></div>`;
  const tag = (html: string) => /<html[^>]*>/.exec(html)?.[0];
  expect(tag(composed('{}', bar('md:hidden')))).toMatch(/^<html data-sticky-bar lang=/);
  expect(tag(composed('{}', bar('lg:hidden')))).toMatch(/^<html data-sticky-bar data-wide-bar /);
  expect(tag(composed('{}'))).toMatch(/^<html lang=/);
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineHashes } from '../../tools/site/inline-hashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inlineHashes', () => {
  it('names every inline script and style of all pages once', () => {
    const pages = [
      '<style>a{}</style><script>one()</script>',
      '<style>a{}</style><STYLE media="print">b{}</STYLE ><script type="module">two()</script>',
    ];
    expect(inlineHashes(pages)).toEqual({
      scripts: [hash('one()'), hash('two()')].toSorted(),
      styles: [hash('a{}'), hash('b{}')].toSorted(),
    });
  });

  it('is the hash a browser computes', () => {
    expect(inlineHashes(["<script>alert('Hello, world.');</script>"]).scripts).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  it.each([
    ['a file', '<script type="module" crossorigin src="/assets/index.js"></script>'],
    ['a file among quotes', `<script data-note="a > b" src='/x.js'></script>`],
    ['data', '<script type="application/ld+json">{"@type":"Hostel"}</script>'],
    ['a page without any', '<p>Reservas</p>'],
  ])('asks nothing for %s', (_name, page) => {
    expect(inlineHashes([page])).toEqual({ scripts: [], styles: [] });
  });

  it('reads line ends as a browser does, and what is within as it stands', () => {
    const page = '<style>\r\na::before{content:"<script>"}\r</style>';
    expect(inlineHashes([page])).toEqual({
      scripts: [],
      styles: [hash('\na::before{content:"<script>"}\n')],
    });
  });

  it.each([
    ['style', '<p class="a" style="color:red">'],
    ['style', '<p\n  STYLE = color:red>'],
    ['onclick', `<button data-a='"' onclick="go()">`],
    ['onerror', '<img src=x onerror=go()>'],
  ])('refuses a page with the attribute %s: %s', (name, tag) => {
    expect(() => inlineHashes([tag])).toThrow(new RegExp(`'${name}'`, 'i'));
  });

  it.each([
    ['a text', '<p>Não use style="…" nem onclick="…".</p>'],
    ['a value', '<meta content=\'a style="b" onload="c"\'>'],
    ['a comment', '<!-- <p style="color:red"> -->'],
    ['a longer name', '<p data-style="x" data-onclick="y">'],
    ['a script', `<script>document.write('<p style="">')</script>`],
  ])('takes %s that only speaks of such an attribute', (_name, page) => {
    expect(() => inlineHashes([page])).not.toThrow();
  });
});

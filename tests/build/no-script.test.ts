import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostel } from '@/copy/hostel';
import { pageTemplate } from '../../tools/site/shell';

describe('a page whose work begins with the app', () => {
  it('says before all else that it needs scripts, with the telephone', () => {
    const index = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8');
    const [before = '', after = ''] = pageTemplate(index, 'Se preferir, ligue').split(
      '<div id="root">',
    );
    const [, screen = ''] = /<body>\s*<noscript>([\s\S]*)<\/noscript>\s*$/.exec(before) ?? [];
    expect(screen).toContain('Para usar este site, ative o JavaScript no seu navegador.');
    expect(screen).toContain('Se preferir, ligue <a ');
    expect(screen).toContain(`href="${hostel.phone.href}">${hostel.phone.display}</a>`);
    expect(after).not.toContain('<noscript>');
  });
});

import { describe, expect, it } from 'vitest';
import { legalModule, readLegalText } from '../../tools/site/legal-text';

const HEAD = '# Termos\n\nO que vale.\n';
const sectionOf = (block: string) => `${HEAD}\n## Lei {#law}\n\n${block}\n`;
const bodyOf = (block: string) => readLegalText(sectionOf(block)).sections[0]?.body;

describe('a legal text in Markdown', () => {
  it('has a title, what search engines show, and sections by name (LANG-03)', () => {
    expect(readLegalText(`<!--\nTERMS-01\n-->\n\n${HEAD}\n## Lei {#law}\n\nVale.\n`)).toEqual({
      title: 'Termos',
      description: 'O que vale.',
      sections: [{ id: 'law', title: 'Lei', body: [{ kind: 'paragraph', text: 'Vale.' }] }],
    });
  });

  it.each([
    ['> Vale.', { kind: 'notice', text: 'Vale.' }],
    ['- um;\n- dois.', { kind: 'list', items: ['um;', 'dois.'] }],
    [
      '| O quê | Até |\n| ----- | --- |\n| Nome  | 30  |',
      { kind: 'table', head: ['O quê', 'Até'], rows: [['Nome', '30']] },
    ],
    ['|      |     |\n| ---- | --- |\n| Nome | 30  |', { kind: 'table', rows: [['Nome', '30']] }],
    [
      '{house}: veja a [Política](privacy), ou {email}',
      {
        kind: 'paragraph',
        text: [
          { name: 'house' },
          ': veja a ',
          { link: 'privacy', text: 'Política' },
          ', ou ',
          { link: 'email' },
        ],
      },
    ],
    [
      'artigo&nbsp;5, total&#x202f;: Geschäfts&shy;post, e-&NoBreak;mails',
      {
        kind: 'paragraph',
        text: 'artigo\u00a05, total\u202f: Geschäfts\u00adpost, e-\u2060mails',
      },
    ],
  ])('reads %j (LANG-03)', (block, read) => {
    expect(bodyOf(block)).toEqual([read]);
  });

  it.each([
    'Com **força**',
    'Um `sinal`',
    '<b>Vale</b>',
    'De {nobody}',
    'Veja [isto](nowhere)',
    'Um&copy;',
    'Uma linha\ne outra',
    '- um;\noutra linha',
    '| só uma |\n| --- |\n| célula |',
    '### Mais fundo',
  ])('refuses %j, of which a sign would reach the page (LANG-03)', (block) => {
    expect(() => bodyOf(block)).toThrow(/^N/);
  });

  it.each(['Só texto.', '# Termos\n', `${HEAD}\n## Lei\n\nVale.\n`, `${HEAD}\n## Lei {#lex}\n`])(
    'refuses %j, which lacks a part (LANG-03)',
    (markdown) => {
      expect(() => readLegalText(markdown)).toThrow(/legal text/);
    },
  );

  it('takes what other pages say as well from where they have it (TEXT-STAY-07)', () => {
    const module = legalModule(sectionOf('- {HOUSE_RULES}\n\nCom IVA. {TOURIST_TAX}'));
    expect(module).toContain("import { HOUSE_RULES, TOURIST_TAX } from './stay-policies.ts'");
    expect(module).toContain('"items":[...Object.values(HOUSE_RULES)]');
    expect(module).toContain('"Com IVA. " + TOURIST_TAX + ""');
  });
});

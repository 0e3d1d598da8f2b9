import {
  LEGAL_CONTACTS,
  LEGAL_NAMES,
  LEGAL_PAGES,
  LEGAL_SECTIONS,
  type LegalBlock,
  type LegalDocument,
  type LegalSection,
  type LegalText,
} from '../../src/domain/language/legal-document.ts';

/**
 * The module of a legal text, which exports it as TEXT. What another page says as well is not said
 * again: it is taken from the texts of the same language.
 */
export function legalModule(markdown: string): string {
  const text = JSON.stringify(readLegalText(markdown))
    .replace('"{HOUSE_RULES}"', '...Object.values(HOUSE_RULES)')
    .replace('{TOURIST_TAX}', '" + TOURIST_TAX + "');
  return `import { HOUSE_RULES, TOURIST_TAX } from './stay-policies.ts';\nexport const TEXT = ${text};`;
}

/**
 * Reads a legal text: the few forms of Markdown that docs/languages.md names, and no other, so that
 * no sign of it reaches a page.
 */
export function readLegalText(markdown: string): LegalDocument {
  const [head = '', ...sections] = markdown.replace(/^<!--.*?-->\n/s, '').split(/^## /m);
  const [title = '', description = '', ...more] = blocksOf(head);
  if (!title.startsWith('# ') || description === '' || more.length > 0) {
    throw new Error('A legal text begins with a title and one paragraph, its description.');
  }
  return {
    title: wordsOf(title.slice(2)),
    description: wordsOf(description),
    sections: sections.map(readSection),
  };
}

const blocksOf = (source: string) => source.trim().split(/\n{2,}/);

function readSection(source: string): LegalSection {
  const [heading = '', ...blocks] = blocksOf(source);
  const [, title = '', name] = /^(.+) \{#(\w+)\}$/.exec(heading) ?? [];
  const id = LEGAL_SECTIONS.find((each) => each === name);
  if (id === undefined) throw new Error(`No section of a legal text: '## ${heading}'.`);
  return { id, title: wordsOf(title), body: blocks.map(readBlock) };
}

function readBlock(source: string): LegalBlock {
  const lines = source.split('\n');
  if (source.startsWith('- ')) {
    return { kind: 'list', items: lines.map((line) => readText(after('- ', line))) };
  }
  if (source.startsWith('| ')) {
    const [head, , ...rows] = lines.map(cellsOf);
    return {
      kind: 'table',
      ...(head?.every((cell) => cell !== '') && { head: [wordsOf(head[0]), wordsOf(head[1])] }),
      rows: rows.map(([name, text]) => [wordsOf(name), readText(text)]),
    };
  }
  if (source.startsWith('> ')) return { kind: 'notice', text: readText(after('> ', source)) };
  return { kind: 'paragraph', text: readText(source) };
}

function after(sign: string, line: string): string {
  if (!line.startsWith(sign)) throw new Error(`Not a line of the list: '${line}'.`);
  return line.slice(sign.length);
}

function cellsOf(line: string): [string, string] {
  const [, first, second] = /^\| ([^|]*) \| ([^|]*) \|$/.exec(line) ?? [];
  if (first === undefined || second === undefined) throw new Error(`Not two cells: '${line}'.`);
  return [first.trim(), second.trim()];
}

function readText(source: string): LegalText {
  const pieces = source
    .split(/(\{[a-z]\w*\}|\[[^\]]+\]\(\w+\))/)
    .filter((piece) => piece !== '')
    .map(readPiece);
  const [only, ...more] = pieces;
  return typeof only === 'string' && more.length === 0 ? only : pieces;
}

function readPiece(source: string) {
  const name = LEGAL_NAMES.find((each) => source === `{${each}}`);
  if (name !== undefined) return { name };
  const contact = LEGAL_CONTACTS.find((each) => source === `{${each}}`);
  if (contact !== undefined) return { link: contact };
  const page = LEGAL_PAGES.find((each) => source.endsWith(`](${each})`));
  if (page !== undefined)
    return { link: page, text: wordsOf(source.slice(1, source.indexOf(']'))) };
  return wordsOf(source);
}

/** Signs that no editor shows. */
const UNSEEN: Readonly<Record<string, string>> = {
  '&nbsp;': '\u00a0',
  '&#x202f;': '\u202f',
  '&shy;': '\u00ad',
  '&NoBreak;': '\u2060',
};

function wordsOf(source: string): string {
  const words = source.replaceAll(/&[#\w]+;/g, (sign) => UNSEEN[sign] ?? sign);
  const [stray] = /[*`<>[\]{}|\\&#\n]/.exec(words.replaceAll(/\{[A-Z_]+\}/g, '')) ?? [];
  if (stray !== undefined) throw new Error(`No sign of a legal text, '${stray}': '${source}'.`);
  return words;
}

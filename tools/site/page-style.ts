const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const CLASS_SELECTOR = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;
const COMMENT = /\/\*[\s\S]*?\*\//g;
/** Ignored when a selector is compared with a page: its classes do not say whom a rule is for. */
const CONDITION = /:(?:has|is|where|not)\((?:[^()]|\([^()]*\))*\)/g;
/**
 * The one condition that counts: rules with it are for the panel, which no built page belongs to.
 */
const IN_PANEL = ':where(.panel,.panel *)';
/**
 * How a rule begins when it depends on another element's state ('group-hover') or styles children
 * ('divide-y').
 */
const WRAPPING =
  /^:is\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)|^:where\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)$/;
/** The registration of a custom property: kept only for rules that read it. */
const REGISTRATION = /@property (--[\w-]+)\{[^}]*\}/g;
/** The same for older browsers: a layer of first values. */
const FIRST_VALUES = /@layer properties\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/;
const FIRST_VALUE = /(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;
/** What in a selector is no element: attributes, ids and states. */
const NO_ELEMENT = /\[[^\]]*\]|#[\w-]+|::?[\w-]+(?:\([^()]*\))?/g;
const ELEMENT = /[a-z][\w-]*/gi;
/** The parts of fields, which a rule may name without the field. */
const PART_OF_FIELD = /::(?:placeholder|file-selector-button|-webkit-(?!backdrop))/;
const FIELD = ['input', 'textarea'];
/** At-rules that hold rules; all others are kept whole. */
const GROUP = /^@(?:layer|media|supports|container)\b/;

/** What a page's markup has for rules to apply to. */
interface Used {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
}

/**
 * The part of a style sheet that a page's markup asks for: rules for classes and elements it does
 * not have are left out. The full sheet comes with the script, for whatever the script may add.
 */
export function pageStyle(css: string, markup: string): string {
  const used = { classes: usedClasses(markup), elements: usedElements(markup) };
  const kept = keptRules(css.replaceAll(COMMENT, ''), (selector) => isWanted(selector, used));
  const ifRead = (rule: string, name: string) => (kept.includes(`var(${name}`) ? rule : '');
  return kept
    .replaceAll(REGISTRATION, ifRead)
    .replace(FIRST_VALUES, (layer) => layer.replaceAll(FIRST_VALUE, ifRead));
}

function usedClasses(markup: string): ReadonlySet<string> {
  const classes = [...markup.matchAll(CLASS_ATTRIBUTE)].flatMap(([, value = '']) =>
    unescapeHtml(value).split(/\s+/),
  );
  return new Set(classes);
}

function usedElements(markup: string): ReadonlySet<string> {
  return new Set(
    [...markup.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase()),
  );
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Whether one of a rule's selectors names only classes and elements that are there. */
function isWanted(selectors: string, { classes, elements }: Used): boolean {
  const plain = unwrapped(selectors).replaceAll(IN_PANEL, '.panel').replaceAll(CONDITION, '');
  return splitAtCommas(plain).some((selector) => {
    if (PART_OF_FIELD.test(selector) && !FIELD.some((field) => elements.has(field))) return false;
    const named = selector.replaceAll(CLASS_SELECTOR, '').replaceAll(NO_ELEMENT, '');
    return (
      [...named.matchAll(ELEMENT)].every(([name]) => elements.has(name.toLowerCase())) &&
      [...selector.matchAll(CLASS_SELECTOR)].every(([, name = '']) =>
        classes.has(unescapeCss(name)),
      )
    );
  });
}

/** A selector without an :is() or :where() around the whole of it. */
function unwrapped(selectors: string): string {
  const inner = selectors.replace(WRAPPING, '$1$2');
  return inner === selectors ? inner : unwrapped(inner);
}

function splitAtCommas(selectors: string): string[] {
  return selectors.split(/(?<!\\),(?![^[(]*[\])])/);
}

function unescapeCss(name: string): string {
  return name.replaceAll(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_all, code: string, plain: string) =>
    plain === undefined ? String.fromCodePoint(Number.parseInt(code, 16)) : plain,
  );
}

/** Walks through the rules of a sheet, block by block. */
function keptRules(css: string, isKept: (selector: string) => boolean): string {
  let kept = '';
  let start = 0;
  while (start < css.length) {
    const open = nextOutsideText(css, start, '{;');
    if (open === -1) return kept + css.slice(start);
    const head = css.slice(start, open).trim();
    const end = css[open] === ';' ? open + 1 : blockEnd(css, open);
    const rule = css.slice(start, end);
    if (GROUP.test(head) && css[open] === '{') {
      const inner = keptRules(css.slice(open + 1, end - 1), isKept);
      if (inner !== '') kept += `${head}{${inner}}`;
    } else if (head.startsWith('@') || head === '' || isKept(head)) {
      kept += rule;
    }
    start = end;
  }
  return kept;
}

function blockEnd(css: string, open: number): number {
  let depth = 0;
  let at = open;
  do {
    if (css[at] === '{') depth++;
    else depth--;
    if (depth === 0) return at + 1;
    at = nextOutsideText(css, at + 1, '{}');
  } while (at !== -1);
  throw new Error('The style sheet has a block without end.');
}

/** The place of the next of these characters that is no part of a string or an escape. */
function nextOutsideText(css: string, from: number, characters: string): number {
  const skipped = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/y;
  let at = from;
  while (at < css.length) {
    skipped.lastIndex = at;
    const text = skipped.exec(css);
    if (text !== null) at += text[0].length;
    else if (characters.includes(css.charAt(at))) return at;
    else at++;
  }
  return -1;
}

import type { CapturedElement, CapturedNode, CapturedPage } from './capture.ts';

// Writes the source of a plain React page that shows the same, as a compiler would emit its JSX.

const BOOLEANS = new Set([
  'checked',
  'disabled',
  'hidden',
  'inert',
  'open',
  'required',
  'selected',
]);
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
};
const FIELDS = new Set(['input', 'select', 'textarea']);

/** The module of a page, whose component is its default export. */
export function pageSource({ nodes, asked }: CapturedPage): string {
  const children = nodes.map(emitted).join();
  return [
    `import { jsx, Fragment } from 'react/jsx-runtime';`,
    `import { Calendar, Field, Form, Link, Loading, press, useAnswers } from './parts.tsx';`,
    ...(children.includes('jsx(Map,') ? [`import { Map } from './Map.tsx';`] : []),
    `const ASKED = ${JSON.stringify(asked.map(question))};`,
    `export default function Page() {`,
    `  const isAnswered = useAnswers(ASKED);`,
    `  return jsx(Fragment, { children: [${children}] });`,
    `}`,
  ].join('\n');
}

function emitted(node: CapturedNode): string {
  if (typeof node === 'string') return JSON.stringify(node);
  const has = (name: string, value: string) =>
    node.attributes.some((attribute) => attribute[0] === name && attribute[1].includes(value));
  if (has('class', 'rdp-root') || (node.tag === 'table' && has('role', 'grid'))) {
    return 'jsx(Calendar, {})';
  }
  if (has('class', 'leaflet-container')) return 'jsx(Map, {})';
  return element(node);
}

function element(node: CapturedElement): string {
  const { tag, attributes, children } = node;
  const props = attributes.map(([name, value]) => property(tag, name, value));
  const href = attributes.find(([name]) => name === 'href')?.[1] ?? '';
  if (tag === 'button') props.push('onClick: press');
  const content = tag === 'textarea' ? '' : children.map(emitted).join();
  // What the page asked for stands in its main part; header and footer do not wait for it.
  if (tag === 'main') props.push(`children: isAnswered ? [${content}] : jsx(Loading, {})`);
  else if (content !== '') props.push(`children: [${content}]`);
  if (tag === 'a' && href.startsWith('/')) {
    return `jsx(Link, { to: ${JSON.stringify(href)}, ${props.join()} })`;
  }
  if (tag === 'form') return `jsx(Form, { ${props.join()} })`;
  if (FIELDS.has(tag)) return `jsx(Field, { as: ${JSON.stringify(tag)}, ${props.join()} })`;
  return `jsx(${JSON.stringify(tag)}, { ${props.join()} })`;
}

function property(tag: string, name: string, value: string): string {
  const isField = FIELDS.has(tag);
  const known = name === 'value' && !isField ? name : (REACT_NAMES[name] ?? name);
  if (name === 'style') return `style: ${JSON.stringify(styleOf(value))}`;
  if (BOOLEANS.has(name)) return `${JSON.stringify(known)}: true`;
  return `${JSON.stringify(known)}: ${JSON.stringify(value)}`;
}

function styleOf(text: string): Record<string, string> {
  const rules: Record<string, string> = {};
  for (const rule of text.split(';')) {
    const [name = '', ...value] = rule.split(':');
    if (value.length > 0) rules[reactStyle(name.trim())] = value.join(':').trim();
  }
  return rules;
}

function reactStyle(name: string): string {
  if (name.startsWith('--')) return name;
  return name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

/** What is asked of supabase-js, from the address that the product asked. */
function question(address: string): object {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const filters = [...searchParams].filter(
    ([name]) => !['select', 'order', 'limit'].includes(name),
  );
  return {
    table: pathname.slice(1),
    columns: searchParams.get('select') ?? '*',
    filters: filters.map(([column, rule]) => {
      const dot = rule.indexOf('.');
      return { column, operator: rule.slice(0, dot), value: rule.slice(dot + 1) };
    }),
  };
}

/**
 * Lint rules for the two promises of the layout that no stock rule can check:
 * imports point one way, and `domain` knows no React, network, clock or chance.
 */
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'src');

/**
 * What each folder of src may import from the others. Its own files are always allowed, and every
 * folder may import messages.
 */
const MAY_IMPORT = {
  app: ['pages', 'features', 'queries', 'domain', 'copy', 'components', 'hooks', 'lib', 'types'],
  pages: ['features', 'queries', 'domain', 'copy', 'components', 'hooks', 'lib', 'types'],
  features: ['queries', 'domain', 'copy', 'components', 'hooks', 'lib', 'types'],
  components: ['domain', 'copy', 'hooks', 'lib', 'types'],
  queries: ['domain', 'lib', 'types'],
  copy: ['domain', 'types'],
  hooks: ['domain', 'lib', 'types'],
  lib: ['domain', 'types'],
  messages: ['domain'],
  types: [],
  domain: [],
};

/**
 * Features that others may import, since every screen of the panel needs them: sign-in, changes,
 * forms for a booking, mails.
 */
const SHARED_FEATURES = ['auth', 'panel', 'desk-form', 'desk-change', 'payments', 'mails'];

const DOMAIN_PACKAGES = ['date-fns', 'valibot'];
const CLIENT_PACKAGES = ['@supabase/supabase-js', '@supabase/postgrest-js', '@supabase/auth-js'];

/** The path of a module inside src ('queries/rooms'), or null when it is not there. */
function insideSrc(path) {
  const inside = relative(SRC, path).split(sep).join('/');
  return inside.startsWith('..') ? null : inside;
}

function resolveImport(specifier, fileName) {
  if (specifier.startsWith('@messages/')) return specifier.slice(1);
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return insideSrc(join(dirname(fileName), specifier));
  return null;
}

const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function layerProblem(specifier, fileName) {
  const here = insideSrc(fileName);
  if (here === null || !here.includes('/')) return null;
  const layer = here.split('/')[0];
  const target = resolveImport(specifier, fileName);

  if (target === null) {
    if (layer === 'domain' && !DOMAIN_PACKAGES.includes(packageName(specifier))) {
      return `domain is pure: it may not import '${specifier}'.`;
    }
    if (
      CLIENT_PACKAGES.includes(packageName(specifier)) &&
      !['lib', 'queries', 'types'].includes(layer)
    ) {
      return `Only queries and lib talk to the backend's client: '${specifier}'.`;
    }
    return null;
  }
  const targetLayer = target.split('/')[0];
  if (targetLayer !== layer) {
    if (targetLayer === 'messages' || MAY_IMPORT[layer]?.includes(targetLayer)) return null;
    return `${layer} may not import from ${targetLayer}: imports point down only.`;
  }
  if (
    layer === 'features' &&
    target.split('/')[1] !== here.split('/')[1] &&
    !SHARED_FEATURES.includes(target.split('/')[1])
  ) {
    return `Features do not import each other ('${specifier}'): the page composes them.`;
  }
  return null;
}

const layers = {
  create(context) {
    const check = (source) => {
      if (typeof source?.value !== 'string') return;
      const message = layerProblem(source.value, context.filename);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};

/** Screens pass a client to a query: only files in `queries` call the backend. */
const onlyQueriesCall = {
  create(context) {
    const layer = insideSrc(context.filename)?.split('/')[0];
    if (layer === undefined || layer === 'queries') return {};
    return {
      CallExpression(node) {
        const {
          callee,
          arguments: [first],
        } = node;
        const isTableCall =
          ['from', 'rpc'].includes(callee.property?.name) && typeof first?.value === 'string';
        if (callee.type === 'MemberExpression' && isTableCall) {
          context.report({
            node,
            message: 'Only queries call the backend: add a function to src/queries.',
          });
        }
      },
    };
  },
};

const IMPURE_MEMBERS = ['Date.now', 'Math.random'];
const IMPURE_GLOBALS = [
  'fetch',
  'crypto',
  'performance',
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'process',
];

const pureDomain = {
  create(context) {
    if (!insideSrc(context.filename)?.startsWith('domain/')) return {};
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) {
          context.report({
            node,
            message: 'domain takes the day as an argument; it does not read the clock.',
          });
        }
      },
      MemberExpression(node) {
        const name = `${node.object.name}.${node.property.name}`;
        if (IMPURE_MEMBERS.includes(name)) {
          context.report({
            node,
            message: `domain takes clock and chance as arguments: no ${name}.`,
          });
        }
        if (IMPURE_GLOBALS.includes(node.object.name)) {
          context.report({ node, message: `domain is pure: no ${node.object.name}.` });
        }
      },
      CallExpression(node) {
        if (IMPURE_GLOBALS.includes(node.callee.name)) {
          context.report({ node, message: `domain is pure: no ${node.callee.name}.` });
        }
      },
    };
  },
};

export default {
  meta: { name: 'architecture' },
  rules: { layers, 'only-queries-call': onlyQueriesCall, 'pure-domain': pureDomain },
};

/**
 * Lint rules for the promises of the layout that no stock rule can check: imports point one way,
 * folders stay small, and `domain` knows no React, network, clock or chance.
 */
import { folders } from './folders.mjs';
import { insideSrc } from './house.mjs';
import { layers } from './imports.mjs';
import { focusHooks, formDialog, stillReading } from './panel.mjs';

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

/** Every query may throw a QueryError: its own file says so, once. */
const errorSaidOnce = {
  create(context) {
    if (!insideSrc(context.filename)?.startsWith('queries/')) return {};
    return {
      Program(node) {
        for (const { value } of context.sourceCode.getAllComments()) {
          if (!value.includes('@throws QueryError')) continue;
          context.report({
            node,
            message: "Every query may throw a QueryError: say only what is its own, 'Fails as …'.",
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
  rules: {
    layers,
    folders,
    'only-queries-call': onlyQueriesCall,
    'pure-domain': pureDomain,
    'error-said-once': errorSaidOnce,
    'still-reading': stillReading,
    'focus-hooks': focusHooks,
    'form-dialog': formDialog,
  },
};

/** Imports point one way: down the layers of src, and down the floors of each part of it. */
import { dirname, join } from 'node:path';
import { insideSrc, MAY_IMPORT, placeOf } from './house.mjs';

const DOMAIN_PACKAGES = ['date-fns', 'mrz', 'valibot'];
const CLIENT_PACKAGES = ['@supabase/supabase-js', '@supabase/postgrest-js', '@supabase/auth-js'];

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

function packageProblem(specifier, layer) {
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

function floorProblem(here, target) {
  const from = placeOf(here);
  const to = placeOf(target);
  if (from === null || to === null) return null;
  if (from.part !== to.part) return `${from.part} and ${to.part} never import each other.`;
  if (from.room === to.room) return null;
  for (const { part, room, floor } of [from, to]) {
    if (floor < 0) return `${part}/${room} has no floor: put it into FLOORS of tools/lint.`;
  }
  return to.floor < from.floor
    ? null
    : `${from.part}/${from.room} may not import from ${to.room}: imports point down the floors only.`;
}

function importProblem(specifier, fileName) {
  const here = insideSrc(fileName);
  if (here === null || !here.includes('/')) return null;
  const layer = here.split('/')[0];
  if (specifier.startsWith('../../')) return `Name '${specifier}' from the top: '@/…'.`;
  if (layer === 'domain' && specifier.startsWith('.') && !specifier.endsWith('.ts')) {
    return `Imports of domain end in .ts, so that Deno reads it: '${specifier}.ts'.`;
  }
  const target = resolveImport(specifier, fileName);
  if (target === null) return packageProblem(specifier, layer);

  const targetLayer = target.split('/')[0];
  if (targetLayer !== layer) {
    if (targetLayer === 'messages' || MAY_IMPORT[layer]?.includes(targetLayer)) return null;
    return `${layer} may not import from ${targetLayer}: imports point down only.`;
  }
  return floorProblem(here, target);
}

export const layers = {
  create(context) {
    const check = (source) => {
      if (typeof source?.value !== 'string') return;
      const message = importProblem(source.value, context.filename);
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

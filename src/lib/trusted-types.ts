/** The one piece of markup that code we use makes of text: Leaflet asks so whether SVG is drawn. */
const LEAFLET_PROBE = '<svg/>';

interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (markup: string) => string | null }) => unknown;
}

let isDone = false;

/**
 * Lets Leaflet start under `require-trusted-types-for 'script'`, which refuses to make markup or
 * code of any text. Browsers ask the policy named 'default'; everything else stays refused.
 */
export function allowLeafletProbe(): void {
  if (isDone || !hasTrustedTypes(window)) return;
  isDone = true;
  window.trustedTypes.createPolicy('default', {
    createHTML: (markup) => (markup === LEAFLET_PROBE ? markup : null),
  });
}

function hasTrustedTypes(scope: object): scope is { trustedTypes: PolicyFactory } {
  return 'trustedTypes' in scope && scope.trustedTypes !== undefined;
}

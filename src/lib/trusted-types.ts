/** The only markup that a library we use creates from text: Leaflet tests SVG support with it. */
const LEAFLET_PROBE = '<svg/>';

interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (markup: string) => string | null }) => unknown;
}

let isDone = false;

/**
 * Lets Leaflet start under `require-trusted-types-for 'script'`, which forbids creating markup or
 * code from text. Browsers ask the policy named 'default'; it still refuses everything else.
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

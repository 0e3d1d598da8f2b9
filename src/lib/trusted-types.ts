/** The only markup that a library we use creates from text: Leaflet tests SVG support with it. */
const LEAFLET_PROBE = '<svg/>';

/** The only script that is started by its address: the worker that makes pictures smaller. */
const PICTURE_WORKER = /^\/(?:assets|src)\/(?:[\w-]+\/)*shrink\.worker[\w.-]*\.[jt]s$/;

interface Policy {
  createHTML: (markup: string) => string | null;
  createScriptURL: (address: string) => string | null;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Policy) => unknown;
}

let isDone = false;

/**
 * Lets Leaflet start under `require-trusted-types-for 'script'`, which forbids creating markup or
 * code from text. Browsers ask the policy named 'default'; it still refuses everything else.
 */
export function allowLeafletProbe(): void {
  setPolicy();
}

/** Lets the worker start that makes pictures smaller (PIC-01), under the same rule. */
export function allowPictureWorker(): void {
  setPolicy();
}

/** There can be only one policy of this name: it allows both, and nothing else. */
function setPolicy(): void {
  if (isDone || !hasTrustedTypes(window)) return;
  isDone = true;
  window.trustedTypes.createPolicy('default', {
    createHTML: (markup) => (markup === LEAFLET_PROBE ? markup : null),
    createScriptURL: (address) => (isPictureWorker(address) ? address : null),
  });
}

function isPictureWorker(address: string): boolean {
  const { origin, pathname } = new URL(address, window.location.href);
  return origin === window.location.origin && PICTURE_WORKER.test(pathname);
}

function hasTrustedTypes(scope: object): scope is { trustedTypes: PolicyFactory } {
  return 'trustedTypes' in scope && scope.trustedTypes !== undefined;
}

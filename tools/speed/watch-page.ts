/** What the watcher tells, in ms since the visit began. */
export interface Paints {
  fcp: number;
  lcp: number;
  usable: number;
}

declare global {
  interface Window {
    /** Reads the processor's time; given by the visit. */
    pageIsUsable: () => Promise<void>;
    /** Ends the visit; given by it. */
    pageIsSettled: (paints: Paints) => Promise<void>;
  }
}

/**
 * Runs in the page before its own scripts. Looks every 50 ms whether the page is usable: React has
 * taken over every link, button and field (it leaves its mark on them), what was asked of the
 * backend has been answered, what is wanted is there, and nothing has been added since the last
 * look. A moment after that and after the last paint it ends the visit. A page without scripts is
 * usable when it has loaded.
 */
export function watchPage(shown: string): void {
  const paints = { fcp: 0, lcp: 0, usable: 0 };
  let unanswered = 0;
  let changes = 0;
  let changesBefore = 0;

  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') paints.fcp = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    paints.lcp = list.getEntries().at(-1)?.startTime ?? paints.lcp;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver(() => changes++).observe(document, { childList: true, subtree: true });
  const send = window.fetch.bind(window);
  window.fetch = async (...request) => {
    unanswered++;
    try {
      return await send(...request);
    } finally {
      unanswered--;
    }
  };

  const isTaken = (element: Element) =>
    element.closest('.leaflet-container') !== null ||
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));

  function isUsable(): boolean {
    if (document.readyState === 'loading') return false;
    if (isBare()) return document.readyState === 'complete';
    if (unanswered > 0 || (shown !== '' && document.querySelector(shown) === null)) return false;
    const controls = document.querySelectorAll(
      ['a[href]', 'button', 'input', 'select', 'textarea'].map((tag) => `#root ${tag}`).join(),
    );
    for (const control of controls) if (!isTaken(control)) return false;
    return controls.length > 0;
  }

  function isBare(): boolean {
    return document.querySelector('script[src],script:not([type])') === null;
  }

  function look(): void {
    const isQuiet = changes === changesBefore;
    changesBefore = changes;
    if (isQuiet && isUsable()) {
      paints.usable = performance.now();
      void window.pageIsUsable();
      settle();
    } else setTimeout(look, 50);
  }

  function settle(): void {
    const isPainted = paints.lcp > 0 || isBare();
    const quietFor = performance.now() - Math.max(paints.usable, paints.lcp);
    if (isPainted && quietFor > 500 && document.readyState === 'complete') {
      void window.pageIsSettled(paints);
    } else setTimeout(settle, 100);
  }

  look();
}

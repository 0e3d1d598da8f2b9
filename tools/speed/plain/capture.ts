import type { Browser } from 'playwright-core';
import { withinLimit } from '../visit.ts';
import { watchPage, type Paints } from '../watch-page.ts';
import type { MeasuredPage } from '../pages.ts';

/** An element of a page as it stands in the browser. */
export interface CapturedElement {
  tag: string;
  attributes: [name: string, value: string][];
  children: CapturedNode[];
}
export type CapturedNode = CapturedElement | string;

/** What a page shows, and what it asked of the backend for that, as addresses below /rest/v1/. */
export interface CapturedPage {
  path: string;
  nodes: CapturedNode[];
  asked: string[];
}

/** Opens a page of the product on an unhurried phone and reads what it shows once it is usable. */
export async function capturePage(
  browser: Browser,
  origin: string,
  { path, shown = '' }: MeasuredPage,
): Promise<CapturedPage> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'pt-PT',
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, question] = request.url().split('/rest/v1/');
      if (question !== undefined && request.method() === 'GET') asked.push(question);
    });
    await page.exposeFunction('pageIsUsable', () => {});
    const settled = new Promise<Paints>((resolve) => {
      void page.exposeFunction('pageIsSettled', resolve);
    });
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchPage, { shown, answers: 0 });
    await page.goto(origin + path);
    await withinLimit(settled, path);
    return { path, asked, nodes: await page.evaluate(readNodes) };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function readNodes(): CapturedNode[] {
  const childrenOf = (parent: Element): CapturedNode[] =>
    [...parent.childNodes].flatMap((node): CapturedNode[] => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element)) return [];
      return [
        {
          tag: node.localName,
          attributes: [...node.attributes].map(({ name, value }): [string, string] => [
            name,
            value,
          ]),
          children: childrenOf(node),
        },
      ];
    });
  const root = document.querySelector('#root');
  return root === null ? [] : childrenOf(root);
}

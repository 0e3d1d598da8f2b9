import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { missing, scriptOf, type Screen, type Tab } from './tab';

const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** The distribution's Firefox, without a window, over WebDriver BiDi. */
export async function openFirefox({ width, height }: Screen): Promise<Tab> {
  if (!existsSync(FIREFOX)) throw missing('Firefox', 'firefox-esr');
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    defaultViewport: { width, height },
  });
  const page = await browser.newPage();
  return {
    goTo: async (address) => {
      await page.goto(address);
    },
    run: async (work, ...args) => page.evaluate(`(() => { ${scriptOf(work, args)} })()`),
    close: async () => browser.close(),
  };
}

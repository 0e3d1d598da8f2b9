import { DEMO_STAFF } from '../page';
import { expect, PHONE, DESKTOP, test } from '../fixtures';
import { openFirefox } from './firefox';
import { openWindow, shownOfWindow, signInHere } from './in-page';
import type { Tab } from './tab';
import { openWebKit } from './webkit';

// Windows in the engines of Firefox and Safari, which take heights otherwise than Chromium.

const ENGINES = [
  { engine: 'Firefox', open: openFirefox },
  { engine: 'WebKit', open: openWebKit },
];

const PANEL = [
  ['/admin/bookings', 'Nova reserva'],
  ['/admin/rooms', 'Adicionar quarto'],
  ['/admin/dashboard', 'Receber'],
] as const;

let tab: Tab | undefined;

test.afterEach(async () => {
  await tab?.close();
  tab = undefined;
});

async function expectWhole(shown: Tab, control: string): Promise<void> {
  await expect.poll(async () => shown.run(openWindow, control), { message: control }).toBe(true);
  await expect.poll(async () => shown.run(shownOfWindow), { message: control }).toBe('whole');
}

for (const { engine, open } of ENGINES) {
  for (const screen of [PHONE, DESKTOP]) {
    test(`${engine} shows Home's calendar whole at ${screen.width} px (HOME-03)`, async ({
      house,
    }) => {
      tab = await open(screen);
      await tab.goTo(house);
      await expectWhole(tab, 'Check-in');
    });

    test(`${engine} shows the panel's windows whole at ${screen.width} px`, async ({ house }) => {
      const opened = await open(screen);
      tab = opened;
      await opened.goTo(`${house}/admin/login`);
      const { email, password } = DEMO_STAFF;
      await expect.poll(async () => opened.run(signInHere, email, password)).toBe(true);
      for (const [address, control] of PANEL) {
        // oxlint-disable-next-line no-await-in-loop -- one window after the other
        await opened.goTo(house + address);
        // oxlint-disable-next-line no-await-in-loop -- the same
        await expectWhole(opened, control);
      }
    });
  }
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Visitor } from './fixtures';

export { answerTiles, DEMO_STAFF, framesPass, holdBack, settled, signIn, woken } from './page';

/** Asserts that the screen as it stands is sound: no console error, no sideways scroll, no axe finding. */
export async function expectSoundScreen({ page, problems }: Visitor): Promise<void> {
  expect(problems).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scroll in px').toBeLessThanOrEqual(0);
  // In the page itself: otherwise axe opens a window of its own to sum up, which takes longer than to look.
  // Nobody reads the list of all that is as it should be, which takes half of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
    ),
  ).toEqual([]);
}

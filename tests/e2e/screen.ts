import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Visitor } from './fixtures';

export {
  answerTiles,
  DEMO_STAFF,
  fontsAreHere,
  fontsShown,
  framesPass,
  holdBack,
  pauseClock,
  requestsSent,
  settled,
  signIn,
  woken,
} from './page';

/** Asserts that the screen has no console error, no sideways scroll and no axe finding. */
export async function expectSoundScreen({ page, problems }: Visitor): Promise<void> {
  expect(problems).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scroll in px').toBeLessThanOrEqual(0);
  // In the page itself: otherwise axe opens a window of its own for its summary, which takes longer
  // than the check. Listing the rules that passed, which nobody reads, would take half of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
    ),
  ).toEqual([]);
}

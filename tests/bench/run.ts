/** `npm run bench`: what a user feels as the house grows. Times are for reading, never asserted. */
import { benchAvailabilityGrid } from './availability-grid.ts';
import { startBenchBrowser } from './bench-browser.ts';
import { benchBookingsScreen } from './bookings-screen.ts';
import { benchRecommendations } from './recommendations.ts';

console.log(`Node ${process.version}, times in ms (median)\n`);
benchRecommendations();
const browser = await startBenchBrowser();
try {
  await benchAvailabilityGrid(browser);
  await benchBookingsScreen(browser);
} finally {
  await browser.close();
}

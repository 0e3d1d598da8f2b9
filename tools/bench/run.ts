import { benchCalendars } from './calendars.ts';
import { benchPictures } from './pictures.ts';
import { benchRecommendations } from './recommendations.ts';
import { benchRefused } from './refused.ts';
import { benchSuggestions } from './suggestions.ts';

// npm run bench: what grows with the house, beside the obvious way. Times are printed, never
// asserted. One part alone: npm run bench -- calendars

const PARTS: Record<string, () => void | Promise<void>> = {
  recommendations: benchRecommendations,
  calendars: benchCalendars,
  suggestions: benchSuggestions,
  refused: benchRefused,
  pictures: benchPictures,
};

const named = process.argv[2];
const parts = named === undefined ? Object.values(PARTS) : [PARTS[named]];
console.log(`Node ${process.version}, times in ms (median)\n`);
for (const part of parts) {
  if (part === undefined) throw new Error(`The parts are: ${Object.keys(PARTS).join(', ')}`);
  // oxlint-disable-next-line no-await-in-loop -- side by side they would share the machine
  await part();
}

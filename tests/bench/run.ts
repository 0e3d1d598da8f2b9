/** `npm run bench`: what a user feels as the house grows. Times are for reading, never asserted. */
import { benchRecommendations } from './recommendations.ts';

console.log(`Node ${process.version}, times in ms (median)\n`);
benchRecommendations();

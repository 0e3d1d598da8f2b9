import { breakAccess } from './break-access.ts';
import { breakDomain } from './break-domain.ts';

// npm run test:mutations: breaks one thing after the other in a copy of the project and shows
// whether a test notices. Exits with 1 when a fault goes unnoticed. The first word chooses
// 'access' (policies and grants) or 'domain', without it both; the words after it choose faults by
// name.

const [part = '', ...others] = process.argv.slice(2);
const isPart = part === 'access' || part === 'domain';
const words = (isPart ? others : process.argv.slice(2)).join(' ');

const totals = [
  ...(part === 'domain' ? [] : [await breakAccess(words)]),
  ...(part === 'access' ? [] : [breakDomain(words)]),
];
const tried = totals.reduce((sum, total) => sum + total.tried, 0);
const noticed = totals.reduce((sum, total) => sum + total.noticed, 0);
if (tried === 0) throw new Error(`No fault's name contains '${words}'.`);
console.log(`\n${noticed} of ${tried} faults noticed`);
process.exitCode = noticed === tried ? 0 : 1;

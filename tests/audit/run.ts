/**
 * `npm run audit`: known advisories for the packages in the lock file. Fails on a grave one in what
 * guests and staff are given; says so where the registry does not answer such questions.
 */
import { isGrave, listAdvisories, type Advisory } from './advisories.ts';

const production = await listAdvisories({ isProduction: true });
if ('refusal' in production) {
  console.log(`The registry tells nothing about advisories: ${production.refusal}`);
  console.log('Nothing was checked. Try again where npm reaches a registry that does.');
} else {
  print('Production', production.advisories);
  const all = await listAdvisories({ isProduction: false });
  if ('advisories' in all) {
    const names = new Set(production.advisories.map(({ packageName }) => packageName));
    print(
      'Development only',
      all.advisories.filter(({ packageName }) => !names.has(packageName)),
    );
  }
  if (production.advisories.some(isGrave)) {
    console.error('\nA grave advisory concerns what is delivered: update before the next release.');
    process.exitCode = 1;
  }
}

function print(heading: string, advisories: readonly Advisory[]): void {
  console.log(advisories.length === 0 ? `${heading}: no known advisory` : `${heading}:`);
  for (const { severity, packageName, range, reasons } of advisories) {
    console.log(
      `  ${severity.padEnd(8)} ${`${packageName} ${range}`.trim()}: ${reasons.join('; ')}`,
    );
  }
}

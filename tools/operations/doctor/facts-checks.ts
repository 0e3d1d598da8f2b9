import { openFactsLine, type StatedHouse } from '../../../src/domain/house/open-facts.ts';
import { attention, ok, type Finding } from './finding.ts';

/**
 * Whether the house that is built here says of itself what the law asks for (LEGAL-01). Not asked of
 * the embedded database, whose demo house is invented on purpose.
 */
export function factsFinding(house: StatedHouse): Finding {
  const open = openFactsLine(house);
  if (open === null) return ok('facts: what the law asks a house to say of itself is given');
  return attention(
    `facts: ${open}`,
    'Write them into src/copy/hostel.ts, then build and publish the site anew.',
  );
}

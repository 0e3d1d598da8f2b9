import type { Database } from '../../supabase/local/engine.ts';
import { startStack, type Stack } from '../../supabase/local/stack.ts';
import { migratedCluster } from './kept-clusters';
import { fingerprint, photograph, restoreHouse, type Photograph } from './house-photograph';

// Opening the embedded engine takes longer than most test files. A process keeps the house of its
// last file, and restores its first state for the next one. Where a file has changed more than
// rows, that is not enough: the house is closed, and another one opened.

interface House {
  stack: Stack;
  first: Photograph;
}

type Furnish = (database: Database) => Promise<void>;

let kept: House | undefined;

/** A house with every migration and the rows of `furnish`; `leave` keeps it for the next file. */
export async function enterHouse(
  furnish: Furnish,
): Promise<{ stack: Stack; leave(): Promise<void> }> {
  const last = kept;
  kept = undefined;
  const house = (await asAtFirst(last)) ?? (await newHouse(furnish));
  const leave = async () => {
    if (kept === undefined) kept = house;
    else await house.stack.stop();
  };
  return { stack: house.stack, leave };
}

async function newHouse(furnish: Furnish): Promise<House> {
  const stack = await startStack({ demo: false, dump: await migratedCluster() });
  await furnish(stack.database);
  return { stack, first: await photograph(stack.database) };
}

async function asAtFirst(house: House | undefined): Promise<House | undefined> {
  if (house === undefined) return undefined;
  const { stack, first } = house;
  try {
    await restoreHouse(stack.database, first);
    if ((await fingerprint(stack.database)) === first.fingerprint) return house;
  } catch {
    // The rows do not fit into tables that the last file has changed.
  }
  await stack.stop();
  return undefined;
}

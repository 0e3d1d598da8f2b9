import { useState } from 'react';
import { logError } from '@/lib/log';
import { staffClient } from '@/lib/staff-client';
import { seedAmenities } from './seed-amenities';

/** The states of the tool (SEED-02). */
export type SeedState =
  | { status: 'idle' }
  | { status: 'loading'; stepsDone: number }
  | { status: 'success' }
  | { status: 'error'; error: unknown };

/** Runs the seeding as whoever is signed in, or nobody: the database decides. */
export function useSeeding() {
  const [state, setState] = useState<SeedState>({ status: 'idle' });

  async function run() {
    setState({ status: 'loading', stepsDone: 0 });
    try {
      await seedAmenities(staffClient(), (stepsDone) => setState({ status: 'loading', stepsDone }));
      setState({ status: 'success' });
    } catch (error) {
      logError('seedAmenities', error);
      setState({ status: 'error', error });
    }
  }

  return { state, run };
}

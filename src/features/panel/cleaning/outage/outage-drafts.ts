import * as v from 'valibot';
import { staffDrafts } from '@/lib/staff-drafts';

/** What was typed of a closing and not sent, by the room: whoever looks at a stay in the way comes back to it. */
export const outageDrafts = staffDrafts(
  'fora',
  v.object({ until: v.string(), reason: v.string() }),
);

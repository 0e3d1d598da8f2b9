import { SessionProvider } from '@/features/panel/session/SessionProvider';
import UtilityLayout from './UtilityLayout';

/**
 * The frame of /test-rooms, the one staff address outside /admin: with a session, without a guard.
 */
export default function TestRoomsApp() {
  return (
    <SessionProvider>
      <UtilityLayout />
    </SessionProvider>
  );
}

import { useNavigate, useSearchParams } from 'react-router-dom';
import { adminPaths } from '@/lib/staff-paths';

const PARAMETER = 'quarto';
/** Stands in the address while a room is being added. */
export const NEW_ROOM = 'novo';

/**
 * Which room's form is open, as the address says: its id, 'novo', or null. So the form stands open
 * again after a reload, and after the login that an ended session asks for.
 */
export function useOpenRoom() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return {
    openId: params.get(PARAMETER),
    open: (id: string) => void navigate(`${adminPaths.rooms}?${PARAMETER}=${id}`),
    close: () => void navigate(adminPaths.rooms, { replace: true }),
  };
}

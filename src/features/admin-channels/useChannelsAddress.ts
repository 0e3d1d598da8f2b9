import { useNavigate } from 'react-router-dom';
import { useAskedParams } from '@/hooks/useAskedParams';
import { adminPaths, CONFLICTS_WORD } from '@/lib/staff-paths';

const VIEW = 'vista';

/** Which of the two views of the channels is shown, as the address says. The grid keeps its own beside it. */
export function useChannelsAddress() {
  const { shown: params, ask } = useAskedParams();
  const navigate = useNavigate();

  function showConflicts(isAsked: boolean) {
    const query = ask((asked) => {
      const next = new URLSearchParams([...asked].filter(([, word]) => word !== CONFLICTS_WORD));
      if (isAsked) next.append(VIEW, CONFLICTS_WORD);
      return next;
    });
    void navigate(`${adminPaths.availability}?${query}`, { replace: true });
  }

  return { isConflicts: params.getAll(VIEW).includes(CONFLICTS_WORD), showConflicts };
}

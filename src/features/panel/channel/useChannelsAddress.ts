import { useNavigate } from 'react-router-dom';
import { useQueuedParams } from '@/hooks/useQueuedParams';
import { adminPaths, CONFLICTS_WORD } from '@/lib/staff-paths';

const VIEW = 'vista';

/**
 * Which of the two channel views the URL asks for. The availability grid keeps its own value of the
 * same parameter beside this one.
 */
export function useChannelsAddress() {
  const { shown: params, ask } = useQueuedParams();
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

import { useSearchParams } from 'react-router-dom';

/** The query value of the board with the window of a room out of service; empty to choose the room. */
const OUTAGE = 'fora';

/** The room number in the address while the window is open, '' while it is to be chosen; null else. */
export function useOutageAddress() {
  const [params, setParams] = useSearchParams();
  const show = (room: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (room === null) next.delete(OUTAGE);
        else next.set(OUTAGE, room);
        return next;
      },
      { replace: true },
    );
  return { shown: params.get(OUTAGE), show };
}

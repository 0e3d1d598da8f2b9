import { calledName } from '@/domain/account/account';
import { leftWords } from '@/domain/cleaning/room-words';
import { withTapsShown } from '@/domain/cleaning/tap-queue';
import { useMember } from '@/features/panel/session/useAccount';
import { useCourier, useKeptTaps } from './useTaps';
import { useBoard } from './useBoard';

/** The head of housekeeping's frame over the board: who works, and how much is left (CLEAN-02). */
export function SlimHead() {
  const { data } = useBoard();
  const kept = useKeptTaps();
  const name = useMember()?.name ?? '';
  const rooms = data && withTapsShown(data.rooms, kept, name);
  return (
    <div className="me-auto min-w-0 py-1">
      <h1 className="text-24 leading-7.5">Limpeza</h1>
      <p className="text-14 leading-5 text-tinta-2 tabular-nums">
        {calledName(name)}
        {rooms && rooms.length > 0 && `. ${leftWords(rooms)}`}
      </p>
    </div>
  );
}

/** Sends kept taps also while another screen of the frame is open. */
export function TapCourier() {
  useCourier();
  return null;
}

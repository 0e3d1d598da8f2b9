import { Printer } from 'lucide-react';
import { Button } from '@/components/Button';
import { PrintSheet } from '@/components/print/PrintSheet';
import { BoardPaper } from './BoardPaper';
import type { RoomsToday, RoomToday } from '@/domain/cleaning/rooms-today';

interface PrintBoardProps {
  board: RoomsToday;
  /** As they are shown, with what is not sent yet. */
  rooms: readonly RoomToday[];
}

/** Puts the board on paper (CLEAN-02); the browser's own print command does the same. */
export function PrintBoard({ board, rooms }: PrintBoardProps) {
  return (
    <>
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden />
        Imprimir
      </Button>
      <PrintSheet>
        <BoardPaper day={board.day} rooms={rooms} />
      </PrintSheet>
    </>
  );
}

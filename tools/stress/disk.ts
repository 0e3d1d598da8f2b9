import path from 'node:path';
import { addDays } from '@/domain/calendar/dates';
import { unwrap } from '@/queries/query-error';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import {
  freePort,
  killVite,
  startVite,
  untilReady,
  type ViteServer,
} from '../../tests/support/vite-server.ts';
import { addRooms, type Arena } from './arena.ts';
import { book } from './guest.ts';
import { clientAt, openHouse } from './house.ts';
import { promises, type Outcome } from './outcome.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

// The embedded backend on a disk that fills up, has room again, and in the end may only be read.

const DISK_MB = 200;
/** How often the guest or the terminal should be told that the disk is full or read-only. */
const TIMES_TOLD = 4;
const STACK_LINE = /\n\s+at .*[:(]\d+/;

/** What is said of a request that could not be stored (ERR-BOOK-08). */
const NOT_STORED = 'Erro ao enviar reserva. Por favor, tente novamente.';

export async function fillDisk(): Promise<Outcome> {
  const disk = await mountSmallDisk(DISK_MB);
  if (disk === undefined) return { broken: [], figure: 'not tried: no mounts permitted here' };
  try {
    return await tryDisk(disk);
  } finally {
    await disk.remove();
  }
}

async function tryDisk(disk: SmallDisk): Promise<Outcome> {
  const { broken, expect } = promises();
  const dataFolder = path.join(disk.folder, 'data');
  const scene = await openHouse({ dataFolder });
  const rooms = await addRooms(scene, 1);
  const { today } = scene;
  await scene.close();

  const port = await freePort();
  const visitor = clientAt(`http://127.0.0.1:${port}`, { apikey: LOCAL_PUBLISHABLE_KEY });
  const start = () => startVite({ dataFolder, port });
  let night = 0;
  let acknowledged = 0;
  const bookNight = async () => {
    night += 1;
    const stay = { rooms, checkIn: addDays(today, night), checkOut: addDays(today, night + 1) };
    const answer = await book({ visitor, today }, stay);
    if (answer.kind === 'stored') acknowledged += 1;
    return answer;
  };
  const countBookings = async () => bookingsOf({ visitor }, rooms[0]?.id ?? '');
  let told = 0;
  const expectTold = (isTold: boolean, otherwise: string) => {
    if (isTold) told += 1;
    expect(isTold, otherwise);
  };

  let server = start();
  let stored = 0;
  try {
    await untilReady(server);
    expect((await bookNight()).kind === 'stored', 'no booking before the disk was full');

    disk.fill();
    const refused = await bookNight();
    const isTold = refused.kind === 'refused' && refused.title === NOT_STORED;
    expectTold(isTold, 'a full disk was not told');
    expect((await countBookings()) === 1, 'a full disk cannot be read');
    expectTold(saysClearly(server, 'is full'), 'the terminal does not say that the disk is full');
    disk.free();
    expect((await bookNight()).kind === 'stored', 'no booking once there was room again');

    disk.fill();
    await killVite(server);
    server = start();
    expect((await server.exitCode) === 1, 'it starts on a full disk');
    expectTold(saysClearly(server, 'is full'), 'the start does not say that the disk is full');

    disk.free();
    server = start();
    await untilReady(server);
    expect((await countBookings()) === 2, 'a booking was lost on the full disk');
    expect((await bookNight()).kind === 'stored', 'no booking after the restart');
    stored = await countBookings();
    await killVite(server);

    await disk.makeReadOnly();
    server = start();
    expect((await server.exitCode) === 1, 'it starts on a read-only disk');
    expectTold(
      saysClearly(server, 'read-only'),
      'the start does not say that the disk is read-only',
    );
  } finally {
    await killVite(server);
  }
  const counts = `${acknowledged} acknowledged, ${stored} stored`;
  return { broken, figure: `${counts}; told in words ${told} of ${TIMES_TOLD} times` };
}

/** Whether the output names the problem in words, without a stack. */
function saysClearly({ output }: ViteServer, words: string): boolean {
  return output().includes(words) && !STACK_LINE.test(output());
}

async function bookingsOf({ visitor }: Pick<Arena, 'visitor'>, roomId: string): Promise<number> {
  const bookings = visitor.from('bookings').select('id').eq('room_id', roomId);
  return unwrap('bookingsOf', await bookings).length;
}

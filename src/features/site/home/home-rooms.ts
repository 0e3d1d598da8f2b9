import { lowestShownPrice, roomsForHome } from '@/domain/room/home-rooms';
import { knownFromBuild } from '@/lib/built-answers';
import { activeRooms } from '@/queries/visitor-rooms';

/** What Home shows of the rooms (SITE-02): three of them, and the lowest price of all in EUR. */
export const homeRooms = knownFromBuild('home', async () => {
  const all = await activeRooms.ask();
  return { rooms: roomsForHome(all), lowestPrice: lowestShownPrice(all) };
});

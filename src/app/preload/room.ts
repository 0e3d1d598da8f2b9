// Started beside the app on '/quarto/{roomNumber}': its data comes while its code is still on the
// way.
import { activeRoom } from '@/queries/visitor-rooms';

const [, , roomNumber = ''] = window.location.pathname.split('/');
try {
  const number = decodeURIComponent(roomNumber).trim();
  if (number !== '') activeRoom.preload(number);
} catch {
  // A malformed address: the page itself tells the guest.
}

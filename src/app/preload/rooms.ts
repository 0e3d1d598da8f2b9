// Started beside the app on '/quartos': its data comes while its code is still on the way.
import { activeRooms } from '@/queries/visitor-rooms';

activeRooms.preload();

// Started beside the app on '/reservas': its data comes while its code is still on the way.
import { activeRoomsByPrice } from '@/queries/visitor-rooms';

activeRoomsByPrice.preload();

import * as t from '@messages/booking-rooms';
import { inPortuguese } from '@/domain/room/translated-room';
import { isWomenOnly } from '@/domain/room/women-only';
import type { OfferedRoom } from '../state/room-choice';

/** Said beside the name of a room that takes women only; nothing beside others. */
export function WomenOnlyBadge({ room }: { room: OfferedRoom }) {
  if (!isWomenOnly(inPortuguese(room))) return null;
  return (
    <span className="inline-block rounded-pill bg-barro-100 px-2.5 py-0.5 font-sans text-13 leading-4.5 font-semibold text-barro-800 forced-colors:border">
      {t.WOMEN_ONLY}
    </span>
  );
}

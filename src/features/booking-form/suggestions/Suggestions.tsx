import { bedCount } from '@/domain/chosen-rooms';
import type { WaysOutProps } from '../steps/NothingFits';
import { OtherDates } from './OtherDates';
import { RoomSets } from './RoomSets';

/** Sets of more rooms while the free ones hold everybody, other dates where they do not. */
export default function Suggestions(props: WaysOutProps) {
  const { state, fresh } = props;
  return bedCount(fresh.offers) >= state.guestCount ? (
    <RoomSets {...props} />
  ) : (
    <OtherDates {...props} />
  );
}

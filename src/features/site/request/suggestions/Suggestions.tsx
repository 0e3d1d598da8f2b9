import { bedCount } from '@/domain/room/bed-count';
import type { SuggestionsProps } from './suggestions-props';
import { OtherDates } from './OtherDates';
import { RoomSets } from './RoomSets';

export { TakenSuggestion } from './TakenSuggestion';

/** Sets of more rooms while the free ones hold everybody, other dates where they do not. */
export default function Suggestions(props: SuggestionsProps) {
  const { state, fresh } = props;
  return bedCount(fresh.offers) >= state.guestCount ? (
    <RoomSets {...props} />
  ) : (
    <OtherDates {...props} />
  );
}

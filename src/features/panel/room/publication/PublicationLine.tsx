import { usePublicationLine } from './useAskPublication';

/** A quiet line above a list of rooms: whether the pages of the built site follow (PUB-02). */
export function PublicationLine() {
  return (
    <output className="mb-3 block text-13 text-tinta-2 empty:mb-0">{usePublicationLine()}</output>
  );
}

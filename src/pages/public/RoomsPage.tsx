import * as t from '@messages/rooms';
import { PageHead } from '@/components/PageHead';
import { PageMeta } from '@/components/PageMeta';
import { WholeWords } from '@/components/look/WholeWords';
import { RoomList } from '@/features/site/room/list/RoomList';

/** '/quartos': every active room (ROOM-LIST-01). */
export default function RoomsPage() {
  return (
    <>
      <PageMeta title={t.TITLE} description={t.DESCRIPTION} />
      <PageHead title={t.TITLE}>
        <WholeWords>{t.LEAD}</WholeWords>
      </PageHead>
      <RoomList />
    </>
  );
}

import { Fragment } from 'react';
import { distinctiveFeatures } from '@/domain/room/distinctive-features';
import { featureWords, type RoomText } from '@/domain/room/translated-room';
import type { OfferedRoom } from './state/room-choice';

/** 'pt' where a text of a room is shown in Portuguese for want of a translation (LANG-06). */
export function langOf({ words }: Pick<OfferedRoom, 'words'>, text: RoomText): 'pt' | undefined {
  return words?.leftInPortuguese.includes(text) ? 'pt' : undefined;
}

/** The name of a room inside a line of text, marked with its language where that differs. */
export function RoomName({
  room,
}: {
  /** A ticket read back from the tab has the language of the name in `lang`. */
  room: Pick<OfferedRoom, 'name' | 'words'> & { lang?: string | undefined };
}) {
  const lang = room.lang ?? langOf(room, 'name');
  return lang === undefined ? room.name : <span lang={lang}>{room.name}</span>;
}

/** The features that tell a room apart from those beside it, in the guest's language. */
export function RoomFeatures({
  room,
  offers,
}: {
  room: OfferedRoom;
  offers: readonly OfferedRoom[];
}) {
  return distinctiveFeatures(room, offers).map((feature, place) => {
    const { text, lang } = featureWords(room, feature);
    return (
      <Fragment key={feature}>
        {place > 0 && ', '}
        {lang === undefined ? text : <span lang={lang}>{text}</span>}
      </Fragment>
    );
  });
}

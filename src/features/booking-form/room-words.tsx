import { Fragment } from 'react';
import { tellingFeatures } from '@/domain/telling-features';
import { featureWords, type RoomText } from '@/domain/translated-room';
import type { OfferedRoom } from './state/room-choice';

/** The language of a text of a room that stands in Portuguese for want of a translation (LANG-06). */
export function langOf({ words }: Pick<OfferedRoom, 'words'>, text: RoomText): 'pt' | undefined {
  return words?.leftInPortuguese.includes(text) ? 'pt' : undefined;
}

/** The name of a room, within a line that says more. */
export function RoomName({
  room,
}: {
  /** `lang` where its ticket knows the language of the name. */
  room: Pick<OfferedRoom, 'name' | 'words'> & { lang?: string | undefined };
}) {
  const lang = room.lang ?? langOf(room, 'name');
  return lang === undefined ? room.name : <span lang={lang}>{room.name}</span>;
}

/** What tells a room from those beside it, in the guest's words. */
export function RoomFeatures({
  room,
  offers,
}: {
  room: OfferedRoom;
  offers: readonly OfferedRoom[];
}) {
  return tellingFeatures(room, offers).map((feature, place) => {
    const { text, lang } = featureWords(room, feature);
    return (
      <Fragment key={feature}>
        {place > 0 && ', '}
        {lang === undefined ? text : <span lang={lang}>{text}</span>}
      </Fragment>
    );
  });
}

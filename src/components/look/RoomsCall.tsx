import * as t from '@messages/rooms-call';
import { roomsPath } from '@/lib/paths';
import { LinkButton } from '../LinkButton';
import { PictureCall } from './PictureCall';

/** The end of a page that has shown the house: on to its rooms. */
export function RoomsCall({ picture }: { picture: string }) {
  return (
    <PictureCall picture={picture} alt="" sill="anil" title={t.TITLE} text={t.TEXT}>
      <LinkButton to={roomsPath}>{t.SEE_ROOMS}</LinkButton>
    </PictureCall>
  );
}

/**
 * The picture addresses of a room, in their order (ADM-ROOM-14, ADM-ROOM-15; decisions.md, Rooms
 * form).
 */
import { isPictureAddress } from '../basics/web-addresses.ts';

/** The limit of the database. */
const MAX_PICTURES = 40;
const MAX_ADDRESS_LENGTH = 2048;

export const ALREADY_THERE = 'Esta imagem já está na lista.';

/**
 * What is wrong with an address that is to be added, or undefined. A blank one is no problem: it is
 * just not added.
 */
export function pictureProblem(text: string, pictures: readonly string[]): string | undefined {
  const address = text.trim();
  if (address === '') return undefined;
  if (pictures.includes(address)) return ALREADY_THERE;
  if (pictures.length >= MAX_PICTURES) return 'Um quarto pode ter até 40 imagens.';
  if (address.length > MAX_ADDRESS_LENGTH) return 'O endereço pode ter até 2048 caracteres.';
  return isPictureAddress(address)
    ? undefined
    : 'Escreva um endereço http(s), ou um caminho deste site que comece por «/», sem espaços.';
}

/** The pictures with one more at the end, trimmed; the same list when there is nothing to add. */
export function withPicture(pictures: string[], text: string): string[] {
  const address = text.trim();
  return address === '' ? pictures : [...pictures, address];
}

/** The pictures with the one at `place` moved one place up (-1) or down (1); at an end it stays. */
export function withPictureMoved(
  pictures: readonly string[],
  { place, by }: { place: number; by: -1 | 1 },
): string[] {
  const moved = [...pictures];
  const [picture] = moved.splice(place, 1);
  if (picture !== undefined) moved.splice(Math.max(place + by, 0), 0, picture);
  return moved;
}

/** The pictures with the one at `from` at the place `to`, both from 0 on and within the list. */
export function withPictureAt(
  pictures: readonly string[],
  { from, to }: { from: number; to: number },
): string[] {
  const moved = [...pictures];
  const [picture] = moved.splice(from, 1);
  if (picture !== undefined) moved.splice(to, 0, picture);
  return moved;
}

/** What is announced of a picture that has moved; `place` from 0 on. */
export function placeWords({ place, count }: { place: number; count: number }): string {
  return `Imagem ${place + 1} de ${count}.`;
}

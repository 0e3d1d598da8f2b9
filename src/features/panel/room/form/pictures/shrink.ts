import { pictureWidths } from '@/domain/room/picture-sizes';
import {
  LEAST_WIDTH,
  MOST_BYTES_EACH,
  type PictureType,
  type ShrinkProblem,
} from '@/domain/room/picture-upload';

export interface PictureSize {
  width: number;
  content: Blob;
}

/** A picture in all its sizes, the largest last; whatever the camera wrote beside it is gone. */
export interface ShrunkPicture {
  /** SHA-256 of the largest size, hex. */
  hash: string;
  type: PictureType;
  sizes: PictureSize[];
}

export type Shrinking =
  { kind: 'done'; picture: ShrunkPicture } | { kind: 'refused'; problem: ShrinkProblem };

type Pen = CanvasDrawImage & CanvasRect & CanvasImageSmoothing & CanvasFillStrokeStyles;

/** What is drawn on: the canvas of a worker, or one of the page. */
export interface Surface {
  pen: Pen | null;
  /** Null where it cannot be written; of another type where the browser cannot write this one. */
  write: (type: PictureType, quality: number) => Promise<Blob | null>;
}

export type MakeSurface = (size: { width: number; height: number }) => Surface;

/** From what nobody tells from the original down to what is still better than no picture. */
const QUALITIES = [0.82, 0.74, 0.66, 0.56, 0.46, 0.36, 0.26];

/** Makes the sizes of a picture that the site shows, each of at most 400,000 bytes (PIC-01). */
export async function shrink(file: Blob, makeSurface: MakeSurface): Promise<Shrinking> {
  const bitmap = await decode(file);
  if (bitmap === null) return refused({ kind: 'unreadable' });
  try {
    if (bitmap.width < LEAST_WIDTH) return refused({ kind: 'too-small', width: bitmap.width });
    for (const type of ['image/webp', 'image/jpeg'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- the second only where the first is not written
      const sizes = await writeAll({ bitmap, type, makeSurface });
      if (sizes === 'too-heavy') return refused({ kind: 'too-heavy' });
      const largest = sizes?.at(-1);
      if (sizes !== null && largest !== undefined) {
        // oxlint-disable-next-line no-await-in-loop -- the last step
        const hash = await sha256(largest.content);
        return { kind: 'done', picture: { hash, type, sizes } };
      }
    }
    return refused({ kind: 'unreadable' });
  } finally {
    bitmap.close();
  }
}

const refused = (problem: ShrinkProblem): Shrinking => ({ kind: 'refused', problem });

/** Upright, however the camera was held; null for what the browser cannot read. */
async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

interface Writing {
  bitmap: ImageBitmap;
  type: PictureType;
  makeSurface: MakeSurface;
}

/** All sizes, or null where the browser does not write this type. */
async function writeAll({
  bitmap,
  type,
  makeSurface,
}: Writing): Promise<PictureSize[] | 'too-heavy' | null> {
  const sizes: PictureSize[] = [];
  for (const width of pictureWidths(bitmap.width)) {
    const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
    const surface = makeSurface({ width, height });
    draw(surface, { bitmap, width, height });
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that a phone's memory suffices
    const content = await writeLight(surface, type);
    if (content === null || content === 'too-heavy') return content;
    sizes.push({ width, content });
  }
  return sizes;
}

function draw(
  { pen }: Surface,
  { bitmap, width, height }: { bitmap: ImageBitmap; width: number; height: number },
): void {
  if (pen === null) return;
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  // Where a drawing is see-through, a JPEG would be black.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, 0, 0, width, height);
}

/** In the best quality that is light enough. */
async function writeLight(surface: Surface, type: PictureType): Promise<Blob | 'too-heavy' | null> {
  for (const quality of QUALITIES) {
    // oxlint-disable-next-line no-await-in-loop -- each only where the one before is too heavy
    const content = await surface.write(type, quality);
    if (content === null || content.type !== type) return null;
    if (content.size <= MOST_BYTES_EACH) return content;
  }
  return 'too-heavy';
}

async function sha256(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

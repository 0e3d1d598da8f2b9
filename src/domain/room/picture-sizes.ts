/**
 * The sizes in which an uploaded picture is kept (PIC-02, PIC-03): its address is that of the
 * largest, and the others lie beside it.
 */

/** The widths in px, as far as the picture has them; none is wider than the last. */
const WIDTHS = [640, 1280, 1920];
const WIDEST = 1920;

/** Wherever the bucket is: hosted elsewhere, or on the site itself. */
const UPLOADED =
  /^((?:https?:\/\/[^/]+)?\/storage\/v1\/object\/public\/rooms\/[\da-f]{64}\/)([1-9]\d*)(\.(?:webp|jpg))$/;

/**
 * The widths in px that are kept of a picture, rising: the standard ones below its own width, and
 * that or the widest. Never one larger than it is.
 */
export function pictureWidths(width: number): number[] {
  const largest = Math.min(width, WIDEST);
  return [...WIDTHS.filter((standard) => standard < largest), largest];
}

/** Whether an address is that of an uploaded picture, which says nothing to anybody. */
export function isUploadedPicture(address: string): boolean {
  return UPLOADED.test(address);
}

/**
 * The `srcset` of a picture: every width up to its own. Undefined for an address that is not of the
 * bucket, of which nothing is known.
 */
export function pictureSizes(address: string): string | undefined {
  const [, folder = '', width, ending = ''] = UPLOADED.exec(address) ?? [];
  const largest = Number(width);
  if (width === undefined || largest > WIDEST) return undefined;
  return pictureWidths(largest)
    .map((each) => `${folder}${each}${ending} ${each}w`)
    .join(', ');
}

/**
 * What an `<img>` is told of a picture.
 *
 * @param shown how wide it is shown, as in `sizes`
 */
export function pictureSource(address: string, shown: string) {
  const srcSet = pictureSizes(address);
  return { sizes: srcSet && shown, srcSet, src: address };
}

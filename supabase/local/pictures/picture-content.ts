import type { Buffer } from 'node:buffer';

// What a file is by its content (PIC-02): the name and the declared type may say anything.

export type PictureType = 'webp' | 'jpg';

export interface PictureSize {
  width: number;
  height: number;
}

/** The size of a whole WebP or JPEG; undefined for anything else, be it cut off or longer than it says. */
export function pictureSize(bytes: Buffer, type: PictureType): PictureSize | undefined {
  const size = type === 'webp' ? webpSize(bytes) : jpegSize(bytes);
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
}

const RIFF_HEADER = 8;
/** Up to where the longest of the three headers reaches. */
const WEBP_HEADER = 30;
const VP8_START = 0x9d_01_2a;
const VP8L_SIGNATURE = 0x2f;
const FOURTEEN_BITS = 0x3f_ff;

function webpSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < WEBP_HEADER) return undefined;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') {
    return undefined;
  }
  if (bytes.readUInt32LE(4) !== bytes.length - RIFF_HEADER) return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      if (bytes.readUIntBE(23, 3) !== VP8_START) return undefined;
      return {
        width: bytes.readUInt16LE(26) & FOURTEEN_BITS,
        height: bytes.readUInt16LE(28) & FOURTEEN_BITS,
      };
    case 'VP8L': {
      if (bytes[20] !== VP8L_SIGNATURE) return undefined;
      const bits = bytes.readUInt32LE(21);
      return { width: 1 + (bits & FOURTEEN_BITS), height: 1 + ((bits >>> 14) & FOURTEEN_BITS) };
    }
    case 'VP8X':
      return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
    default:
      return undefined;
  }
}

const JPEG_START = 0xff_d8;
const JPEG_END = 0xff_d9;
const MARKER = 0xff;
/** SOF0 to SOF2, as browsers write and read them. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const SCAN = 0xda;

function jpegSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== JPEG_START) return undefined;
  if (bytes.readUInt16BE(bytes.length - 2) !== JPEG_END) return undefined;
  let at = 2;
  while (at + 9 < bytes.length) {
    const kind = bytes[at + 1] ?? 0;
    if (bytes[at] !== MARKER || kind === SCAN) return undefined;
    if (FRAMES.includes(kind)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
}

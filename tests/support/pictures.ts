// Files that begin and end as pictures do; between them lies nothing that anybody could see.

/** A WebP of a width: lossy, lossless ('VP8L') or extended ('VP8X'), so many bytes long. */
export function webp(width: number, kind = 'VP8 ', height = 480, length = 64): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(length - 8, 4);
  bytes.write(`WEBP${kind}`, 8, 'latin1');
  bytes.writeUInt32LE(length - 20, 16);
  if (kind === 'VP8L') {
    bytes[20] = 0x2f;
    bytes.writeUInt32LE(width - 1 + (height - 1) * 0x40_00, 21);
  } else if (kind === 'VP8X') {
    bytes.writeUIntLE(width - 1, 24, 3);
    bytes.writeUIntLE(height - 1, 27, 3);
  } else {
    bytes.writeUIntBE(0x9d_01_2a, 23, 3);
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
  }
  return bytes;
}

/** A JPEG of a width, with the segment that browsers write before the frame. */
export function jpeg(width: number): Buffer {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(480, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffda0008010100003f00d2ffd9', 'hex'),
  ]);
}

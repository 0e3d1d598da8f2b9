import { shrink, type MakeSurface } from './shrink';

// A picture is made smaller beside the page, so that typing goes on meanwhile (PIC-01).

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof Blob) void answer(data);
});

async function answer(file: Blob): Promise<void> {
  globalThis.postMessage(await shrink(file, makeSurface), {});
}

const makeSurface: MakeSurface = ({ width, height }) => {
  const canvas = new OffscreenCanvas(width, height);
  return {
    pen: canvas.getContext('2d'),
    write: async (type, quality) => canvas.convertToBlob({ type, quality }),
  };
};

import { screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';

/** Makes happy-dom create the documents of frames, which it leaves out by default. */
export function enableFrames(): void {
  const { settings } = Object(Reflect.get(window, 'happyDOM'));
  Object.assign(settings, { enableIframePageLoading: true });
  onTestFinished(() => void Object.assign(settings, { enableIframePageLoading: false }));
}

/** The document that the preview of a mail has drawn. */
export function drawnMail(): Document {
  const frame = screen.getByTitle<HTMLIFrameElement>(/^Pré-visualização/);
  if (frame.contentDocument === null) throw new Error('The frame is empty.');
  return frame.contentDocument;
}

import { screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';

/** Lets the tests' browser make the empty document of a frame, which it leaves out by itself. */
export function letFramesBe(): void {
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

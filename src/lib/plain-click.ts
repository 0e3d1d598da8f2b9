type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click on a link is the app's to follow: any other is for a tab or window of its own, as the browser knows. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

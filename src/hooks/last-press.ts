/** Where a finger or a mouse was pressed, in pixels of the window. */
export interface Press {
  x: number;
  y: number;
}

let last: Press | null = null;

// Heard before anything else, because what is pressed may open a dialog long after.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      last = { x: clientX, y: clientY };
    },
    { capture: true, passive: true },
  );
}

/** The last press; null while there was none. */
export const lastPress = (): Press | null => last;

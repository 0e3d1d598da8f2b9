import { MOVE_STRIP_ID } from '../edge-scroll';

/** Scrolls the lifted stay into view once it is drawn: within the frame, and above the strip. */
export function showLifted(): void {
  requestAnimationFrame(() => {
    const lifted = document.querySelector('[data-lifted]');
    lifted?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const strip = document.getElementById(MOVE_STRIP_ID);
    if (!lifted || !strip) return;
    const { top, bottom } = lifted.getBoundingClientRect();
    const beneath = bottom - strip.getBoundingClientRect().top;
    // On a low screen the strip may leave too little room for both.
    if (beneath > 0) window.scrollBy(0, Math.min(beneath + ROOM_PX, top));
  });
}

/** How much of the next row shows too. */
const ROOM_PX = 40;

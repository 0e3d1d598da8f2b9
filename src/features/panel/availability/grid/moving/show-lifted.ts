import { MOVE_STRIP_ID } from '../edge-scroll';

/** Scrolls the lifted stay into view once it is drawn: within the frame, and above the strip. */
export function showLifted(): void {
  requestAnimationFrame(() => {
    const lifted = document.querySelector('[data-lifted]');
    lifted?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const strip = document.getElementById(MOVE_STRIP_ID);
    if (!lifted || !strip) return;
    const beneath = lifted.getBoundingClientRect().bottom - strip.getBoundingClientRect().top;
    if (beneath > 0) window.scrollBy(0, beneath + ROOM_PX);
  });
}

/** How much of the next row shows too. */
const ROOM_PX = 40;

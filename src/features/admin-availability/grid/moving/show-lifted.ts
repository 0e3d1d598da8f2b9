import { MOVE_STRIP_ID } from '../edge-scroll';

/** Brings the lifted stay into sight once it is drawn: within the frame, and above the strip. */
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

/** So much of the row after it is to be seen too. */
const ROOM_PX = 40;

import { KEYS } from '@messages/map';
import type { Map } from 'leaflet';

/** Names the map's keys to screen readers, and lets Escape close the popup from inside it, too. */
export function prepareForKeyboard(map: Map): void {
  const container = map.getContainer();
  container.setAttribute('role', 'group');
  container.setAttribute('aria-label', KEYS);
  container.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closePopup(map);
  });
}

/** Closes the popup; a focus that was in it goes to the marker it came from. */
export function closePopup(map: Map): void {
  const { popupPane, markerPane } = map.getPanes();
  const hadFocus = popupPane?.contains(document.activeElement);
  map.closePopup();
  if (hadFocus) markerPane?.querySelector<HTMLElement>('[role="button"]')?.focus();
}

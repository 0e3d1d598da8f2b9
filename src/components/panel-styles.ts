/** A card of the panel: white, with a thin border and the lightest shadow. */
export const PANEL_CARD = 'rounded-card border border-linha bg-branco shadow-s1';

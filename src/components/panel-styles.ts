/** A sheet of the panel: white, with a fillet and the lightest shadow. */
export const PANEL_CARD = 'rounded-card border border-linha bg-branco shadow-s1';

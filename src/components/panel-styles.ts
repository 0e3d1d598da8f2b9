/** A card of the panel: white, with a thin border and the lightest shadow. */
export const PANEL_CARD = 'rounded-card border border-linha bg-branco shadow-s1';

/** A button of a screen's head: on a phone a square with its sign alone, still named by its words. */
export const ICON_ON_PHONE = 'max-md:size-11 max-md:gap-0 max-md:px-0! max-md:text-[0px]!';

export type ButtonVariant = 'ocre' | 'primary' | 'outline' | 'danger' | 'danger-outline' | 'quiet';

const BASE =
  'inline-flex min-h-11.5 items-center py-1 panel:py-0 justify-center gap-2 rounded-field text-center text-16 leading-5 font-semibold ' +
  'transition-colors select-none active:translate-y-px active:shadow-none forced-colors:border ' +
  'panel:min-h-8.5 panel:px-3 panel:text-14 panel:leading-4.5 panel:max-md:min-h-11 ' +
  '[&_.lucide]:size-5 panel:[&_.lucide]:size-4';

/** A disabled button keeps its size and its label and only loses its colour. */
export const DISABLED =
  'data-disabled:cursor-default data-disabled:transition-none data-disabled:bg-sal data-disabled:text-tinta-2 data-disabled:no-underline ' +
  'data-disabled:border-transparent data-disabled:shadow-none data-disabled:inset-ring data-disabled:inset-ring-linha data-disabled:active:translate-y-0';

/** The 'faixa': a darker band at the foot, which disappears on press. Panel buttons are flat. */
const BAND = 'pb-1.75 panel:pb-0 panel:shadow-none';

const PANEL_OUTLINE =
  'panel:border panel:font-medium panel:shadow-none panel:hover:border-anil-600';

/** A button that holds something switched on, such as a filter. */
const PANEL_PRESSED =
  'panel:aria-pressed:z-1 panel:aria-pressed:border-anil-600 panel:aria-pressed:bg-anil-50 ' +
  'panel:aria-pressed:font-semibold panel:aria-pressed:text-anil-700';

const VARIANTS: Record<ButtonVariant, string> = {
  ocre: `px-5 bg-ocre-400 text-tinta shadow-band-ocre hover:bg-ocre-300 ${BAND}`,
  primary: `px-5 bg-anil-600 text-branco shadow-band-anil hover:bg-anil-700 ${BAND}`,
  danger: `px-5 bg-erro-700 text-branco shadow-band-erro hover:bg-erro-800 ${BAND}`,
  outline: `px-5 bg-branco text-anil-600 shadow-outline hover:bg-anil-50 panel:border-contorno/60 panel:text-tinta ${PANEL_OUTLINE} ${PANEL_PRESSED}`,
  'danger-outline': `px-5 bg-branco text-erro-700 shadow-outline-erro hover:bg-erro-100 panel:border-erro-700/45 panel:hover:border-erro-700 ${PANEL_OUTLINE}`,
  quiet:
    'px-2 text-anil-600 underline underline-offset-4 hover:text-anil-700 panel:font-medium panel:no-underline panel:hover:bg-anil-50',
};

/** The classes of a button, for `Button` and for the links that look like one. */
export function buttonClasses(variant: ButtonVariant, className = ''): string {
  return `${BASE} ${VARIANTS[variant]} ${className}`;
}

export type ButtonVariant = 'ocre' | 'primary' | 'outline' | 'danger' | 'danger-outline' | 'quiet';

const BASE =
  'inline-flex min-h-11.5 items-center justify-center gap-2 rounded-campo text-center text-16 leading-5 font-semibold ' +
  'transition-colors select-none active:translate-y-px active:shadow-none forced-colors:border ' +
  'painel:min-h-8.5 painel:px-3 painel:text-14 painel:leading-4.5 painel:max-md:min-h-11 ' +
  '[&_.lucide]:size-5 painel:[&_.lucide]:size-4';

/** A button that cannot act keeps its place and its words: only the colour leaves. */
export const DISABLED =
  'data-disabled:cursor-default data-disabled:transition-none data-disabled:bg-sal data-disabled:text-tinta-2 data-disabled:no-underline ' +
  'data-disabled:border-transparent data-disabled:shadow-none data-disabled:inset-ring data-disabled:inset-ring-linha data-disabled:active:translate-y-0';

/** The signature 'faixa': a darker band at the foot, which a press takes away. The panel is flat. */
const BAND = 'pb-0.75 painel:pb-0 painel:shadow-none';

const PANEL_OUTLINE =
  'painel:border painel:font-medium painel:shadow-none painel:hover:border-anil-600';

/** A button that holds something switched on, such as a filter. */
const PANEL_PRESSED =
  'painel:aria-pressed:z-1 painel:aria-pressed:border-anil-600 painel:aria-pressed:bg-anil-50 ' +
  'painel:aria-pressed:font-semibold painel:aria-pressed:text-anil-700';

const VARIANTS: Record<ButtonVariant, string> = {
  ocre: `px-5 bg-ocre-400 text-tinta shadow-faixa-ocre hover:bg-ocre-300 ${BAND}`,
  primary: `px-5 bg-anil-600 text-branco shadow-faixa-anil hover:bg-anil-700 ${BAND}`,
  danger: `px-5 bg-erro-700 text-branco shadow-faixa-erro hover:bg-erro-800 ${BAND}`,
  outline: `px-5 bg-branco text-anil-600 shadow-contorno hover:bg-anil-50 painel:border-contorno/60 painel:text-tinta ${PANEL_OUTLINE} ${PANEL_PRESSED}`,
  'danger-outline': `px-5 bg-branco text-erro-700 shadow-contorno-erro hover:bg-erro-100 painel:border-erro-700/45 painel:hover:border-erro-700 ${PANEL_OUTLINE}`,
  quiet:
    'px-2 text-anil-600 underline underline-offset-4 hover:text-anil-700 painel:font-medium painel:no-underline painel:hover:bg-anil-50',
};

/** The classes of a button, for `Button` and for the links that look like one. */
export function buttonClasses(variant: ButtonVariant, className = ''): string {
  return `${BASE} ${VARIANTS[variant]} ${className}`;
}

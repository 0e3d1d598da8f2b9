import type { ShortcutSection } from '@/components/overlay/ShortcutsWindow';

/** The help text for the keys of the board; Board handles them. */
export const cleaningShortcuts: readonly ShortcutSection[] = [
  {
    title: 'Na limpeza',
    shortcuts: [
      { keys: ['J', 'K'], does: 'Quarto seguinte, quarto anterior' },
      { keys: ['Enter'], does: 'Um passo em frente' },
      { keys: ['⌫'], does: 'Um passo atrás' },
    ],
  },
];

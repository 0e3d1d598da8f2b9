import type { ShortcutSection } from '@/components/overlay/ShortcutsWindow';

/** The help text for the single keys of the dashboard; DaySection handles the keys. */
export const dayShortcuts: readonly ShortcutSection[] = [
  {
    title: 'No dia',
    shortcuts: [
      { keys: ['N'], does: 'Nova reserva' },
      { keys: ['T'], does: 'Voltar a hoje' },
      { keys: ['J', 'K'], does: 'Linha seguinte, linha anterior' },
      { keys: ['Enter'], does: 'Abrir a reserva' },
      { keys: ['Z'], does: 'Anular o último check-in ou check-out, ou o que o aviso mostra' },
    ],
  },
];

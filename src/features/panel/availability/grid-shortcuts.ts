import type { ShortcutSection } from '@/components/overlay/ShortcutsWindow';

/** The help text for the single keys of the grid; its head and the bars of the stays handle them. */
export const gridShortcuts: readonly ShortcutSection[] = [
  {
    title: 'No mapa',
    shortcuts: [
      { keys: ['N'], does: 'Nova reserva; com noites selecionadas, para essas noites' },
      { keys: ['Z'], does: 'Anular a última mudança' },
    ],
  },
  {
    title: 'Numa estadia',
    shortcuts: [
      { keys: ['M'], does: 'Mover: as setas mudam, Enter guarda, Escape desiste' },
      { keys: ['E'], does: 'Só a entrada' },
      { keys: ['S'], does: 'Só a saída' },
      { keys: ['T'], does: 'Enquanto se move: trocar com quem lá está' },
    ],
  },
];

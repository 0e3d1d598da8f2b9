import type { ShortcutSection } from '@/components/overlay/ShortcutsWindow';

/** What keys do on the messages screen; useMessageKeys, NotesEditor and MessageList do it. */
export const messageShortcuts: readonly ShortcutSection[] = [
  {
    title: 'Na lista',
    shortcuts: [
      { keys: ['↑', '↓'], does: 'Linha anterior, linha seguinte' },
      { keys: ['Enter'], does: 'Abrir a mensagem' },
    ],
  },
  {
    title: 'Na mensagem',
    shortcuts: [
      { keys: ['J', 'K'], does: 'Mensagem seguinte, mensagem anterior' },
      { keys: ['L'], does: 'Marcar como lida, ou não lida' },
      { keys: ['N'], does: 'Escrever notas' },
      { keys: ['Ctrl', 'Enter'], does: 'Guardar as notas' },
      { keys: ['A'], does: 'Arquivar ou desarquivar' },
      { keys: ['Z'], does: 'Anular o que o aviso mostra' },
    ],
  },
];

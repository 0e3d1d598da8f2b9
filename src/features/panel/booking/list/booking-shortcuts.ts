import type { ShortcutSection } from '@/components/overlay/ShortcutsWindow';

/**
 * The help text for the single keys of the bookings screen; useListKeys, useNewBookingKey,
 * useDialogKeys and NotesEditor handle the keys.
 */
export const bookingShortcuts: readonly ShortcutSection[] = [
  {
    title: 'Na lista',
    shortcuts: [
      { keys: ['/'], does: 'Pesquisar' },
      { keys: ['N'], does: 'Nova reserva' },
      { keys: ['J', 'K'], does: 'Linha seguinte, linha anterior' },
      { keys: ['Enter'], does: 'Abrir a reserva; na pesquisa, a única encontrada' },
      { keys: ['Z'], does: 'Anular o que o aviso mostra' },
    ],
  },
  {
    title: 'Na reserva',
    shortcuts: [
      { keys: ['1 a 8'], does: 'Alterar o estado, pela ordem dos botões' },
      { keys: ['M'], does: 'Alterar a estadia' },
      { keys: ['D'], does: 'Dividir a estadia' },
      { keys: ['R'], does: 'Registar o próximo hóspede' },
      { keys: ['E'], does: 'E-mail de confirmação enviado, ou não' },
      { keys: ['C'], does: 'Confirmado pelo hóspede, ou não' },
      { keys: ['N'], does: 'Escrever notas' },
      { keys: ['Ctrl', 'Enter'], does: 'Guardar as notas' },
      { keys: ['A'], does: 'Arquivar ou desarquivar' },
      { keys: ['Z'], does: 'Anular o que o aviso mostra' },
      { keys: ['J', 'K'], does: 'Reserva seguinte, reserva anterior' },
      { keys: ['←', '→'], does: 'Outra reserva do grupo' },
      { keys: ['Esc'], does: 'Fechar' },
    ],
  },
];

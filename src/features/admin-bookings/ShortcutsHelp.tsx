import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Modal } from '@/components/Modal';
import { Switch } from '@/components/Switch';
import { useShortcuts, useShortcutSetting } from '@/hooks/useShortcuts';

interface Shortcut {
  keys: readonly string[];
  does: string;
}

const IN_LIST: readonly Shortcut[] = [
  { keys: ['/'], does: 'Pesquisar' },
  { keys: ['J', 'K'], does: 'Linha seguinte, linha anterior' },
  { keys: ['Enter'], does: 'Abrir a reserva' },
  { keys: ['?'], does: 'Mostrar os atalhos' },
];

const IN_WINDOW: readonly Shortcut[] = [
  { keys: ['1', '8'], does: 'Alterar o estado, pela ordem dos botões' },
  { keys: ['E'], does: 'E-mail de confirmação enviado, ou não' },
  { keys: ['C'], does: 'Confirmado pelo hóspede, ou não' },
  { keys: ['N'], does: 'Escrever notas' },
  { keys: ['Ctrl', 'Enter'], does: 'Guardar as notas' },
  { keys: ['A'], does: 'Arquivar ou desarquivar' },
  { keys: ['Z'], does: 'Anular a última alteração' },
  { keys: ['J', 'K'], does: 'Reserva seguinte, reserva anterior' },
  { keys: ['←', '→'], does: 'Outra reserva do grupo' },
  { keys: ['Esc'], does: 'Fechar' },
];

/** A button that shows what single keys do, and the switch that turns them off (Decisions, Undo). */
export function ShortcutsHelp() {
  const [isOpen, setIsOpen] = useState(false);
  const { isOn, turn } = useShortcutSetting();
  useShortcuts({ '?': () => setIsOpen(true) });

  return (
    <>
      <Button variant="outline" className="max-lg:hidden" onClick={() => setIsOpen(true)}>
        <Keyboard aria-hidden />
        Atalhos
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Atalhos do teclado"
        size="small"
        isClosedByBackdrop
      >
        <div className="grid gap-4 p-4 md:p-5">
          <Switch label="Teclas soltas ligadas neste navegador" isOn={isOn} onChange={turn} />
          <ShortcutList title="Na lista" shortcuts={IN_LIST} />
          <ShortcutList title="Na reserva" shortcuts={IN_WINDOW} />
        </div>
      </Modal>
    </>
  );
}

function ShortcutList({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 text-13">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A key as it looks on the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="min-w-6 rounded-azulejo border border-b-2 border-contorno/60 bg-branco px-1.5 text-center font-sans text-12 font-semibold text-tinta-2">
      {children}
    </kbd>
  );
}

import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useShortcuts, useShortcutSetting } from '@/hooks/useShortcuts';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Keycap } from './Keycap';
import { Switch } from './Switch';

interface Shortcut {
  /** As they stand on the keyboard: 'J', 'Ctrl', '↑'. */
  keys: readonly string[];
  does: string;
}

/** The shortcuts of one part of a screen. */
export interface ShortcutSection {
  title: string;
  shortcuts: readonly Shortcut[];
}

/**
 * A button that shows what single keys do, and the switch that turns them off (decisions.md, Undo).
 */
export function ShortcutsHelp({ sections }: { sections: readonly ShortcutSection[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const { isOn, turn } = useShortcutSetting();
  useShortcuts({ '?': () => setIsOpen(true) });

  return (
    <>
      <Button variant="outline" className="max-lg:hidden" onClick={() => setIsOpen(true)}>
        <Keyboard aria-hidden />
        Atalhos
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Atalhos do teclado"
        size="small"
        isClosedByBackdrop
      >
        <div className="grid gap-4 p-4 md:p-5">
          <Switch label="Teclas soltas ligadas neste navegador" isOn={isOn} onChange={turn} />
          {sections.map((section) => (
            <ShortcutList key={section.title} {...section} />
          ))}
        </div>
      </Dialog>
    </>
  );
}

function ShortcutList({ title, shortcuts }: ShortcutSection) {
  return (
    <section>
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 text-13">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Keycap key={key}>{key}</Keycap>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

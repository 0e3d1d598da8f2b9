import { useShortcutSetting } from '@/hooks/useShortcuts';
import { Dialog } from './Dialog';
import { Keycap } from '../Keycap';
import { Switch } from '../form/Switch';

interface Shortcut {
  /** As printed on the keyboard: 'J', 'Ctrl', '↑'. */
  keys: readonly string[];
  does: string;
}

export interface ShortcutSection {
  title: string;
  shortcuts: readonly Shortcut[];
}

interface ShortcutsWindowProps {
  sections: readonly ShortcutSection[];
  onClose: () => void;
}

/** What single keys do, and the switch that turns them off (decisions.md, Undo). */
export default function ShortcutsWindow({ sections, onClose }: ShortcutsWindowProps) {
  const { isOn, turn } = useShortcutSetting();
  return (
    <Dialog isOpen onClose={onClose} title="Atalhos do teclado" size="small" isClosedByBackdrop>
      <div className="grid gap-4 p-4 md:p-5">
        <Switch label="Teclas soltas ligadas neste navegador" isOn={isOn} onChange={turn} />
        {sections.map((section) => (
          <ShortcutList key={section.title} {...section} />
        ))}
      </div>
    </Dialog>
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

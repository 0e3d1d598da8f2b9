import { Keyboard } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useShortcuts } from '@/hooks/useShortcuts';
import { Button } from '../Button';
import { lazyPart } from '../lazy-part';
import type { ShortcutSection } from './ShortcutsWindow';
import { useToast } from './useToast';

const list = lazyPart(async () => import('./ShortcutsWindow'));

/** Fetches the window on hover or focus, before the click. The click itself reports a failure. */
const prepare = () => void list.preload().catch(() => undefined);

/** A button, and the key '?', that show what single keys do. */
export function ShortcutsHelp({ sections }: { sections: readonly ShortcutSection[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();

  function open() {
    list.preload().then(
      () => setIsOpen(true),
      () => toast.error('Não foi possível abrir os atalhos. Tente novamente.'),
    );
  }
  useShortcuts({ '?': open });

  return (
    <>
      <Button
        variant="outline"
        className="max-lg:hidden"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Keyboard aria-hidden />
        Atalhos
      </Button>
      {isOpen && (
        <Suspense>
          <list.Part sections={sections} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

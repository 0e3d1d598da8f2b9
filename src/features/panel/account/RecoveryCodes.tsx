import { Download, Printer } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/Button';
import { CopyButton } from '@/components/CopyButton';
import { PrintHead } from '@/components/print/PrintHead';
import { PrintSheet } from '@/components/print/PrintSheet';
import { hostel } from '@/copy/hostel';
import { useSession } from '@/features/panel/session/useSession';
import { useFocusWhen } from '@/hooks/focus';
import { saveFile } from '@/lib/save-file';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Somebody wanted to leave before marking that they are kept. */
  isAsked?: boolean;
  isBusy?: boolean;
  onEnd: () => void;
}

/** The ten codes, the ways to keep them, and the mark that they are kept (STAFF-04). */
export function RecoveryCodes({
  codes,
  isAsked = false,
  isBusy = false,
  onEnd,
}: RecoveryCodesProps) {
  const id = useId();
  const { user } = useSession();
  const [isKept, setIsKept] = useState(false);
  const [isPrinted, setIsPrinted] = useState(false);
  const boxRef = useFocusWhen<HTMLInputElement>(isAsked);
  const text = codes.join('\n');
  const isMissing = isAsked && !isKept;

  function handlePrint() {
    // The sheet must be there when the browser looks for what to print.
    flushSync(() => setIsPrinted(true));
    window.print();
  }

  function handleFile() {
    const head = `Códigos de recuperação, ${hostel.name}\n${user?.email ?? ''}\n\n`;
    saveFile({ name: 'codigos-de-recuperacao.txt', text: `${head}${text}\n`, type: 'text/plain' });
  }

  return (
    <div>
      <CodeList codes={codes} />
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={text} label="Copiar" />
        <Button variant="outline" onClick={handleFile}>
          <Download aria-hidden />
          Guardar ficheiro
        </Button>
        <Button variant="outline" onClick={handlePrint}>
          <Printer aria-hidden />
          Imprimir
        </Button>
      </div>
      <label className="mt-3.5 flex min-h-9 w-fit items-center gap-2.5 max-md:min-h-11">
        <input
          ref={boxRef}
          type="checkbox"
          checked={isKept}
          aria-describedby={isMissing ? `${id}-why` : undefined}
          onChange={({ target }) => setIsKept(target.checked)}
          className="size-4.5 accent-anil-600"
        />
        Guardei-os fora deste computador
      </label>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button
          disabled={!isKept}
          isBusy={isBusy}
          busyLabel="A terminar..."
          aria-describedby={isKept ? undefined : `${id}-why`}
          onClick={onEnd}
        >
          Terminar
        </Button>
        {!isKept && (
          <span
            id={`${id}-why`}
            className={`text-13 ${isMissing ? 'font-medium text-erro-700' : 'text-tinta-2'}`}
          >
            Falta marcar que os guardou.
          </span>
        )}
      </div>
      {isPrinted && <CodesPaper codes={codes} onPrinted={() => setIsPrinted(false)} />}
    </div>
  );
}

/** The codes, with the focus as they come. */
function CodeList({ codes }: Pick<RecoveryCodesProps, 'codes'>) {
  const listRef = useFocusWhen<HTMLOListElement>(true);
  return (
    <ol
      ref={listRef}
      tabIndex={-1}
      aria-label="Códigos de recuperação"
      className="font-mono grid w-max max-w-full grid-cols-[repeat(2,max-content)] gap-x-10 gap-y-1 rounded-field bg-areia px-4.5 py-3 text-15 leading-6.5 font-semibold max-md:gap-x-6"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  );
}

function CodesPaper({ codes, onPrinted }: { codes: readonly string[]; onPrinted: () => void }) {
  const { user } = useSession();
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return (
    <PrintSheet>
      <article className="hidden print:block">
        <PrintHead />
        <h1 className="text-[18pt]/[24pt]">Códigos de recuperação</h1>
        <p className="mb-[6mm]">{user?.email}. Cada um abre o painel uma vez.</p>
        <ol className="font-mono grid grid-cols-[repeat(2,max-content)] gap-x-[20mm] text-[14pt]/[22pt]">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </article>
    </PrintSheet>
  );
}

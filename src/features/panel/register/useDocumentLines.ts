import { useEffect, useRef, useState } from 'react';
import type { Day } from '@/domain/calendar/dates';
import type { DocumentLines } from '@/domain/register/document-lines';
import { retryImport } from '@/lib/retry-import';

const load = async () => retryImport(async () => import('@/domain/register/document-lines'));

/** What is said of the lines: what they say, or that they cannot be read here now. */
export type LinesState = DocumentLines | { kind: 'unavailable' };

const NOTHING: LinesState = { kind: 'incomplete' };

/**
 * The machine-readable lines of a document as they are typed; read on their last character. The
 * package that reads them loads with the form (REG-03).
 *
 * @param start what stood there when the form was left; it has been read before
 * @param onRead called once for each text that could be read
 */
export function useDocumentLines(
  { today, start }: { today: Day; start: string },
  onRead: (read: Extract<DocumentLines, { kind: 'read' }>) => void,
) {
  const [text, setText] = useState(start);
  const [state, setState] = useState<LinesState>(NOTHING);
  const latest = useRef(start);

  useEffect(() => {
    load().catch(() => {
      // Typing tries again, and says so.
    });
  }, []);

  async function change(typed: string) {
    const isSame = withoutBlanks(typed) === withoutBlanks(latest.current);
    latest.current = typed;
    setText(typed);
    // A scanner ends its lines with one more break.
    if (isSame) return;
    const found = await readLines(typed, today);
    if (latest.current !== typed) return;
    setState(found);
    if (found.kind === 'read') onRead(found);
  }

  return { text, state, change: (typed: string) => void change(typed) };
}

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');

async function readLines(text: string, today: Day): Promise<LinesState> {
  if (withoutBlanks(text) === '') return NOTHING;
  try {
    return (await load()).readDocumentLines(text, today);
  } catch {
    return { kind: 'unavailable' };
  }
}

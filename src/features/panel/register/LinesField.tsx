import { CircleAlert, CircleCheck } from 'lucide-react';
import { type Ref, useId } from 'react';
import { CONTROL } from '@/components/form/control-styles';
import type { DocumentLines, WrongPart } from '@/domain/register/document-lines';
import { DOCUMENT_WORDS } from './register-words';
import type { LinesState } from './useDocumentLines';

interface LinesFieldProps {
  text: string;
  state: LinesState;
  ref: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
}

/** Where the machine-readable lines of a document are typed, pasted or scanned (REG-03). */
export function LinesField({ text, state, ref, onChange }: LinesFieldProps) {
  const id = useId();
  const problem = problemWords(state);
  return (
    <section>
      <label htmlFor={id} className="mb-1 block text-13 font-medium">
        Linhas do documento{' '}
        <span className="font-normal text-tinta-2">escrever, colar ou passar no leitor</span>
      </label>
      <textarea
        id={id}
        ref={ref}
        rows={2}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-said`}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        className={`${CONTROL} resize-y py-1.75 font-[ui-monospace,monospace]! text-14! uppercase max-md:text-13!`}
      />
      <p
        id={`${id}-said`}
        role={problem === null ? 'status' : 'alert'}
        className={`mt-1.5 flex min-h-4.5 items-start gap-1.5 text-13 font-medium ${problem === null ? 'text-horta-700' : 'text-erro-700'}`}
      >
        {problem !== null && <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden />}
        {state.kind === 'read' && <CircleCheck className="mt-0.5 size-4 flex-none" aria-hidden />}
        <span>{problem ?? (state.kind === 'read' ? readWords(state) : '')}</span>
      </p>
    </section>
  );
}

const PARTS: Readonly<Record<WrongPart, string>> = {
  number: 'O número do documento não confere',
  birth: 'A data de nascimento não confere',
  expiry: 'A validade não confere',
  personal: 'O número pessoal não confere',
  whole: 'Os algarismos de controlo não conferem',
  names: 'O nome não se lê',
  other: 'As linhas não conferem',
};

function problemWords(state: LinesState): string | null {
  switch (state.kind) {
    case 'wrong': {
      const [stands, meant] = state.pair ?? [];
      const pair = stands === undefined ? '.' : `, «${stands}» ou «${meant}»?`;
      return `${PARTS[state.part]}: na ${state.line}.ª linha${pair} Nada foi preenchido.`;
    }
    case 'unknown':
      return 'Não são as linhas de um passaporte ou de um cartão. Nada foi preenchido.';
    case 'unavailable':
      return 'Não foi possível ler as linhas agora. Escreva à mão.';
    case 'incomplete':
    case 'read':
    default:
      return null;
  }
}

function readWords({ entry, isNameCut }: Extract<DocumentLines, { kind: 'read' }>): string {
  const { doc_type: kind } = entry;
  const document = kind === null || kind === 'O' ? 'Documento' : DOCUMENT_WORDS[kind];
  const read = `${document} ${kind === 'B' ? 'lida' : 'lido'}. Os algarismos de controlo conferem.`;
  return isNameCut ? `${read} O nome pode não caber nas linhas: confirme-o.` : read;
}

import * as t from '@messages/guest-register-form';
import { ofPeople, person as personWord } from '@messages/guest-register';
import { Lock } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { StickyBar } from '@/components/StickyBar';
import { useToday } from '@/hooks/useToday';
import type { NeededField } from '@/domain/register/entry';
import {
  draftProblems,
  isPortugueseDraft,
  type DraftProblem,
  type GuestDraft,
} from '@/domain/register/guest-draft';
import { FIELD, PersonFields } from './PersonFields';
import { ProblemSummary } from './ProblemSummary';
import type { RoomPerson } from './register-memory';
import { savedWords } from './guest-register-words';
import { RegisterHead } from './RegisterHead';
import { useShownProblems } from './useShownProblems';
import { draftOf, openFields, type RegisterForm } from './useRegister';

interface PersonFormProps {
  person: RoomPerson;
  /** Whether it replaces all that was saved. */
  isAnew: boolean;
  register: RegisterForm;
  /** 'Pessoa 3 de 4', beside a name. */
  aside: string;
  /** Whether somebody else is unfinished. */
  hasNext: boolean;
  onSave: () => void;
  onAnew: () => void;
}

/** What is asked of one person (REG-02). */
export function PersonForm({
  person,
  isAnew,
  register,
  aside,
  hasNext,
  onSave,
  onAnew,
}: PersonFormProps) {
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  // As it was on opening: nothing that is being typed goes away when reception saves meanwhile.
  const [open] = useState(() => openFields(person, isAnew));
  const memory = register.memory[person.id];
  const draft = draftOf(memory, isAnew);
  const problems = draftProblems(draft, open, useToday() ?? '');
  function goTo(field: NeededField) {
    const place = formRef.current?.querySelector(`[${FIELD}="${field}"]`);
    const wrong = place?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? place?.querySelector('input'))?.focus();
  }

  const { shown, summaryRef, leave, attempt, wasTried } = useShownProblems(problems, goTo);
  const texts = new Map([...shown].map(([field, problem]) => [field, problemText(field, problem)]));
  const savedThings = isAnew ? [] : savedWords(open, memory);
  const { name } = memory ?? {};

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (attempt()) onSave();
  }

  function change(part: Partial<GuestDraft>) {
    register.type(person.id, (newest) => ({ ...newest, ...part }), isAnew);
  }

  const submit = (
    <Button
      type="submit"
      form={formId}
      isBusy={register.isBusy}
      busyLabel={t.SAVING}
      className="min-h-13"
    >
      {hasNext ? t.SAVE_AND_NEXT : t.SAVE}
    </Button>
  );
  return (
    <>
      <RegisterHead
        title={name ?? personWord(person.state.person)}
        aside={name === undefined ? ofPeople(person.of) : aside}
      />
      {savedThings.length > 0 && <KeptNote things={savedThings} onAnew={onAnew} />}
      {isAnew && <p className="mt-2 max-w-[54ch] text-17 text-tinta-2">{t.CORRECTION}</p>}
      {open.includes('nationality') && (
        <output className="mt-2 block max-w-[54ch] text-17 text-tinta-2">{intro(draft)}</output>
      )}
      <form
        ref={formRef}
        id={formId}
        noValidate
        onSubmit={handleSubmit}
        className={savedThings.length === 0 ? 'mt-7 max-w-160' : 'mt-3 max-w-160'}
      >
        {wasTried && texts.size > 1 && (
          <ProblemSummary ref={summaryRef} fields={[...texts.keys()]} onGo={goTo} />
        )}
        <PersonFields {...{ draft, open }} problems={texts} onChange={change} onLeave={leave} />
        {register.failure !== null && (
          <div role="alert" className="mt-5 scroll-mb-28" ref={reveal}>
            <FieldError>{register.failure}</FieldError>
          </div>
        )}
        <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2 max-md:hidden">
          {submit}
          {!isAnew && <small className="text-15 text-tinta-2">{t.LEAVING}</small>}
        </div>
      </form>
      <StickyBar>
        <BarWords missing={[...problems.keys()]} wrong={wasTried ? texts.size : 0} />
        {submit}
      </StickyBar>
    </>
  );
}

/** On a phone the bar at the foot would cover the line. */
const reveal = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

function intro(draft: GuestDraft): string {
  if (draft.nationality.code === null) return t.START;
  return isPortugueseDraft(draft) ? t.PORTUGUESE_INTRO : t.INTRO;
}

function problemText(field: NeededField, problem: DraftProblem): string {
  const isNothing = problem === 'missing' || problem === 'unfinished';
  return t.PROBLEMS[isNothing ? field : problem];
}

/** What is saved is not shown again, but may all be written anew. */
function KeptNote({ things, onAnew }: { things: readonly string[]; onAnew: () => void }) {
  return (
    <>
      <p className="mt-3.5 flex items-center gap-3 rounded-tile border-s-6 border-horta-700 bg-horta-100 px-4.5 py-3.5">
        <Lock className="size-5 flex-none text-horta-700" aria-hidden />
        <span>
          <b>{t.KEPT.these(things.join(', '), things.length)}</b> {t.KEPT.why(things.length)}
        </span>
      </p>
      <Button variant="quiet" onClick={onAnew} className="mt-1.5 px-0!">
        {t.KEPT.anew}
      </Button>
    </>
  );
}

/** In the bar at the foot of a phone: what is missing, or how much is wrong. */
function BarWords({ missing, wrong }: { missing: readonly NeededField[]; wrong: number }) {
  const [over, under] = barWords(missing, wrong);
  return (
    <p className="me-auto min-w-0 flex-1 text-13 leading-4.5 text-tinta-2">
      <b className="block text-15 leading-5 font-semibold text-tinta">{over}</b>
      <span className="line-clamp-2">{under}</span>
    </p>
  );
}

function barWords(missing: readonly NeededField[], wrong: number): [over: string, under: string] {
  if (wrong > 0) return [t.BAR.wrong(wrong), t.BAR.wrongNote];
  if (missing.length === 0) return [t.BAR.nothing, t.BAR.nothingNote];
  const names = missing.map((field) => t.SHORT[field]);
  if (missing[0] === 'nationality') return [t.BAR.start, t.SHORT.nationality];
  return [
    t.BAR.missing(missing.length),
    names.slice(0, 2).join(', ') + (names.length > 2 ? '…' : ''),
  ];
}

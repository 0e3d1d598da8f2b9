import { Check, CircleCheck, CircleDashed, type LucideIcon, MailOpen } from 'lucide-react';
import { Button } from '@/components/Button';
import { Keycap } from '@/components/Keycap';
import { countLabel } from '@/domain/basics/text';
import type { Day } from '@/domain/calendar/dates';
import { personName } from '@/domain/register/entry';
import { canTakeMissingOnly, proposalDifferences } from '@/domain/register/proposal';
import type { PersonPlace, StoredEntry } from '@/domain/register/stay-register';
import { REGISTER_KEY } from './next-person';
import { ProposalTable } from './ProposalTable';
import { entryWords, sentWords } from './register-words';

interface GuestRowProps {
  place: PersonPlace;
  today: Day;
  /** The key R registers this person. */
  isNext: boolean;
  isSettling: boolean;
  onOpen: () => void;
  onAccept: (proposal: StoredEntry, onlyMissing: boolean) => void;
  onRefuse: (proposal: StoredEntry) => void;
}

/** One person of a stay: registered, proposed by the guest, or still to be registered (REG-03). */
export function GuestRow(props: GuestRowProps) {
  const { place, today, isNext, onOpen } = props;
  const { person, entry, proposal } = place;
  const name = nameOf(place);
  const isErased = entry?.erased_at != null;
  // The name stays the same element when a proposal is settled, because it has the focus then.
  return (
    <li
      className={`px-3.5 py-2.5 ${proposal === null ? '' : 'bg-ocre-100/30 shadow-[inset_4px_0_0_theme(colors.ocre.400)]'}`}
    >
      <div className="flex items-center gap-3">
        <RowIcon {...iconOf(place)} />
        <div className="min-w-0 flex-1 text-13">
          <p tabIndex={-1} data-person={person} className="text-14 font-semibold wrap-anywhere">
            {name}
          </p>
          <p className="text-tinta-2">
            {proposal === null ? rowWords(entry, today) : proposalWords(proposal, entry, today)}
          </p>
        </div>
        {proposal === null && !isErased && (
          <Button
            variant={entry === null && isNext ? 'primary' : 'outline'}
            aria-label={entry === null ? `Registar a pessoa ${person}` : `Abrir ${name}`}
            aria-keyshortcuts={isNext ? REGISTER_KEY : undefined}
            onClick={onOpen}
            className="flex-none"
          >
            {entry === null ? 'Registar' : 'Abrir'}
            {isNext && (
              <span className="max-md:hidden" aria-hidden>
                <Keycap isOnColour>{REGISTER_KEY.toUpperCase()}</Keycap>
              </span>
            )}
          </Button>
        )}
      </div>
      {proposal !== null && <Proposal {...props} proposal={proposal} name={name} />}
    </li>
  );
}

const DONE = { icon: CircleCheck, className: 'text-horta-700' };
const PROPOSED = { icon: MailOpen, className: 'text-ocre-800' };
const TO_DO = { icon: CircleDashed, className: 'text-tinta-2' };

function rowWords(entry: StoredEntry | null, today: Day): string {
  if (entry === null) return 'Por registar';
  return entry.erased_at === null ? entryWords(entry, today) : 'Dados apagados no fim do prazo.';
}

const nameOf = ({ person, entry, proposal }: PersonPlace) =>
  personName(proposal?.surname == null ? (entry ?? proposal ?? NOBODY) : proposal) ||
  `Pessoa ${person}`;

const NOBODY = { surname: null, given_names: null };

function RowIcon({ icon: Icon, className }: { icon: LucideIcon; className: string }) {
  return <Icon className={`size-4.5 flex-none ${className}`} aria-hidden />;
}

function iconOf({ entry, proposal }: PersonPlace) {
  if (proposal !== null) return PROPOSED;
  return entry?.missing.length === 0 ? DONE : TO_DO;
}

function proposalWords(proposal: StoredEntry, entry: StoredEntry | null, today: Day): string {
  const count = proposalDifferences(proposal, entry).length;
  const differences = countLabel(count, { one: 'diferença', many: 'diferenças' });
  return `${sentWords(proposal, today)} ${entry === null ? 'Tudo é novo.' : `${differences}.`}`;
}

interface ProposalProps extends GuestRowProps {
  proposal: StoredEntry;
  name: string;
}

/** What is different, and what can be done with it. */
function Proposal({ place, isSettling, proposal, name, onAccept, onRefuse }: ProposalProps) {
  const { entry } = place;
  const lines = proposalDifferences(proposal, entry);
  return (
    <>
      <ProposalTable name={name} lines={lines} entry={entry} proposal={proposal} />
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button disabled={isSettling} onClick={() => onAccept(proposal, false)}>
          <Check aria-hidden />
          Aceitar
          <span className="sr-only">{` o que ${name} enviou`}</span>
        </Button>
        {canTakeMissingOnly(proposal, entry) && (
          <Button variant="outline" disabled={isSettling} onClick={() => onAccept(proposal, true)}>
            Aceitar só o que falta
          </Button>
        )}
        <Button variant="quiet" disabled={isSettling} onClick={() => onRefuse(proposal)}>
          Recusar
          <span className="sr-only">{` o que ${name} enviou`}</span>
        </Button>
      </div>
    </>
  );
}

import { CircleDashed, ShieldCheck } from 'lucide-react';
import { Button } from '@/components/Button';
import { Select } from '@/components/form/Select';
import { LinkButton } from '@/components/LinkButton';
import { ROLE_NAMES, ROLES } from '@/domain/account/role';
import type { Person } from '@/domain/account/team';
import { initials, signInWords } from '@/domain/account/team-words';
import { adminPaths } from '@/lib/staff-paths';
import type { TeamActs } from './team-acts';
import { ActionCell, CELL, ROW, WhoCell } from './team-row';
import { useRoleChange } from './useTeamChanges';

interface PersonRowProps {
  person: Person;
  isSelf: boolean;
  isLastOwner: boolean;
  now: Date;
  acts: TeamActs;
}

/** Somebody who works in the house. */
export function PersonRow({ person, isSelf, isLastOwner, now, acts }: PersonRowProps) {
  const { name, email, last_sign_in_at } = person;
  return (
    <tr className={ROW}>
      <WhoCell
        mark={initials(name)}
        name={name}
        email={email}
        remark={isSelf ? 'É você' : undefined}
      />
      <td className={CELL}>
        {isLastOwner ? (
          <>
            <b className="text-14 font-semibold">{ROLE_NAMES[person.role]}</b>
            <small className="block text-12 leading-4.25 text-tinta-2">
              É a única pessoa: não se retira nem se baixa.
            </small>
          </>
        ) : (
          <RoleSelect person={person} isSelf={isSelf} acts={acts} />
        )}
      </td>
      <td className={`tabular-figures md:whitespace-nowrap ${CELL}`}>
        {last_sign_in_at !== null && <span className="text-tinta-2 md:hidden">Entrou </span>}
        {signInWords(last_sign_in_at, now)}
      </td>
      <td className={CELL}>
        <FactorCell person={person} isSelf={isSelf} onReset={acts.onReset} />
      </td>
      <ActionCell>
        {isSelf ? (
          <LinkButton variant="outline" to={adminPaths.account}>
            Conta
          </LinkButton>
        ) : (
          <Button
            variant="danger-outline"
            aria-label={`Retirar ${name}`}
            onClick={() => acts.onRemove(person)}
          >
            Retirar
          </Button>
        )}
      </ActionCell>
    </tr>
  );
}

interface RoleSelectProps {
  person: Person;
  isSelf: boolean;
  acts: Pick<TeamActs, 'onLowerYourself'>;
}

function RoleSelect({ person, isSelf, acts }: RoleSelectProps) {
  const { change, isPending, input } = useRoleChange();
  const shown = isPending && input !== undefined ? input.role : person.role;

  function handleChange(value: string) {
    const role = ROLES.find((known) => known === value);
    if (role === undefined || role === shown) return;
    if (isSelf) acts.onLowerYourself({ person, role });
    else void change({ person, role });
  }

  return (
    <Select
      aria-label={`Função de ${person.name}`}
      value={shown}
      onChange={({ target }) => handleChange(target.value)}
      className="w-37.5"
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {ROLE_NAMES[role]}
        </option>
      ))}
    </Select>
  );
}

interface FactorCellProps {
  person: Person;
  isSelf: boolean;
  onReset: (person: Person) => void;
}

/** Whether the second factor is on; a colleague's can be taken off, for who lost the telephone. */
function FactorCell({ person, isSelf, onReset }: FactorCellProps) {
  const isOn = person.factor_since !== null;
  const Icon = isOn ? ShieldCheck : CircleDashed;
  const colours = isOn ? 'bg-horta-100 text-horta-700' : 'bg-ocre-100 text-ocre-800';
  return (
    <span className="flex flex-wrap items-center gap-x-1 xl:flex-nowrap">
      <span className="sr-only md:hidden">Segundo fator: </span>
      <span
        className={`inline-flex items-center gap-1.5 rounded-field px-2 py-0.5 text-12 leading-4.5 font-semibold whitespace-nowrap forced-colors:border ${colours}`}
      >
        <Icon className="size-3.5 stroke-[2.2]" aria-hidden />
        {isOn ? 'Ligado' : 'Por ligar'}
      </span>
      {isOn && !isSelf && (
        <Button
          variant="quiet"
          className="text-13!"
          aria-label={`Desligar o segundo fator de ${person.name}`}
          onClick={() => onReset(person)}
        >
          Desligar
        </Button>
      )}
    </span>
  );
}

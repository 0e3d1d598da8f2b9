import type { Ref } from 'react';
import { PANEL_CARD } from '@/components/panel-styles';
import { isLastOwner, type Team } from '@/domain/account/team';
import { InvitationRow } from './InvitationRow';
import { PersonRow } from './PersonRow';
import type { TeamActs } from './team-acts';

const HEAD =
  'px-3 py-2.25 text-start text-12 font-semibold whitespace-nowrap text-tinta-2 first:ps-4.5 last:pe-4.5';

interface TeamTableProps {
  team: Team;
  selfId: string;
  now: Date;
  acts: TeamActs;
  ref: Ref<HTMLElement>;
}

/** Everybody, then the invitations; on a phone a card each (STAFF-01). */
export function TeamTable({ team, selfId, now, acts, ref }: TeamTableProps) {
  const { people, mail_is_on } = team;
  return (
    <section ref={ref} tabIndex={-1} aria-label="Pessoas e convites" className={PANEL_CARD}>
      <table className="w-full text-13 leading-4.5 max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-linha">
            <th scope="col" className={HEAD}>
              Pessoa
            </th>
            <th scope="col" className={HEAD}>
              Função
            </th>
            <th scope="col" className={HEAD}>
              Última entrada
            </th>
            <th scope="col" className={HEAD}>
              Segundo fator
            </th>
            <th scope="col" className={HEAD}>
              <span className="sr-only">Ações</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {people.map((person) =>
            person.invitation === null ? (
              <PersonRow
                key={person.id}
                person={person}
                isSelf={person.id === selfId}
                isLastOwner={isLastOwner(person, people)}
                now={now}
                acts={acts}
              />
            ) : (
              <InvitationRow
                key={person.id}
                person={person}
                invitation={person.invitation}
                time={{ isMailOn: mail_is_on, now }}
                acts={acts}
              />
            ),
          )}
        </tbody>
      </table>
      <p className="border-t border-linha px-4.5 py-2.5 text-13 text-tinta-2">
        {people.length === 1
          ? 'Por agora só está aqui quem gere a casa. Convide quem trabalha consigo: cada pessoa entra com o seu e-mail e só vê o que a sua função precisa.'
          : 'Quem é retirado deixa de ver o painel no mesmo instante. O que fez fica no histórico, com o nome.'}
      </p>
    </section>
  );
}

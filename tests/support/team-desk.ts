import { screen, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import * as v from 'valibot';
import { vi } from 'vitest';
import type { Account } from '@/domain/account/account';
import { ROLES } from '@/domain/account/role';
import type { Person, Team } from '@/domain/account/team';
import { makeInvited, makeTeam, uuid } from './builders';
import { renderAt } from './render-at';
import { server, type RestFailure } from './server';
import { startSignedIn } from './session';

// The screen of the team, with a backend that keeps what was changed.

export const SECRET = 'k7QzP1';

/** Signs an owner, or the given account, in, on a Thursday at ten. */
export function startAsOwner(account?: Account): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T10:00:00.000Z') });
  startSignedIn({ account });
}

export const GONE: RestFailure = { status: 404, code: 'PGRST116', message: 'Já não está.' };

const Given = v.partial(
  v.object({ id: v.string(), role: v.picklist(ROLES), from_day: v.string(), act: v.string() }),
);
type Given = v.InferOutput<typeof Given>;
const Invited = v.object({ name: v.string(), email: v.string(), role: v.picklist(ROLES) });

/** What was asked: the call's name, of the function `staff` its act, and what was given with it. */
interface TeamCall {
  name: string;
  given: unknown;
}

/** Answers all calls of the team from a stateful one; a refusal stands for a call until cleared. */
export function openTeam(first: Team = makeTeam()) {
  let team = first;
  const calls: TeamCall[] = [];
  const refusals = new Map<string, RestFailure>();

  const setPerson = (id: string | undefined, changes: Partial<Person>) => {
    team = {
      ...team,
      people: team.people.map((one) => (one.id === id ? { ...one, ...changes } : one)),
    };
  };
  const answer = (name: string, given: unknown, apply: (given: Given) => JsonBodyType | void) => {
    calls.push({ name, given });
    const refusal = refusals.get(name);
    if (refusal !== undefined) {
      const { status, ...error } = refusal;
      return HttpResponse.json({ details: null, hint: null, ...error }, { status });
    }
    const result = apply(v.parse(Given, given));
    return result === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(result);
  };
  const rpc = (name: string, apply: (given: Given) => JsonBodyType | void) =>
    http.post(`*/rest/v1/rpc/${name}`, async ({ request }) => {
      const text = await request.text();
      return answer(name, text === '' ? {} : JSON.parse(text), apply);
    });

  server.use(
    rpc('team', () => Object(team)),
    rpc('change_staff_role', ({ id, role }) => setPerson(id, { role })),
    rpc('remove_staff', ({ id }) => {
      team = { ...team, people: team.people.filter((one) => one.id !== id) };
    }),
    rpc('reset_second_factor', ({ id }) => setPerson(id, { factor_since: null })),
    rpc('renew_invitation', ({ id }) =>
      setPerson(id, {
        invitation: { sent_at: null, expires_at: null, mail_state: 'queued' },
      }),
    ),
    rpc('copy_invitation', () => SECRET),
    rpc('require_second_factor', ({ from_day }) => {
      team = { ...team, second_factor_from: from_day ?? null };
    }),
    http.post('*/functions/v1/staff', async ({ request }) => {
      const given: unknown = await request.json();
      const { act = '' } = v.parse(Given, given);
      return answer(act, given, () => {
        if (act !== 'invite') return {};
        const invited = v.parse(Invited, given);
        team = {
          ...team,
          people: [...team.people, { ...makeInvited(), id: uuid(9, 8), ...invited }],
        };
        return { state: 'invited' };
      });
    }),
  );
  return {
    calls,
    refusals,
    /** What was given with the calls of one name. */
    given: (name: string) => calls.filter((call) => call.name === name).map((call) => call.given),
    /** Somebody else changes the team. */
    set: (next: Team) => {
      team = next;
    },
  };
}

/** Opens the screen and waits for the people. */
export async function showTeam() {
  const view = await renderAt('/admin/equipa');
  await screen.findByRole('table');
  return view;
}

/** The row of a person or an invitation. */
export function rowOf(name: string) {
  return within(screen.getByRole('row', { name: new RegExp(name) }));
}

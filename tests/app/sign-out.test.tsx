import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDesk } from '../support/desk';
import { held } from '../support/held';
import { axeFindings, renderAt } from '../support/render-at';
import { server } from '../support/server';
import { onSignIn, STAFF_EMAIL, startSignedIn } from '../support/session';

/** Holds back Auth's answer until `release` is called; `calls` lists the requests. */
function onHeldSignOut() {
  const auth = held();
  const calls: string[] = [];
  server.use(
    http.post('*/auth/v1/logout', async ({ request }) => {
      calls.push(request.url);
      await auth.promise;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { calls, release: auth.release };
}

function onWidth({ isWide }: { isWide: boolean }) {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: isWide,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

const signOutButton = (name: string) => screen.findByRole('button', { name });

beforeEach(() => () => vi.restoreAllMocks());

describe('a sign-out that waits for its answer', () => {
  it.each([
    { screen: 'wide', isWide: true },
    { screen: 'narrow', isWide: false },
  ])('says so on a $screen screen, and is asked for once (ADM-NAV-04)', async ({ isWide }) => {
    onWidth({ isWide });
    startSignedIn();
    openDesk([]);
    const { calls, release } = onHeldSignOut();
    const { user, address } = await renderAt('/admin/bookings');
    await user.click(await signOutButton('Sair'));
    const busy = await signOutButton('A sair...');
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    expect(await axeFindings()).toEqual([]);
    await user.dblClick(busy);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(address()).toBe('/admin/bookings');
    release();
    await screen.findByRole('heading', { name: 'Painel da equipa' });
    expect(calls).toHaveLength(1);
  });

  it('says so to a stranger at both buttons, and is asked for once', async () => {
    onWidth({ isWide: true });
    startSignedIn({ account: { state: 'stranger' } });
    openDesk([]);
    const { calls, release } = onHeldSignOut();
    const { user } = await renderAt('/admin/bookings');
    await user.click(await signOutButton('Sair e entrar com outra conta'));
    const busy = await screen.findAllByRole('button', { name: 'A sair...' });
    expect(busy).toHaveLength(2);
    for (const button of busy) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await user.click(button);
    }
    release();
    await screen.findByRole('heading', { name: 'Painel da equipa' });
    expect(calls).toHaveLength(1);
  });

  it('is offered again to whoever signs in next', async () => {
    onWidth({ isWide: true });
    startSignedIn();
    openDesk([]);
    const { user } = await renderAt('/admin/bookings');
    await user.click(await signOutButton('Sair'));
    startSignedIn();
    onSignIn({ email: STAFF_EMAIL, password: 'hostel-demo' });
    await user.type(await screen.findByLabelText('Email'), STAFF_EMAIL);
    await user.type(screen.getByLabelText('Password'), 'hostel-demo{Enter}');
    expect(await signOutButton('Sair')).not.toHaveAttribute('aria-disabled');
  });
});

import { render } from '@testing-library/react';
import axe from 'axe-core';
import { HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { Account, CodeResult } from '@/domain/account/account';
import { SessionProvider } from '@/features/panel/session/SessionProvider';
import LoginPage from '@/pages/admin/LoginPage';
import NewPasswordPage from '@/pages/admin/NewPasswordPage';
import { type FunctionName, onRpc } from './server';

/** Opens one of the pages by which staff come in; the panel behind them is named alone. */
export function renderEntry(
  address: string | { pathname: string; state: unknown } = '/admin/login',
) {
  let shown = '';
  function AddressProbe() {
    const { pathname, hash } = useLocation();
    shown = pathname + hash;
    return null;
  }
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <SessionProvider>
        <Routes>
          <Route path="/admin/login" element={<LoginPage />} />
          <Route path="/admin/entrar/nova-palavra-passe" element={<NewPasswordPage />} />
          <Route path="/admin/dashboard" element={<p>Dashboard</p>} />
          <Route path="/admin/bookings" element={<p>Reservas</p>} />
          <Route path="/admin/conta" element={<p>A minha conta</p>} />
          <Route path="/admin/conta/segundo-fator" element={<p>Ligar o segundo fator</p>} />
        </Routes>
      </SessionProvider>
      <AddressProbe />
    </MemoryRouter>,
  );
  return { ...view, address: () => shown };
}

/** The axe findings of a page of its own, whose frame has no regions. */
export async function entryFindings(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Says how the account stands, each time that it is asked. Returns how often it was. */
export function onAccount(account: () => Account): { asked: number } {
  const count = { asked: 0 };
  onRpc('my_account', () => {
    count.asked += 1;
    return account();
  });
  return count;
}

/** Answers the codes that are tried by one function; undefined cuts the line. */
export function onCodes(
  rpc: FunctionName,
  answer: (code: string) => CodeResult | Response | undefined,
): string[] {
  const codes: string[] = [];
  onRpc(rpc, (body) => {
    const code = String(Object(body).code);
    codes.push(code);
    const result = answer(code);
    if (result === undefined) return HttpResponse.error();
    return result;
  });
  return codes;
}

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotYours } from '@/features/panel/frame/NotYours';
import { makeMember } from '../../../support/builders';
import { renderPart } from '../../../support/panel-part';
import { axeFindings } from '../../../support/render-at';
import { startSignedIn } from '../../../support/session';

const page = <NotYours screen="Equipa" title="A equipa é com a gerência" />;

describe('a screen of the owner, opened by reception', () => {
  it('says whom to speak to, with the focus on its title (STAFF-02)', async () => {
    startSignedIn({ account: makeMember({ role: 'reception', owners: ['Helena Moura'] }) });
    renderPart(page);
    expect(
      await screen.findByText(
        'Entrou como receção. Se precisa de mudar alguma coisa aqui, fale com Helena Moura.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'A equipa é com a gerência' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: 'Equipa' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'A casa' })).toHaveAttribute('href', '/admin/casa');
    expect(screen.getByRole('link', { name: 'Voltar ao Dashboard' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    );
    await waitFor(async () => expect(await axeFindings()).toEqual([]));
  });

  it.each([
    [['Helena Moura', 'Rui Martins'], 'fale com Helena Moura ou Rui Martins.'],
    [[], 'fale com a gerência.'],
  ])('names every owner: %j (STAFF-02)', async (owners, words) => {
    startSignedIn({ account: makeMember({ role: 'reception', owners }) });
    renderPart(page);
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
  });
});

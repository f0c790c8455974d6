import { expect, type Page, test } from '@playwright/test';
import accountHi from '../apps/web/src/features/account/messages/hi.json' with { type: 'json' };
import accountMr from '../apps/web/src/features/account/messages/mr.json' with { type: 'json' };
import billingHi from '../apps/web/src/features/billing/messages/hi.json' with { type: 'json' };
import billingMr from '../apps/web/src/features/billing/messages/mr.json' with { type: 'json' };
import collegesHi from '../apps/web/src/features/colleges/messages/hi.json' with { type: 'json' };
import collegesMr from '../apps/web/src/features/colleges/messages/mr.json' with { type: 'json' };
import commonHi from '../apps/web/src/lib/messages/hi.json' with { type: 'json' };
import commonMr from '../apps/web/src/lib/messages/mr.json' with { type: 'json' };
import { expectAccessible, PHONE } from './support/axe.ts';
import { englishLeft } from './support/english-left.ts';
import { expectFits } from './support/fits.ts';
import { messagesTo, newestCode } from './support/inbox.ts';
import { gatherNames } from './support/latin-runs.ts';
import { baseUrl } from './support/server.ts';
import { caller, newPerson, signedInStudent } from './support/student.ts';

test.use({ viewport: PHONE });

const WORDS = {
  hi: {
    app: commonHi.app,
    checkout: billingHi.checkout,
    explorer: collegesHi.explorer,
    login: accountHi.login,
    signup: accountHi.signup,
    plans: billingHi.subscription,
  },
  mr: {
    app: commonMr.app,
    checkout: billingMr.checkout,
    explorer: collegesMr.explorer,
    login: accountMr.login,
    signup: accountMr.signup,
    plans: billingMr.subscription,
  },
};
const NAMES = { hi: 'हिन्दी', mr: 'मराठी' } as const;
const DEVANAGARI = /[\u0900-\u097F]/;

async function expectReadable(page: Page) {
  await expectFits(page);
  await expectAccessible(page);
}

for (const language of ['hi', 'mr'] as const) {
  test(`a student signs up, logs in and looks for a college in ${language}`, async ({ page }) => {
    // One long walk: every page of it is new to the browser.
    const { app, checkout, explorer, login, signup, plans } = WORDS[language];
    const person = newPerson();
    const exactly = (name: string) => ({ name, exact: true });

    await page.goto('/login');
    await page.getByRole('button', exactly(NAMES[language])).click();
    await expect(page.getByRole('heading', { name: login.title, level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectReadable(page);

    await page.getByRole('link', { name: login.signUp }).click();
    await page.getByRole('button', exactly(signup.submit)).click();
    await expect(page.getByText(signup.wrong.phone)).toBeVisible();
    await expectFits(page);
    await page.getByLabel(signup.labels.firstName, { exact: true }).fill(person.firstName);
    await page.getByLabel(signup.labels.lastName, { exact: true }).fill(person.lastName);
    await page.getByLabel(signup.labels.email, { exact: true }).fill(person.email);
    await page.getByLabel(signup.labels.phone).fill(person.phone);
    await page.getByRole('button', exactly(signup.submit)).click();
    await expect(page.getByRole('heading', { name: signup.codeTitle.email })).toBeVisible();
    const code = await newestCode(person.email);
    expect((await messagesTo(person.email))[0]?.subject).toMatch(DEVANAGARI);
    await page.getByLabel(signup.code).fill(code);
    await expect(page.getByRole('heading', { name: signup.codeTitle.whatsapp })).toBeVisible();
    await expectFits(page);
    await page.getByLabel(signup.code).fill(await newestCode(person.phone));

    await expect(page.getByRole('heading', { name: plans.title })).toBeVisible();
    await page.getByRole('radio', { name: /Basic/ }).check();
    await expectReadable(page);
    await page.getByRole('checkbox', { name: checkout.termsAndConditions }).check();
    await page.getByRole('button', exactly(plans.next)).click();
    await expect(page).toHaveURL('/login');

    await page.getByLabel(login.identifier).fill(person.email);
    await page.getByRole('button', exactly(login.login)).click();
    await page.getByLabel(login.code).fill(await newestCode(person.email, { after: code }));
    await page.getByRole('button', { name: app.openMenu }).click();
    await expectFits(page);
    await page.getByRole('dialog').getByRole('link', exactly(app.collegeSearch)).click();
    await expect(page.getByRole('heading', { name: explorer.title })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectReadable(page);
  });
}

test('English is one press away, and stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: NAMES.mr }).click();
  await expect(page.getByRole('heading', { name: accountMr.login.title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

const PROFILE = {
  gender: 'female',
  mhtCet: { percentile: 98.9, category: 'OBC', candidature: 'maharashtra', homeUniversity: 'mumbai', tfws: true },
  josaa: { mainCrl: 18_500, mainCategoryRank: 5_200, category: 'OBC-NCL', homeState: 'Maharashtra' },
};
const WANTED = {
  'mht-cet': ['VJTI information', 'COEP computer', 'Walchand electronics'],
  josaa: ['IIT Bombay computer', 'VNIT computer', 'VNIT civil'],
};

test('no page shows a student of Marathi an English sentence', async ({ context, page }) => {
  // Two dozen pages, each until nothing is on its way any more.
  test.slow();
  await signedInStudent(context);
  await context.addCookies([{ name: 'language', value: 'mr', url: baseUrl() }]);
  const call = await caller(context.request);
  const read = async (path: string) => (await (await context.request.get(`/api/v1${path}`)).json()).data;
  await call('/exam-profile', PROFILE, 'PUT');
  await call('/guardian-consent/birth-date', { birthDate: '2000-01-01' }, 'PUT');
  const { data: run } = await call('/predictor/mht-cet/runs', { gender: PROFILE.gender, ...PROFILE.mhtCet });
  const lists: string[] = [];
  for (const [exam, texts] of Object.entries(WANTED)) {
    const { data: list } = await call('/lists', { exam, name: '1' });
    const found = await Promise.all(
      texts.map((search) => read(`/list-options?${new URLSearchParams({ exam, search })}`)),
    );
    const choices: string[] = found.map(([first]) => first.choice);
    await call(`/lists/${list.id}/choices`, { choices, version: list.version });
    await call(`/rounds/${exam}/allotments/1`, { listId: list.id, choice: choices.at(-1) }, 'PUT');
    lists.push(`/rounds?exam=${exam}&list=${list.id}&view`);
  }

  const addresses = [
    '/',
    ...lists.flatMap((list) => ['order', 'outcome', 'mock', 'season'].map((view) => `${list}=${view}`)),
    '/search',
    '/college/03012',
    '/college/03012?tab=courses',
    '/josaa-college/vnit-nagpur?tab=courses',
    '/counseling',
    `/predictor/mht-cet?run=${run.id}`,
    '/predictor/accuracy',
    '/psychometric',
    '/profile',
    '/support',
    '/faq',
    '/top-up',
    '/top-up/counseling',
    '/top-up/psychometric',
    '/nowhere',
  ];
  expect(await englishLeft(page, addresses, gatherNames(page))).toEqual([]);
});

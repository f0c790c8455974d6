import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, PHONE } from './support/axe.ts';
import { answer, atGateway, choose, goOn, outcome, toast } from './support/checkout.ts';
import { signedInStudent } from './support/student.ts';

test.use({ viewport: PHONE });
test.beforeEach(async ({ context }) => {
  await signedInStudent(context);
});

/** What the student may use now. */
async function allowance(page: Page) {
  const profile = await (await page.request.get('/api/v1/student-profile/me')).json();
  return profile.data.subscriptionAllowance;
}

test('more attempts: chosen, paid, credited, and back at the predictor', async ({ page }) => {
  await page.goto('/top-up');
  await expect(page.getByRole('heading', { name: 'Top Up Your Predictions' })).toBeVisible();
  expect(await allowance(page)).toMatchObject({ recommendationPulls: 3 });
  await expect(page.getByText('5 additional attempts', { exact: true })).toBeVisible();
  await choose(page, '5 Prediction Attempts', 'flat100');
  await goOn(page, 'Proceed to Payment');
  await atGateway(page, '₹99');
  await answer(page, 'Pay ₹99');
  await expect(outcome(page, 'Payment Successful')).toBeVisible();
  expect(await allowance(page)).toMatchObject({ recommendationPulls: 8 });
  await page.getByRole('link', { name: 'Back to Predictor' }).click();
  await expect(page).toHaveURL('/predictor');
});

test('more sessions: the terms are needed, a decline leads back to them', async ({ page }) => {
  await page.goto('/top-up/counseling');
  await choose(page, '3 Counseling Sessions');
  await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeDisabled();
  await goOn(page, 'Proceed to Payment');
  await atGateway(page, '₹2,399');
  await answer(page, 'Decline');
  await expect(outcome(page, 'Payment Failed')).toBeVisible();
  expect(await allowance(page)).toMatchObject({ availableCounsellingSessions: 0 });
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/top-up/counseling');
  await choose(page, '1 Counseling Session');
  await goOn(page, 'Proceed to Payment');
  await atGateway(page, '₹999');
  await answer(page, 'Pay ₹999');
  await page.getByRole('link', { name: 'Back to Counseling' }).click();
  await expect(page).toHaveURL('/counseling');
  expect(await allowance(page)).toMatchObject({ availableCounsellingSessions: 1, totalCounsellingSessions: 1 });
});

test('the assessment: no terms to tick, its own warning, and a start button at the end', async ({ page }) => {
  await page.goto('/top-up/psychometric');
  await choose(page, 'Psychometric Assessment');
  await expect(page.getByRole('checkbox')).toBeHidden();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page)).toContainText('Please select a tier and enter a coupon code');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await atGateway(page, '₹799');
  await answer(page, 'Pay ₹799');
  await expect(outcome(page, 'Payment Successful')).toBeVisible();
  expect(await allowance(page)).toMatchObject({ psychometricAssessment: true, psychometricTestStatus: false });
  await expect(page.getByRole('link', { name: 'Start Assessment' })).toHaveAttribute('href', '/psychometric');
});

test('a coupon for everything credits a top-up at once', async ({ page }) => {
  await page.goto('/top-up');
  await choose(page, '15 Prediction Attempts', 'fullride');
  await goOn(page, 'Proceed to Payment');
  await expect(outcome(page, 'Payment Successful')).toBeVisible();
  expect(await allowance(page)).toMatchObject({ recommendationPulls: 18 });
});

test('a paid top-up is not ordered again by opening its payment page', async ({ page }) => {
  await page.goto('/top-up');
  await choose(page, '5 Prediction Attempts');
  await goOn(page, 'Proceed to Payment');
  await answer(page, 'Pay ₹199');
  await expect(outcome(page, 'Payment Successful')).toBeVisible();
  await page.goto('/top-up/payment');
  await expect(toast(page)).toContainText('No tier selected. Please select a tier first.');
  await expect(page).toHaveURL('/top-up');
});

test('a payment page without a choice says so, each in its own words', async ({ page }) => {
  await page.goto('/top-up/payment-counseling');
  await expect(page.getByText('No counseling top-up tier selected.')).toBeVisible();
  await page.goto('/top-up/payment-psychometric');
  await expect(page.getByText('No psychometric assessment tier selected.')).toBeVisible();
});

test('Back from the gateway leads to a page whose button works', async ({ page }) => {
  await page.goto('/top-up');
  await choose(page, '5 Prediction Attempts');
  await goOn(page, 'Proceed to Payment');
  await atGateway(page, '₹199');
  await page.goBack();
  await expect(page).toHaveURL('/top-up');
  await choose(page, '5 Prediction Attempts');
  await goOn(page, 'Proceed to Payment');
  await atGateway(page, '₹199');
});

import { expect, test } from 'vitest';
import { readDemoConfig } from './settings.ts';

const TODAY = new Date('2026-11-18T10:00:00+05:30');
const FOLDER = '/tmp/dakhila-demo-test';

test('the demo uses nobody’s database, services or secrets, whatever the environment holds', () => {
  const config = readDemoConfig(
    {
      PORT: '3100',
      NODE_ENV: 'production',
      DATA_DIR: '/srv/somebody',
      DATABASE_URL: 'postgres://somebody@localhost/production',
      DATABASE_DIRECT_URL: 'postgres://somebody@localhost/production',
      SMTP_URL: 'smtps://mail.example',
      WHATSAPP_TOKEN: 'token',
      WHATSAPP_PHONE_NUMBER_ID: '1',
      PAYMENT_GATEWAY: 'razorpay',
      APP_SECRET: 'a secret of production that is long enough',
      LLM_BASE_URL: 'https://models.example/v1',
      LLM_MODEL: 'model',
    },
    FOLDER,
    TODAY,
  );
  expect(config).toMatchObject({ PORT: 3100, NODE_ENV: 'development', DATA_DIR: FOLDER, PAYMENT_GATEWAY: 'sandbox' });
  expect(config.DATABASE_URL).toBeUndefined();
  expect(config.LLM_BASE_URL).toBeUndefined();
  expect(config.standIns).toEqual(['dev-inbox', 'sandbox-gateway', 'embedded-secret', 'embedded-database']);
});

test('the season stays that of today while the past is told', () => {
  expect(readDemoConfig({}, FOLDER, TODAY)).toMatchObject({ JOSAA_YEAR: 2027, MHT_CET_YEAR: 2027 });
});

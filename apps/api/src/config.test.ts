import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadEnvironmentFile, PROJECT_DIR, readConfig, SETTING_NAMES, SettingsError, STAND_INS } from './config.ts';

function refusalOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('It was expected to be refused');
}

const REAL = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://dakhila.test',
  DATABASE_URL: 'postgres://db.test/dakhila',
  APP_SECRET: 'tR8vQ2mZ7kLp4Xc9Wn3Bs6Yd1Hf5Gj0a',
  SMTP_URL: 'smtps://mail.test',
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_NUMBER_ID: '1',
  PAYMENT_GATEWAY: 'razorpay',
  RAZORPAY_KEY_ID: 'key',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRETS: 'a webhook secret',
  MAIL_FROM: 'Dakhila <no-reply@dakhila.test>',
  SUPPORT_EMAIL: 'support@dakhila.test',
  PROVIDER_URL: 'https://dakhila.test',
};

test('without any setting the product runs on this machine alone, with every stand-in', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    NODE_ENV: 'development',
    PORT: 3000,
    HOST: 'localhost',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: join(PROJECT_DIR, 'var'),
    LOG_LEVEL: 'warn',
    DISCLOSE_REGISTRATION: true,
  });
  expect(config.standIns).toEqual([...STAND_INS]);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['NODE_ENV', 'prod'],
  ['PUBLIC_URL', 'dakhila.test'],
  ['PUBLIC_URL', 'ftp://dakhila.test'],
  ['DATABASE_URL', 'mysql://db.test/dakhila'],
  ['DATABASE_URL', 'somewhere'],
  ['DATABASE_POOL_SIZE', '1'],
  ['APP_SECRET', 'short'],
  ['ALLOW_STAND_INS', 'everything'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['DESK_HOST', 'https://desk.test'],
  ['DESK_HOST', 'localhost:3000'],
  ['DESK_HOST', 'localhost:443'],
  ['DESK_HOST', 'desk.test/desk'],
  ['DESK_HOST', 'desk.test:70000'],
  ['METRICS_TOKEN', 'short'],
  ['MAX_IN_FLIGHT', '0'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['ERROR_DSN', 'https://errors.test/1'],
  ['ERROR_DSN', 'https://key@errors.test/'],
  ['SMTP_URL', 'https://mail.test'],
  ['WHATSAPP_API_URL', 'graph'],
  ['WHATSAPP_DAILY_CODES', 'many'],
  ['DISCLOSE_REGISTRATION', 'yes'],
  ['PAYMENT_GATEWAY', 'cash'],
  ['GST_PERCENT', '99'],
  ['SELLER_GSTIN', '123'],
  ['SUPPORT_EMAIL', 'support'],
  ['PROVIDER_URL', 'javascript:alert(1)'],
])('%s=%s is refused in one readable line that names it', (name, value) => {
  const line = refusalOf({ [name]: value });
  expect(line).toMatch(new RegExp(`^Bad setting\\. ${name}[.:]`));
  expect(line).toMatch(/See \.env\.example\.$/);
  expect(line).not.toContain('\n');
});

test('several bad settings are all named at once', () => {
  const line = refusalOf({ PORT: 'abc', SUPPORT_EMAIL: 'x' });
  expect(line).toContain('PORT:');
  expect(line).toContain('SUPPORT_EMAIL:');
});

test('a refusal never repeats a secret', () => {
  const line = refusalOf({
    DATABASE_URL: 'mysql://user:hunter2@db.test/x',
    APP_SECRET: 'hunter3',
    METRICS_TOKEN: 'hunter4',
  });
  expect(line).not.toMatch(/hunter/);
});

test('the desk is on the host of students, or on its own', () => {
  expect(readConfig(REAL).DESK_URL).toBe('https://dakhila.test');
  expect(readConfig({ ...REAL, DESK_HOST: 'Desk.dakhila.test' }).DESK_URL).toBe('https://desk.dakhila.test');
  expect(readConfig({ ...REAL, DESK_HOST: 'desk.dakhila.test:443' })).toMatchObject({
    ...{ DESK_HOST: 'desk.dakhila.test', DESK_URL: 'https://desk.dakhila.test' },
  });
  expect(readConfig({ ...REAL, DESK_HOST: 'desk.dakhila.test:8443' }).DESK_HOST).toBe('desk.dakhila.test:8443');
  expect(refusalOf({ ...REAL, DESK_HOST: 'dakhila.test:443' })).toContain('DESK_HOST: must be another host');
});

test('an object store needs all of its settings', () => {
  expect(refusalOf({ S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'pictures' })).toContain(
    'S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
  );
});

test('a language model needs its name beside its address', () => {
  expect(refusalOf({ LLM_BASE_URL: 'https://models.test/v1' })).toContain('LLM_MODEL');
  expect(readConfig({ LLM_BASE_URL: 'https://models.test/v1', LLM_MODEL: 'small' }).LLM_MODEL).toBe('small');
});

test.each(['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])('%s needs a database of one’s own', (name) => {
  expect(() => readConfig({ [name]: 'postgres://db.test/dakhila' })).toThrow(`${name} needs DATABASE_URL`);
});

test('an empty line means the same as no line', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', ALLOW_STAND_INS: '' })).toMatchObject({ PORT: 3000 });
});

test('folders are taken from the checkout, wherever the command was typed', () => {
  expect(readConfig({ DATA_DIR: 'elsewhere' }).DATA_DIR).toBe(join(PROJECT_DIR, 'elsewhere'));
  expect(readConfig({ DATA_DIR: '/srv/dakhila' }).DATA_DIR).toBe('/srv/dakhila');
});

test('lists are written with commas, with or without spaces', () => {
  expect(readConfig({ ALLOW_STAND_INS: ' dev-inbox , sandbox-gateway,' }).ALLOW_STAND_INS).toEqual([
    'dev-inbox',
    'sandbox-gateway',
  ]);
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::/32, 192.0.2.1' }).TRUST_PROXY).toHaveLength(4);
});

test('with every real service production starts, and logs what a production log needs', () => {
  expect(readConfig(REAL)).toMatchObject({ standIns: [], LOG_LEVEL: 'info', PUBLIC_URL: 'https://dakhila.test' });
});

test.each([
  ['dev-inbox', ['SMTP_URL']],
  ['dev-inbox', ['WHATSAPP_TOKEN']],
  ['dev-inbox', ['WHATSAPP_PHONE_NUMBER_ID']],
  ['sandbox-gateway', ['PAYMENT_GATEWAY']],
  ['embedded-secret', ['APP_SECRET']],
  ['embedded-database', ['DATABASE_URL']],
])('production refuses the %s without %o, unless it is allowed by name', (standIn, missing) => {
  const environment = Object.fromEntries(Object.entries(REAL).filter(([name]) => !missing.includes(name)));
  expect(refusalOf(environment)).toBe(
    `Production does not start with stand-ins: ${standIn}. Configure the real services (see .env.example), or allow each by name in ALLOW_STAND_INS.`,
  );
  const others = STAND_INS.filter((name) => name !== standIn).join(',');
  expect(refusalOf({ ...environment, ALLOW_STAND_INS: others })).toContain(standIn);
  expect(readConfig({ ...environment, ALLOW_STAND_INS: standIn }).standIns).toEqual([standIn]);
});

test.each(['a'.repeat(64), 'abcabc'.repeat(10)])('production refuses a secret that is not random: %s', (secret) => {
  expect(refusalOf({ ...REAL, APP_SECRET: secret })).toMatch(/^Bad setting\. APP_SECRET: must be random.*$/);
  expect(readConfig({ APP_SECRET: secret }).APP_SECRET).toBe(secret);
});

test('production names every stand-in it refuses', () => {
  expect(refusalOf({ NODE_ENV: 'production' })).toContain(STAND_INS.join(', '));
});

test.each([
  ['no public address while others can reach it', { HOST: '0.0.0.0' }, ['PUBLIC_URL']],
  ['a plain public address', { PUBLIC_URL: 'http://dakhila.test' }, []],
])('production refuses %s: its cookies would travel readable', (_, changed, missing: string[]) => {
  const environment = Object.fromEntries(Object.entries(REAL).filter(([name]) => !missing.includes(name)));
  expect(refusalOf({ ...environment, ...changed })).toMatch(
    /^Bad setting\. PUBLIC_URL: .*https.*See \.env\.example\.$/,
  );
});

test.each([
  ['PUBLIC_URL', { PUBLIC_URL: 'https://dakhila.example/' }],
  ['MAIL_FROM', { MAIL_FROM: '' }],
  ['SUPPORT_EMAIL', { SUPPORT_EMAIL: 'help@Dakhila.EXAMPLE' }],
  ['PROVIDER_URL', { PROVIDER_URL: 'https://dakhila.example:8443/about' }],
  ['MAIL_FROM, SUPPORT_EMAIL', { MAIL_FROM: '', SUPPORT_EMAIL: '' }],
])('production refuses %s that is only an example', (names, changed) => {
  expect(refusalOf({ ...REAL, ...changed })).toBe(
    `Production refuses addresses that are only examples: ${names}. Set your own. See .env.example.`,
  );
  expect(() => readConfig({ ...REAL, ...changed, NODE_ENV: 'development' })).not.toThrow();
  expect(() => readConfig({ ...REAL, ...changed, PUBLIC_URL: 'http://localhost:3000' })).not.toThrow();
});

test('production may be tried on this machine without https', () => {
  const { PUBLIC_URL: _, ...environment } = REAL;
  expect(readConfig(environment).PUBLIC_URL).toBe('http://localhost:3000');
  expect(readConfig({ ...environment, PUBLIC_URL: 'http://127.0.0.1:4000' }).PUBLIC_URL).toBe('http://127.0.0.1:4000');
});

test('.env.example explains every setting, and no other', () => {
  const text = readFileSync(join(PROJECT_DIR, '.env.example'), 'utf8');
  const named = [...text.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
  expect(named.toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test('each setting in .env.example has its meaning above it, and an example that is taken as it stands', () => {
  const text = readFileSync(join(PROJECT_DIR, '.env.example'), 'utf8');
  for (const paragraph of text.split('\n\n')) {
    const lines = paragraph.trim().split('\n');
    const isSetting = (line: string) => /^# [A-Z][A-Z0-9_]+=/.test(line);
    const settings = lines.filter(isSetting);
    if (settings.length === 0) continue;
    // One or more lines that explain, then the setting or the few that belong together.
    expect(lines.findIndex(isSetting), paragraph).toBeGreaterThan(0);
    expect(lines.slice(-settings.length), paragraph).toEqual(settings);
    const taken = settings.map((line) => line.slice(2).split(/=(.*)/s));
    expect(() => readConfig(Object.fromEntries(taken)), paragraph).not.toThrow();
  }
});

test('as it comes .env.example sets nothing', () => {
  const text = readFileSync(join(PROJECT_DIR, '.env.example'), 'utf8');
  for (const line of text.split('\n')) expect(line === '' || line.startsWith('#'), line).toBe(true);
});

test('a file of settings is read, and what is already set wins', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-env-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    for (const name of ['DAKHILA_TEST_ONE', 'DAKHILA_TEST_TWO']) delete process.env[name];
  });
  writeFileSync(join(folder, '.env'), 'DAKHILA_TEST_ONE=file\nDAKHILA_TEST_TWO=file\n');
  process.env.DAKHILA_TEST_ONE = 'shell';
  loadEnvironmentFile(join(folder, '.env'));
  expect([process.env.DAKHILA_TEST_ONE, process.env.DAKHILA_TEST_TWO]).toEqual(['shell', 'file']);
  expect(() => loadEnvironmentFile(join(folder, 'missing'))).not.toThrow();
});

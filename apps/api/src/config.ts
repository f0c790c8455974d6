import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** The folder of the checkout. Relative paths in settings are resolved from here, not from the current folder. */
export const PROJECT_DIR = resolve(import.meta.dirname, '../../..');

/** Offline substitutes for real services. Production refuses to start with one that `ALLOW_STAND_INS` does not name. */
export const STAND_INS = ['dev-inbox', 'sandbox-gateway', 'embedded-secret', 'embedded-database'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** The length in characters of a 32-byte key, whatever its encoding. */
export const SECRET_MIN_CHARACTERS = 32;
/** 32 random hexadecimal digits have fewer than eight distinct ones about once in thirty million cases. */
const SECRET_MIN_DISTINCT = 8;

const yesNo = z.enum(['true', 'false']).transform((part) => part === 'true');
const commaSeparated = z.string().transform((text) => text.split(',').flatMap((part) => part.trim() || []));
/** Proxies are trusted by address: with a number of proxies instead, a client that connects directly could fake its address. */
const proxyAddress = z.union(
  [z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'must be proxy addresses or networks, such as loopback or 10.0.0.0/8',
);
const admissionYear = z.coerce.number().int().min(2020).max(2100);
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
const folder = z.string().transform((path) => resolve(PROJECT_DIR, path));

const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** What the process does: serve students, work on the queue (messages and jobs), or both. */
  PROCESS_ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: folder.default(join(PROJECT_DIR, 'var')),
  FACTS_DIR: folder.default(join(PROJECT_DIR, 'data')),
  FORECASTS_DIR: folder.optional(),
  JOSAA_YEAR: admissionYear.optional(),
  MHT_CET_YEAR: admissionYear.optional(),
  WEB_DIST_DIR: folder.default(join(PROJECT_DIR, 'apps/web/dist')),
  DESK_DIST_DIR: folder.default(join(PROJECT_DIR, 'apps/desk/dist')),
  DATABASE_URL: databaseUrl.optional(),
  /** The database without a pooler in between, for what needs a session of its own: notifications and migrations. */
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  /** A streaming replica for calls whose answers may lag. */
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  /** How long a query may run, and how long a request waits for a free connection. */
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(500).max(120_000).default(2_000),
  APP_SECRET: z
    .string()
    .min(SECRET_MIN_CHARACTERS, `must have at least ${SECRET_MIN_CHARACTERS} characters`)
    .optional(),
  ALLOW_STAND_INS: commaSeparated.pipe(z.array(z.enum(STAND_INS))).default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  TRUST_PROXY: commaSeparated.pipe(z.array(proxyAddress)).default([]),
  DESK_ADDRESSES: commaSeparated.pipe(z.array(proxyAddress)).default([]),
  DESK_HOST: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/, 'must be a host, such as desk.example.in')
    .refine((host) => URL.canParse(`https://${host}`), 'must be a host, such as desk.example.in')
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** The names and meanings of the OpenTelemetry specification. The exporters read the headers themselves. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('dakhila'),
  /** The share of requests that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  ERROR_DSN: z
    .string()
    .regex(/^https?:\/\/[^\s@/]+@[^\s@/]+\/[\w./-]*\w$/, 'must look like https://key@host/project')
    .optional(),
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(200),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_URL_2: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_WEBHOOK_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must have at least 16 characters, without spaces')
    .optional(),
  MAIL_SNS_TOPIC: z
    .string()
    .regex(/^arn:aws:sns:[a-z0-9-]+:\d{12}:[\w-]{1,256}$/, 'must be the ARN of a topic of Amazon SNS')
    .optional(),
  MAIL_FROM: z.string().default('Dakhila <no-reply@dakhila.example>'),
  WHATSAPP_API_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v23.0'),
  WHATSAPP_TOKEN: z.string().min(1).optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().min(1).optional(),
  WHATSAPP_BUSINESS_ACCOUNT_ID: z.string().min(1).optional(),
  WHATSAPP_APP_SECRET: z.string().min(16).optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16).optional(),
  WHATSAPP_TEMPLATE: z.string().default('sign_in_code'),
  /** Reminders go out no faster on each channel, so that a bulk run leaves the machine to students. */
  REMINDERS_PER_SECOND: z.coerce.number().int().min(1).max(10_000).default(20),
  WHATSAPP_DAILY_CODES: z.coerce.number().int().min(1).default(20_000),
  DISCLOSE_REGISTRATION: yesNo.default(true),
  PAYMENT_GATEWAY: z.enum(['sandbox', 'razorpay']).default('sandbox'),
  RAZORPAY_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.razorpay.com'),
  RAZORPAY_KEY_ID: z.string().min(1).optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  RAZORPAY_WEBHOOK_SECRETS: commaSeparated.pipe(z.array(z.string().min(8)).max(2)).default([]),
  RAZORPAY_ACCOUNT_ID: z.string().min(1).optional(),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  MEETING_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://meet.jit.si'),
  SELLER_ADDRESS: z.string().default(''),
  SELLER_STATE: z.string().default('Maharashtra (27)'),
  SELLER_GSTIN: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'must be a GSTIN of 15 characters')
    .optional(),
  GST_PERCENT: z.coerce.number().int().min(0).max(28).default(18),
  BRAND_NAME: z.string().min(1).default('Dakhila'),
  SUPPORT_EMAIL: z.email().default('support@dakhila.example'),
  PROVIDER_URL: z.url({ protocol: /^https?$/ }).default('https://dakhila.example'),
  LEGAL_NAME: z.string().min(1).default('Dakhila Education Services'),
});

/** The names of all settings; `.env.example` explains them. */
export const SETTING_NAMES = Object.keys(Settings.shape);

export type Config = Omit<z.output<typeof Settings>, 'PUBLIC_URL' | 'LOG_LEVEL'> & {
  PUBLIC_URL: string;
  /** Where the desk is, without `/desk`: its own host, or that of students. */
  DESK_URL: string;
  LOG_LEVEL: NonNullable<z.output<typeof Settings>['LOG_LEVEL']>;
  /** The stand-ins that these settings use. */
  standIns: StandIn[];
};

/** An invalid setting, with a message of one line for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads and checks the settings. Throws `SettingsError`. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty line in `.env` means the same as no line.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`Bad setting. ${problems.join('; ')}. See .env.example.`);
  }
  const settings = parsed.data;
  const PUBLIC_URL = settings.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${settings.PORT}`;
  // A browser does not send the port that its protocol implies.
  const desk = settings.DESK_HOST ? new URL(`${new URL(PUBLIC_URL).protocol}//${settings.DESK_HOST}`) : undefined;
  const config: Config = {
    ...settings,
    PUBLIC_URL,
    DESK_HOST: desk?.host,
    DESK_URL: desk?.origin ?? PUBLIC_URL,
    LOG_LEVEL: settings.LOG_LEVEL ?? (settings.NODE_ENV === 'production' ? 'info' : 'warn'),
    standIns: standInsOf(settings),
  };
  requireGatewayKeys(config);
  requireModelName(config);
  requireWholeFileStore(config);
  requireOwnDatabase(config);
  refuseStandIns(config);
  requireRandomSecret(config);
  requireEncryption(config);
  requireOwnAddresses(config);
  requireOtherDeskHost(config);
  return config;
}

/** Loads `.env` of the checkout into the environment. Variables that are already set stay. */
export function loadEnvironmentFile(path = join(PROJECT_DIR, '.env')) {
  if (existsSync(path)) process.loadEnvFile(path);
}

function standInsOf(settings: z.output<typeof Settings>): StandIn[] {
  const hasWhatsApp = settings.WHATSAPP_TOKEN && settings.WHATSAPP_PHONE_NUMBER_ID;
  const used: Record<StandIn, boolean> = {
    'dev-inbox': !settings.SMTP_URL || !hasWhatsApp,
    'sandbox-gateway': settings.PAYMENT_GATEWAY === 'sandbox',
    'embedded-secret': !settings.APP_SECRET,
    'embedded-database': !settings.DATABASE_URL,
  };
  return STAND_INS.filter((name) => used[name]);
}

function requireGatewayKeys(config: Config) {
  if (config.PAYMENT_GATEWAY !== 'razorpay') return;
  const needed = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRETS'] as const;
  const missing = needed.filter((name) => !config[name]?.length);
  if (missing.length > 0)
    throw new SettingsError(`PAYMENT_GATEWAY=razorpay needs ${missing.join(', ')}. See .env.example.`);
}

function requireModelName({ LLM_BASE_URL, LLM_MODEL }: Config) {
  if (LLM_BASE_URL && !LLM_MODEL) throw new SettingsError('LLM_BASE_URL needs LLM_MODEL. See .env.example.');
}

/** With some of its settings missing, files would silently go into the database. */
function requireWholeFileStore(config: Config) {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = names.filter((name) => !config[name]);
  if (missing.length === 0 || missing.length === names.length) return;
  throw new SettingsError(`An object store also needs ${missing.join(', ')}. See .env.example.`);
}

/** A direct way or a replica belongs to a database of the operator's own. */
function requireOwnDatabase(config: Config) {
  if (config.DATABASE_URL) return;
  const orphans = (['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const).filter((name) => config[name]);
  if (orphans.length > 0) throw new SettingsError(`${orphans.join(', ')} needs DATABASE_URL. See .env.example.`);
}

function refuseStandIns(config: Config) {
  if (config.NODE_ENV !== 'production') return;
  const refused = config.standIns.filter((name) => !config.ALLOW_STAND_INS.includes(name));
  if (refused.length === 0) return;
  throw new SettingsError(
    `Production does not start with stand-ins: ${refused.join(', ')}. Configure the real services (see .env.example), or allow each by name in ALLOW_STAND_INS.`,
  );
}

/** A secret of one repeated character is long enough, but easily guessed. */
function requireRandomSecret({ NODE_ENV, APP_SECRET }: Config) {
  if (NODE_ENV !== 'production' || !APP_SECRET || new Set(APP_SECRET).size >= SECRET_MIN_DISTINCT) return;
  throw new SettingsError(
    `Bad setting. APP_SECRET: must be random, with at least ${SECRET_MIN_DISTINCT} different characters. Make one with: openssl rand -base64 48`,
  );
}

/** Plain http sends cookies unencrypted, so it is allowed only on this machine. */
function requireEncryption(config: Config) {
  if (config.NODE_ENV !== 'production' || config.PUBLIC_URL.startsWith('https:') || isForThisMachine(config)) return;
  throw new SettingsError(
    `Bad setting. PUBLIC_URL: in production it must be the https address that students use. See .env.example.`,
  );
}

/** Mail to or from an example address is never delivered. */
function requireOwnAddresses(config: Config) {
  if (config.NODE_ENV !== 'production' || isForThisMachine(config)) return;
  const shown = ['PUBLIC_URL', 'MAIL_FROM', 'SUPPORT_EMAIL', 'PROVIDER_URL'] as const;
  const examples = shown.filter((name) => /\.example\b/i.test(config[name]));
  if (examples.length === 0) return;
  throw new SettingsError(
    `Production refuses addresses that are only examples: ${examples.join(', ')}. Set your own. See .env.example.`,
  );
}

/** On the desk's host there are no pages of students. Another port is not enough: cookies and passkeys don't know ports. */
function requireOtherDeskHost({ DESK_HOST, DESK_URL, PUBLIC_URL }: Config) {
  if (DESK_HOST === undefined || new URL(DESK_URL).hostname !== new URL(PUBLIC_URL).hostname) return;
  throw new SettingsError('Bad setting. DESK_HOST: must be another host than that of PUBLIC_URL. See .env.example.');
}

const isForThisMachine = ({ PUBLIC_URL, HOST }: Config) => isLoopback(new URL(PUBLIC_URL).hostname) && isLoopback(HOST);

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);

/** Where a server stores its forecasts and columns of cut-offs, or finds those of its release. */
export const forecastFolder = ({ FORECASTS_DIR, DATA_DIR }: Pick<Config, 'FORECASTS_DIR' | 'DATA_DIR'>) =>
  FORECASTS_DIR ?? join(DATA_DIR, 'forecasts');

import { contactOf, maskEmail, maskPhone } from '@dakhila/domain/contact';
import { LANGUAGES } from '@dakhila/domain/language/languages';
import { registrationOf } from '@dakhila/domain/messaging/template-registration';
import { TEMPLATE_NAMES } from '@dakhila/domain/messaging/templates';
import type { Config } from '../../config.ts';
import {
  liftSuppression,
  readDeliveries,
  readSuppressions,
  readTemplates,
  standingOf,
  templateSettings,
} from '../../modules/messaging/index.ts';
import { lookUpKeyOf, lookUpStudent } from '../../modules/operations/student-lookup.ts';
import { command, NotThere, Refusal, UsageError } from '../command.ts';
import { aligned, inIst, table } from '../format.ts';
import { afterOption, pageKeyTyped } from './typed.ts';

/** Two screens of a terminal: the newest messages show what is wrong. */
const PAGE_SIZE = 100;

const masked = (channel: 'email' | 'whatsapp', recipient: string) =>
  channel === 'email' ? maskEmail(recipient) : maskPhone(recipient);

const outboxFind = command({
  name: 'outbox find',
  summary: 'List the messages to a student, newest first, and whether each has arrived',
  example: 'outbox find asha@example.com',
  changes: 'nothing',
  positionals: { who: { summary: 'An email, a phone number of 10 or 12 digits, or an id' } },
  options: { after: afterOption },
  async run({ db }, { who, after }) {
    const key = lookUpKeyOf(who);
    if (!key) throw new UsageError('Name a student by email, phone number or id.');
    const student = await lookUpStudent(db, key);
    if (!student) throw new NotThere('Student not found.');
    const { page, next } = await readDeliveries(db, student, { after: pageKeyTyped(after), most: PAGE_SIZE });
    const messages = page.map(({ recipient, outboxState, exactly: _exactly, ...message }) => ({
      ...message,
      to: masked(message.channel, recipient),
      state: message.state ?? outboxState,
    }));
    const rows = messages.map(({ createdAt, kind, channel, to, state, reason, insteadId }) => [
      inIst(createdAt),
      kind,
      channel,
      to,
      insteadId ? `${state}, mailed instead` : state,
      reason ?? '',
    ]);
    const lines = table(['From', 'Kind', 'Channel', 'To', 'State', 'Why'], rows, 'No messages.');
    return { lines, data: messages, next, subject: student.id, details: { count: messages.length } };
  },
});

const suppressionList = command({
  name: 'suppression list',
  summary: 'List addresses and numbers that get no messages, and why, newest first',
  example: 'suppression list',
  changes: 'nothing',
  options: { after: afterOption },
  async run({ db }, { after }) {
    const { page, next } = await readSuppressions(db, { after: pageKeyTyped(after), most: PAGE_SIZE });
    const found = page.map(({ channel, recipient, reason, since }) => ({
      channel,
      to: masked(channel, recipient),
      reason,
      since,
    }));
    const rows = found.map(({ channel, to, reason, since }) => [channel, to, reason, inIst(since)]);
    const lines = table(['Channel', 'To', 'Why', 'Since'], rows, 'Nobody is suppressed.');
    return { lines, data: found, next, details: { count: found.length } };
  },
});

const suppressionRemove = command({
  name: 'suppression remove',
  summary: 'Send messages to an address or number again, after its owner has asked for it',
  example: 'suppression remove asha@example.com',
  changes: 'database',
  positionals: { contact: { summary: 'An email, or a phone number of 10 or 12 digits' } },
  async run({ db }, { contact }) {
    const read = contactOf(contact);
    if (!read) throw new UsageError('Name an email or a phone number.');
    const recipient = read.kind === 'email' ? read.email : read.phone;
    if (!(await liftSuppression(db, recipient))) throw new NotThere('It is not suppressed.');
    return { lines: ['It gets messages again.'], data: { isLifted: true }, details: { channel: read.kind } };
  },
});

const whatsAppTemplates = command({
  name: 'whatsapp templates',
  summary: 'Print the templates to register at WhatsApp as JSON, or check which of them are approved',
  example: 'whatsapp templates --check',
  changes: 'nothing',
  options: { check: { type: 'boolean', summary: 'Ask WhatsApp which are approved' } },
  async run({ config }, { check }) {
    const wanted = registrations(config);
    if (!check) return { lines: [JSON.stringify(wanted, null, 2)], data: wanted, details: { count: wanted.length } };
    const { WHATSAPP_API_URL: apiUrl, WHATSAPP_TOKEN: token, WHATSAPP_BUSINESS_ACCOUNT_ID: accountId } = config;
    if (!token || !accountId) throw new Refusal('WHATSAPP_TOKEN and WHATSAPP_BUSINESS_ACCOUNT_ID are needed.');
    const known = await readTemplates({ apiUrl, token, accountId }).catch((error: Error) => {
      throw new Refusal(`${error.message}.`);
    });
    const found = wanted.map((template) => ({
      name: template.name,
      language: template.language,
      state: standingOf(template, known),
    }));
    const left = found.filter(({ state }) => state !== 'approved').length;
    return {
      lines: [
        ...aligned(found.map(({ name, language, state }) => [name, language, state])),
        left === 0 ? 'All are approved.' : `${left} of ${found.length} are not ready.`,
      ],
      data: found,
      details: { left },
      isBad: left > 0,
    };
  },
});

const registrations = (config: Config) =>
  TEMPLATE_NAMES.flatMap((name) =>
    LANGUAGES.map((language) => {
      const wanted = registrationOf(name, language, templateSettings(config));
      return name === 'sign_in_code' ? { ...wanted, name: config.WHATSAPP_TEMPLATE } : wanted;
    }),
  );

export const deliveryCommands = [outboxFind, suppressionList, suppressionRemove, whatsAppTemplates];

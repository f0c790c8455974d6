import { type ParseArgsConfig, parseArgs } from 'node:util';
import { holdsContact } from '@dakhila/domain/contacts-in-text';
import { type Args, type Command, type Options, UsageError } from './command.ts';

/** Options that every command knows. */
export const GLOBAL_OPTIONS = {
  help: { type: 'boolean', summary: 'Show what the command does and its options' },
  json: { type: 'boolean', summary: 'Print the result as JSON' },
  'dry-run': { type: 'boolean', summary: 'Show what it would do, without doing it' },
  yes: { type: 'boolean', summary: 'Do not ask before something that cannot be undone' },
  by: {
    type: 'string',
    summary: 'Who asked for it, for the audit log; the system account is recorded too',
  },
} satisfies Options;
type Switches = { isHelp: boolean; isJson: boolean; isDryRun: boolean; isSure: boolean; by: string | null };

/** A name or the ticket of another system; no address and no phone. */
const BY = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._#/-]{0,59}$/u;

export type Parsed = { command: Command; args: Args; switches: Switches };

/** The command that the first words name; the longest match wins. */
export function findCommand(commands: Command[], words: string[]): Command | undefined {
  return commands
    .filter(({ name }) => name.split(' ').every((word, index) => words[index] === word))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
}

/** Parses the arguments that the command declares. */
export function parseCommand(command: Command, words: string[]): Parsed {
  const { values, positionals } = parseWords(command, words.slice(command.name.split(' ').length));
  const switches = {
    isHelp: values.help === true,
    isJson: values.json === true,
    isDryRun: values['dry-run'] === true,
    isSure: values.yes === true,
    by: byTyped(values.by),
  };
  return { command, switches, args: switches.isHelp ? {} : argsOf(command, values, positionals) };
}

function byTyped(value: unknown): string | null {
  if (value === undefined) return null;
  const by = String(value).trim();
  if (!BY.test(by) || holdsContact(by))
    throw new UsageError('--by must be a name of up to 60 letters and digits, not an email or a phone number.');
  return by;
}

function parseWords(command: Command, words: string[]) {
  const declared = { ...command.options, ...GLOBAL_OPTIONS };
  const options: ParseArgsConfig['options'] = Object.fromEntries(
    Object.entries(declared).map(([name, { type }]) => [
      name,
      name === 'help' ? { type, short: 'h' } : name === 'yes' ? { type, short: 'y' } : { type },
    ]),
  );
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true });
  } catch (error) {
    // The parser's second sentence is about how to escape a leading dash.
    const [first = ''] = error instanceof Error ? error.message.split(/\.\s/) : [];
    throw new UsageError(`${first}.`);
  }
}

function argsOf({ positionals, options }: Command, values: Record<string, unknown>, words: string[]): Args {
  const args: Args = {};
  const expected = Object.entries(positionals);
  for (const [index, [name, { isOptional }]] of expected.entries()) {
    if (words[index] === undefined && !isOptional) throw new UsageError(`<${name}> is missing.`);
    args[name] = words[index];
  }
  if (words.length > expected.length) throw new UsageError(`'${words[expected.length]}' is not expected here.`);
  for (const [name, { type, isRequired }] of Object.entries(options)) {
    const value = values[name];
    if (type === 'boolean') args[name] = value === true;
    else if (typeof value === 'string' && value.trim() !== '') args[name] = value.trim();
    else if (isRequired || value !== undefined) throw new UsageError(`--${name} needs a value.`);
  }
  return args;
}

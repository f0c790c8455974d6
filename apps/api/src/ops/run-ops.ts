import { DomainError } from '@dakhila/domain/errors';
import { say as sayText } from '@dakhila/domain/messages/say';
import { commandNames } from '../command-names.ts';
import type { Composed } from '../compose.ts';
import { SettingsError } from '../config.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { explainFailure } from '../explain-failure.ts';
import { type Command, NotThere, Refusal, type Report, UsageError } from './command.ts';
import { plainLine } from './format.ts';
import { describe, overview } from './help.ts';
import { findCommand, type Parsed, parseCommand } from './parse.ts';
import { operator, perform, rehearse } from './run-command.ts';

const EXIT = { done: 0, failed: 1, misunderstood: 2, unconfirmed: 3, breach: 4 } as const;

/** The input and output of a command. */
export type Terminal = {
  /** The result. */
  print(line: string): void;
  /** Progress, questions and errors. */
  tell(line: string): void;
  /** Null without a person to answer. */
  ask: ((question: string) => Promise<string>) | null;
};
type World = { commands: Command[]; terminal: Terminal; open(): Promise<Pick<Composed, 'deps' | 'pool' | 'close'>> };

/** Runs the typed command and returns the exit code. */
export async function runOps(words: string[], given: World): Promise<number> {
  const world = { ...given, terminal: harmless(given.terminal) };
  const { commands, terminal } = world;
  try {
    const parsed = understand(words, commands, terminal);
    return parsed ? await runOpened(parsed, world) : EXIT.done;
  } catch (error) {
    const known = findCommand(commands, words);
    const help = known ? `${known.name} --help` : 'help';
    terminal.tell(
      error instanceof UsageError ? `${error.message} Help: ${commandNames().ops} ${help}` : explain(error),
    );
    return isMisunderstood(error) ? EXIT.misunderstood : EXIT.failed;
  }
}

/** A terminal without control characters in its output. */
const harmless = ({ print, tell, ask }: Terminal): Terminal => ({
  print: (line) => print(plainLine(line)),
  tell: (line) => tell(plainLine(line)),
  ask,
});

/** The typed command; null when help was requested. */
function understand(words: string[], commands: Command[], { print }: Terminal): Parsed | null {
  const say = (lines: string[]) => {
    for (const line of lines) print(line);
    return null;
  };
  const named = words[0] === 'help' ? words.slice(1) : words;
  const [area] = named;
  if (area === undefined || area === '--help' || area === '-h') return say(overview(commands));

  const command = findCommand(commands, named);
  const isArea = commands.some(({ name }) => name.split(' ')[0] === area);
  const isHelpWanted = words[0] === 'help' || words.includes('--help') || words.includes('-h');
  if (!command && isArea && (isHelpWanted || named.length === 1)) return say(overview(commands, area));
  if (!command)
    throw new UsageError(`There is no command '${named.filter((word) => !word.startsWith('-')).join(' ')}'.`);
  if (isHelpWanted) return say(describe(command));
  return parseCommand(command, words);
}

async function runOpened(parsed: Parsed, { open, terminal }: World): Promise<number> {
  const opened = await open();
  try {
    if ((await pendingMigrations(opened.pool)).length > 0)
      throw new Refusal(
        `The database is of another version. Start the server once to migrate it: ${commandNames().start}`,
      );
    const needs = { deps: opened.deps, actor: operator(parsed.switches.by), progress: terminal };
    if (parsed.switches.isDryRun) {
      terminal.tell('Dry run: nothing is changed.');
      return finish(parsed, await rehearse(parsed, needs), terminal);
    }
    if (!(await isConfirmed(parsed, needs, terminal))) {
      terminal.tell('Nothing was done.');
      return EXIT.unconfirmed;
    }
    return finish(parsed, await perform(parsed, needs), terminal);
  } finally {
    await opened.close();
  }
}

async function isConfirmed(parsed: Parsed, needs: Parameters<typeof rehearse>[1], { ask, tell }: Terminal) {
  if (!parsed.command.isIrreversible || parsed.switches.isSure) return true;
  if (!ask) {
    tell('This cannot be undone, and there is no terminal to ask on. Check it with --dry-run, then add --yes.');
    return false;
  }
  const ahead = await rehearse(parsed, needs);
  // A bad plan needs no confirmation: its report follows.
  if (parsed.command.changes === 'world' && ahead.isBad) return true;
  tell('This is what it will do:');
  for (const line of ahead.lines) tell(`  ${line}`);
  return (await ask('It cannot be undone. Type yes to continue: ')).trim().toLowerCase() === 'yes';
}

function finish({ command, switches }: Parsed, report: Report, { print }: Terminal): number {
  const { lines, data, next, isBad, isBreach } = report;
  if (switches.isJson) print(JSON.stringify({ command: command.name, isDryRun: switches.isDryRun, data, next }));
  else for (const line of lines) print(line);
  if (next && !switches.isJson) print(`More: the same command with --after ${next}`);
  if (isBreach) return EXIT.breach;
  return isBad ? EXIT.failed : EXIT.done;
}

/** The arguments are wrong, or name something that does not exist. */
const isMisunderstood = (error: unknown) =>
  error instanceof UsageError ||
  error instanceof NotThere ||
  (error instanceof DomainError && error.code === 'not-found');

function explain(error: unknown): string {
  if (error instanceof Refusal || error instanceof NotThere || error instanceof SettingsError) return error.message;
  if (error instanceof DomainError)
    return `Refused: ${error.text ? sayText('en', error.text) : error.message || error.code}`;
  const known = explainFailure(error);
  if (!known.startsWith('Could not start')) return known;
  // The message of the database, not the statement.
  const told = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `It failed: ${told instanceof Error ? told.message.split('\n')[0] : String(told)}`;
}

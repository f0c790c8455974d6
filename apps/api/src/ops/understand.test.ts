import { expect, test } from 'vitest';
import { command } from './command.ts';
import { commands } from './commands/index.ts';
import { findCommand, parseCommand } from './parse.ts';
import { runOps } from './run-ops.ts';

const sample = command({
  name: 'thing paint',
  summary: 'Paint a thing',
  example: 'thing paint 7 wall --colour "dark red"',
  changes: 'nothing',
  positionals: { id: { summary: 'Which' }, place: { summary: 'Where', isOptional: true } },
  options: {
    colour: { type: 'string', summary: 'How', isRequired: true },
    note: { type: 'string', summary: 'Why' },
    twice: { type: 'boolean', summary: 'Two coats' },
  },
  run: async () => ({ lines: [], data: null }),
});
const argsFor = (...words: string[]) => parseCommand(sample, ['thing', 'paint', ...words]).args;

/** What is said where no database is needed. */
async function said(...words: string[]) {
  const printed: string[] = [];
  const told: string[] = [];
  const code = await runOps(words, {
    commands: [...commands, sample],
    terminal: { print: (line) => printed.push(line), tell: (line) => told.push(line), ask: null },
    open: () => Promise.reject(new Error('It must not be opened')),
  });
  return { code, printed: printed.join('\n'), told: told.join('\n') };
}

test('words and options are read by the names that the command gave them', () => {
  expect(argsFor('7', '--colour', ' red ', '--twice')).toEqual({
    id: '7',
    place: undefined,
    colour: 'red',
    twice: true,
  });
  expect(argsFor('--colour=red', '7', 'wall')).toMatchObject({ id: '7', place: 'wall', twice: false });
});

test.each([
  [['--colour', 'red'], '<id> is missing.'],
  [['7'], '--colour needs a value.'],
  [['7', '--colour', ' '], '--colour needs a value.'],
  [['7', '--colour', 'red', '--note', ''], '--note needs a value.'],
  [['7', 'wall', 'more', '--colour', 'red'], "'more' is not expected here."],
  [['7', '--color', 'red'], "Unknown option '--color'."],
  [['7', '--twice=yes', '--colour', 'red'], "Option '--twice' does not take an argument."],
])('%o is not understood: %s', async (words, line) => {
  const { code, printed, told } = await said('thing', 'paint', ...words);
  expect([code, printed]).toEqual([2, '']);
  expect(told).toBe(`${line} Help: npm run ops -- thing paint --help`);
});

test('a command that is not there is said so, with where to look', async () => {
  expect(await said('thing', 'burn')).toEqual({
    code: 2,
    printed: '',
    told: "There is no command 'thing burn'. Help: npm run ops -- help",
  });
  expect((await said('nothing', '--yes')).told).toContain("There is no command 'nothing'.");
});

test.each([[[]], [['help']], [['--help']], [['-h']]])('%o shows every command', async (words) => {
  const { code, printed } = await said(...words);
  expect(code).toBe(0);
  for (const { name, summary } of commands) {
    expect(printed).toContain(name);
    expect(printed).toContain(summary);
  }
});

test.each([[['thing']], [['help', 'thing']], [['thing', '--help']]])(
  '%o shows the commands of that area',
  async (words) => {
    const { code, printed } = await said(...words);
    expect(code).toBe(0);
    expect(printed).toContain('thing paint <id> [place] --colour <colour>');
    expect(printed).toContain(`Example: npm run ops -- ${sample.example};`);
    expect(printed).not.toContain('affiliation');
  },
);

test.each([[['thing', 'paint', '--help']], [['help', 'thing', 'paint']], [['thing', 'paint', '-h', '--colour']]])(
  '%o shows what the command takes',
  async (words) => {
    const { code, printed } = await said(...words);
    expect(code).toBe(0);
    for (const part of ['Paint a thing.', 'It changes nothing.', '<place>', '--note <note>', 'Two coats', '--dry-run'])
      expect(printed).toContain(part);
  },
);

test('every command has a name of an area and a verb, its own, and explains all it takes', async () => {
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
  for (const { name, summary, positionals, options } of commands) {
    expect(name).toMatch(/^[a-z-]+( [a-z-]+)?$/);
    expect(findCommand(commands, name.split(' '))?.name).toBe(name);
    for (const text of [
      summary,
      ...[...Object.values(positionals), ...Object.values(options)].map((one) => one.summary),
    ])
      expect(text, name).toMatch(/^\S.*[^.\s]$/);
    const { printed } = await said(...name.split(' '), '--help');
    expect(printed).toContain(summary);
  }
});

/** The words of a line as a shell would part them. */
const partsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

test('the example of every command is a call that this very command understands', async () => {
  for (const { name, example } of commands) {
    const words = partsOf(example);
    const found = findCommand(commands, words);
    expect(found?.name, example).toBe(name);
    if (found) expect(() => parseCommand(found, words), example).not.toThrow();
    expect((await said(...name.split(' '), '--help')).printed).toContain(`npm run ops -- ${example}`);
  }
});

test('who asked for it can be named, but not by an address or a phone', () => {
  const byOf = (by: string) => parseCommand(sample, ['thing', 'paint', '7', '--colour', 'red', '--by', by]).switches.by;
  expect(byOf(' Meera ')).toBe('Meera');
  expect(byOf('मीरा जोशी')).toBe('मीरा जोशी');
  for (const bad of ['', ' ', 'meera@example.com', '9876543210', 'x'.repeat(61), 'a\nb', '<b>'])
    expect(() => byOf(bad), bad).toThrow('--by must be a name');
});

import { commandNames } from '../command-names.ts';
import type { Command, Option } from './command.ts';
import { aligned } from './format.ts';
import { GLOBAL_OPTIONS } from './parse.ts';

const CALL = commandNames().ops;

export function overview(commands: Command[], area?: string): string[] {
  const shown = commands.filter(({ name }) => area === undefined || name.split(' ')[0] === area);
  return [
    `Usage: ${CALL} <command> [options]`,
    '',
    // With options the whole list would be too wide.
    ...aligned(shown.map((command) => [`  ${(area ? usage : called)(command)}`, command.summary])),
    '',
    ...globals(),
    '',
    ...shown.slice(0, 1).map(({ name, example }) => `Example: ${CALL} ${example}; all options: ${CALL} ${name} --help`),
    'Exit codes: 0 done, 1 refused or failed, 2 not understood or not found, 3 not confirmed, 4 audit failed.',
  ];
}

/** One command with all it takes. */
export function describe(command: Command): string[] {
  const { summary, positionals, options, example } = command;
  const words = Object.entries(positionals).map(([name, { summary }]) => [`  <${name}>`, summary]);
  return [
    `Usage: ${CALL} ${usage(command)} [options]`,
    '',
    `${summary}.`,
    ...effect(command),
    '',
    ...aligned([
      ...words,
      ...Object.entries(options).map(([name, option]) => [`  ${written(name, option)}`, option.summary]),
    ]),
    ...(words.length + Object.keys(options).length > 0 ? [''] : []),
    ...globals(),
    '',
    'Example:',
    `  ${CALL} ${example}`,
  ];
}

function effect({ changes, isIrreversible }: Command): string[] {
  if (changes === 'nothing') return ['It changes nothing.'];
  return isIrreversible ? ['It cannot be undone: it asks first, or needs --yes.'] : [];
}

const called = ({ name, positionals }: Command) =>
  [name, ...Object.entries(positionals).map(([word, { isOptional }]) => (isOptional ? `[${word}]` : `<${word}>`))].join(
    ' ',
  );

const usage = (command: Command) =>
  [
    called(command),
    ...Object.entries(command.options).flatMap(([word, option]) => (option.isRequired ? [written(word, option)] : [])),
  ].join(' ');

const written = (name: string, { type }: Option) => (type === 'string' ? `--${name} <${name}>` : `--${name}`);

const globals = () => [
  'Every command takes:',
  ...aligned(Object.entries(GLOBAL_OPTIONS).map(([name, option]) => [`  ${written(name, option)}`, option.summary])),
];

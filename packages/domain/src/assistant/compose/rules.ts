import { PAGES } from '../links.ts';
import type { ToolResult } from '../tool-types.ts';
import type { Block, Understood } from '../types.ts';
import { brought, type Draft, draft } from './parts.ts';
import { notUnderstood } from './unknown.ts';

const SEAT_CODES = { title: 'How to read a seat code', href: '/faq#seat-code' };

/** A seat code in words, then letter by letter. */
export function composeSeatCode(_: Understood, results: readonly ToolResult[]): Draft {
  const outcome = results.findLast((result) => result.tool === 'explain-seat-code')?.outcome;
  if (!outcome?.ok)
    return draft(
      [outcome?.message ?? 'Which seat code do you mean?'],
      [SEAT_CODES],
      ['What is GOPENH?', 'What is LOBCS?'],
    );
  const { code, words, parts } = outcome.output;
  return draft(
    [
      `${code}: ${words}.`,
      ...(parts.length === 0
        ? []
        : [{ kind: 'list' as const, items: parts.map((one) => ({ text: `${one.part}: ${one.words}` })) }]),
    ],
    [SEAT_CODES],
    ['Which seats do I compete for in CAP?', 'What is my home university?'],
  );
}

/** The answer of the FAQ under its own question, with its source: so it shows what was understood. */
export function composeRule(understood: Understood, results: readonly ToolResult[]): Draft {
  const [first, ...others] = brought(results.findLast((result) => result.tool === 'explain-rule'))?.entries ?? [];
  if (first === undefined) return notUnderstood(understood);
  return draft(
    [first.question, ...first.answer, first.source === null ? '' : `Source: ${first.source}.`],
    first.links,
    others.map(({ question }) => question),
  );
}

/** The official steps with their days, where they are announced. */
export function composeDates(_: Understood, results: readonly ToolResult[]): Draft {
  const schedules = results.flatMap((result) =>
    result.tool === 'round-dates' && result.outcome.ok ? result.outcome.output : [],
  );
  if (schedules.length === 0)
    return draft(['I could not look up the dates just now. The page of the rounds shows them.'], [PAGES.rounds]);
  const parts = schedules.flatMap(({ title, authority, steps }): (Block | string)[] => {
    const announced = steps.filter(({ days }) => days !== null);
    if (announced.length === 0)
      return [
        `The days of ${title} are not announced yet, or we have not entered them. ${authority} publishes them; the page of the rounds shows them as soon as they are out.`,
        { kind: 'list' as const, items: steps.map(({ title: step }) => ({ text: step })) },
      ];
    return [
      {
        kind: 'table' as const,
        caption: `${title}: official days (${authority})`,
        columns: ['Step', 'Days', 'Source'],
        rows: announced.map(({ title: step, days, source }) => [step, days ?? '', source ?? '']),
      },
    ];
  });
  return draft(parts, [PAGES.rounds], ['How many CAP rounds are there?', 'How many rounds does JoSAA have?']);
}

/** Steps on our screens. */
export function composeHowTo(understood: Understood, results: readonly ToolResult[]): Draft {
  const output = brought(results.findLast((result) => result.tool === 'how-to'));
  if (output === undefined) return notUnderstood(understood);
  return draft([`${output.title}:`, { kind: 'list', items: output.steps.map((text) => ({ text })) }], output.links, [
    'How many attempts do I have left?',
  ]);
}

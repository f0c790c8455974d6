import { fillYears } from '../../faq/data-years.ts';
import { faqHref } from '../links.ts';
import { faqIn } from '../say/faq-in.ts';
import type { Block } from '../types.ts';
import { brought, type Compose, draft } from './parts.ts';
import { notUnderstood } from './unknown.ts';

const SEAT_CODES_HREF = '/faq#seat-code';

/** A seat code in words, then letter by letter. */
export const composeSeatCode: Compose = (_, results, { words: { own, asks }, tell, tellOr }) => {
  const outcome = results.findLast((result) => result.tool === 'explain-seat-code')?.outcome;
  const source = { title: own.readSeatCode, href: SEAT_CODES_HREF };
  if (!outcome?.ok)
    return draft(
      [outcome === undefined ? own.whichSeatCode : tellOr(outcome.message, own.whichSeatCode)],
      [source],
      [asks.gopenh, asks.lobcs],
    );
  const { code, words, parts } = outcome.output;
  return draft(
    [
      own.seatCode(code, tell(words)),
      ...(parts.length === 0
        ? []
        : [{ kind: 'list' as const, items: parts.map((one) => ({ text: `${one.part}: ${tell(one.words)}` })) }]),
    ],
    [source],
    [asks.ownPools, asks.homeUniversity],
  );
};

/** The answer of the FAQ under its own question, with its source: so it shows what was understood. */
export const composeRule: Compose = (understood, results, speech) => {
  const { words, language } = speech;
  const found = brought(results.findLast((result) => result.tool === 'explain-rule'));
  const [first, ...others] = (found?.entries ?? []).flatMap(({ id }) => faqIn(language, id) ?? []);
  if (found === undefined || first === undefined) return notUnderstood(understood, results, speech);
  const { id, question, answer, source, links = [] } = first;
  return draft(
    [question, ...answer.map((paragraph) => fillYears(paragraph, found.dataYears)), words.own.ruleSource(source)],
    [{ title: question, href: faqHref(id) }, ...links.map(({ label, to }) => ({ title: label, href: to }))],
    others.map((other) => other.question),
  );
};

/** The official steps with their days, where they are announced. */
export const composeDates: Compose = (_, results, { words: { own, asks }, tell, pages }) => {
  const schedules = results.flatMap((result) =>
    result.tool === 'round-dates' && result.outcome.ok ? result.outcome.output : [],
  );
  if (schedules.length === 0) return draft([own.noDates], [pages.rounds]);
  const parts = schedules.flatMap(({ title, authority, rounds, roundsOf, steps }): (Block | string)[] => {
    const announced = steps.filter(({ days }) => days !== null);
    if (announced.length === 0)
      return [
        own.notAnnounced(title, tell(authority)),
        ...(roundsOf === null ? [] : [own.roundsAsBefore(title, roundsOf, rounds)]),
        { kind: 'list' as const, items: steps.map(({ title: step }) => ({ text: tell(step) })) },
      ];
    return [
      {
        kind: 'table' as const,
        caption: own.officialDays(title, tell(authority)),
        columns: [own.step, own.days, own.source],
        rows: announced.map(({ title: step, days, source }) => [tell(step), tell(days ?? ''), tell(source ?? '')]),
      },
    ];
  });
  return draft(parts, [pages.rounds], [asks.capRounds, asks.josaaRounds]);
};

/** Steps on our screens. */
export const composeHowTo: Compose = (understood, results, speech) => {
  const { words, tell } = speech;
  const output = brought(results.findLast((result) => result.tool === 'how-to'));
  if (output === undefined) return notUnderstood(understood, results, speech);
  return draft(
    [words.own.steps(tell(output.title)), { kind: 'list', items: output.steps.map((text) => ({ text: tell(text) })) }],
    output.links.map((link) => ({ ...link, title: tell(link.title) })),
    [words.asks.attemptsLeft],
  );
};

import { branchLabel } from '../branches.ts';
import { figure, inWords } from '../figures.ts';
import { PAGES } from '../links.ts';
import type { PredictProgramme, ProgrammesNear, ToolResult } from '../tool-types.ts';
import type { Understood } from '../types.ts';
import { brought, type Draft, draft } from './parts.ts';
import { noCollege } from './unknown.ts';

/** The band of one programme, never a promise. Without a branch it asks which one. */
export function composeChance(understood: Understood, results: readonly ToolResult[]): Draft {
  const facts = brought(results.findLast((result) => result.tool === 'college-facts'));
  if (facts !== undefined) {
    const names = [...new Set(facts.courses.map(({ name }) => name))];
    return draft(
      [`Which branch of ${facts.college.name} do you mean? It has ${inWords(names.slice(0, 10))}.`],
      [{ title: facts.college.name, href: facts.college.href }],
      names.slice(0, 5).map((name) => `Can I get ${name} at ${facts.college.short}?`),
    );
  }
  const outcome = results.findLast((result) => result.tool === 'predict-programme')?.outcome;
  if (outcome === undefined) return noCollege(understood);
  if (!outcome.ok) return noBand(understood, results, outcome);
  const { output } = outcome;
  return draft(
    [
      bandLine(output),
      basisLine(output),
      assumptionLine(output.assumptions),
      `It rests on closing ranks of ${output.dataYears.first} to ${output.dataYears.last} and is no promise: nothing guarantees a seat. A prediction of your own shows the odds by round and every other programme in reach.`,
    ],
    [{ title: `${output.college.name}: cut-offs`, href: output.college.href }, PAGES.predictor, PAGES.accuracy],
    [
      `${output.programme.split(' (')[0]} cut-off at ${output.college.short}`,
      'Which colleges can I get?',
      'What do Safe and Likely mean?',
    ],
  );
}

function bandLine({ programme, college, band, bandWords, year, pool }: PredictProgramme['output']): string {
  const where = `${programme} at ${college.name} in ${year}`;
  return band === null
    ? `For ${where} I give no band: ${bandWords} (${pool.words}).`
    : `${where}: ${band}. That means ${bandWords}. The seats that serve you best: ${pool.words}.`;
}

function basisLine({ rank, lastYear, dataYears }: PredictProgramme['output']): string {
  const judged = `Judged by ${rank.isEstimate ? 'an estimated ' : ''}${rank.list}: ${figure(rank.value)}.`;
  if (lastYear === null) return judged;
  const percentile = lastYear.percentile === null ? '' : ` (${figure(lastYear.percentile)} percentile)`;
  return `${judged} In ${dataYears.last} these seats closed at ${figure(lastYear.rank)}${percentile}.`;
}

const assumptionLine = (assumptions: readonly string[]) =>
  assumptions.length === 0 ? '' : `I assumed: ${assumptions.join('; ')}.`;

function noBand(understood: Understood, results: readonly ToolResult[], { message }: { message: string }): Draft {
  const call = results.find((result) => result.tool === 'predict-programme');
  const href = call?.tool === 'predict-programme' ? collegeSource(call.input.college) : [];
  const branch = understood.slots.branch === undefined ? '' : branchLabel(understood.slots.branch);
  return draft(
    [message, 'The predictor judges all programmes at once, with your own profile.'],
    [...href, PAGES.predictor],
    [`${branch} cut-off`.trim(), 'Which colleges can I get?'],
  );
}

const collegeSource = ({ exam, id }: PredictProgramme['input']['college']) => [
  { title: 'The college', href: `${exam === 'josaa' ? '/josaa-college' : '/college'}/${id}` },
];

/** What closed at or beyond a rank. It looks back, and says so. */
export function composeSuggest(understood: Understood, results: readonly ToolResult[]): Draft {
  const near = results.findLast((result) => result.tool === 'programmes-near')?.outcome;
  if (near?.ok) return nearDraft(understood, near.output);
  const message =
    near === undefined
      ? 'Tell me your MHT-CET percentile or merit number, or your JEE rank, and I look what closed near it. Or save them in your profile once.'
      : near.message;
  return draft(
    [message],
    [PAGES.predictor, PAGES.profile],
    ['Which colleges can I get with 95 percentile?', 'CRL 25000, which NITs?'],
  );
}

function nearDraft({ slots }: Understood, output: ProgrammesNear['output']): Draft {
  const where = [
    slots.branch === undefined ? '' : ` for ${branchLabel(slots.branch)}`,
    slots.level === undefined ? '' : ` at ${slots.level}s`,
    slots.city === undefined ? '' : ` in ${slots.city}`,
    slots.state === undefined ? '' : ` in ${slots.state}`,
  ].join('');
  const sources = [
    PAGES.predictor,
    ...output.programmes.slice(0, 3).map(({ college }) => ({ title: `${college.name}: cut-offs`, href: college.href })),
  ];
  if (output.programmes.length === 0)
    return draft(
      [
        `In the newest lists I find nothing${where} that closed at or beyond ${output.judgedBy}. That is no verdict: later rounds, other branches or your own category may open more.`,
        assumptionLine(output.assumptions),
      ],
      sources,
      ['Which colleges can I get in any city?', 'How can I predict my colleges?'],
    );
  return draft(
    [
      `With ${output.judgedBy}, ${figure(output.total)} ${output.total === 1 ? 'programme' : 'programmes'}${where} closed at or beyond it in ${output.year} (${output.rankList}). The most sought-after of them:`,
      {
        kind: 'table',
        caption: `Closed at or beyond ${output.judgedBy} in ${output.year}`,
        columns: ['College', 'City', 'Programme', 'Seat', 'Round', 'Rank', 'Percentile'],
        rows: output.programmes.map(({ college, programme, pool, round, rank, percentile }) => [
          college.name,
          college.city,
          programme,
          pool,
          String(round),
          figure(rank),
          percentile === null ? '–' : figure(percentile),
        ]),
      },
      assumptionLine(output.assumptions),
      `Source: ${output.source}. This looks back and is no forecast: the predictor gives you the chances for the coming year.`,
    ],
    sources,
    [
      ...(slots.city === undefined ? ['Only in Pune', 'Only in Mumbai'] : []),
      ...(slots.branch === undefined ? ['Only Computer'] : []),
      'How can I predict my colleges?',
    ],
  );
}

/** What a percentile is worth in merit numbers, or the other way round. */
export function composeMerit(_: Understood, results: readonly ToolResult[]): Draft {
  const call = results.find((result) => result.tool === 'merit-estimate');
  if (call?.tool !== 'merit-estimate' || !call.outcome.ok)
    return draft(
      ['Tell me a percentile or a merit number of MHT-CET, and I tell you the other one.'],
      [PAGES.predictor],
      ['98.7 percentile means what rank?'],
    );
  const { output } = call.outcome;
  const isGiven = 'meritNumber' in call.input;
  const line = isGiven
    ? `Merit number ${figure(output.meritNumber)} is about ${figure(output.percentile)} percentile in ${output.year}, most probably between ${figure(output.low)} and ${figure(output.high)}.`
    : `${figure(output.percentile)} percentile is about merit number ${figure(output.meritNumber)} in ${output.year}, most probably between ${figure(output.low)} and ${figure(output.high)}.`;
  return draft(
    [
      line,
      {
        kind: 'table',
        caption: 'What it was in earlier years',
        columns: ['Year', 'Percentile', 'Merit number'],
        rows: output.earlier.map(({ year, percentile, meritNumber }) => [
          String(year),
          figure(percentile),
          figure(meritNumber),
        ]),
      },
      output.explanation,
    ],
    [PAGES.predictor, { title: 'Percentile and merit number', href: '/faq#percentile-and-merit-number' }],
    [
      isGiven
        ? `Which colleges can I get with merit number ${figure(output.meritNumber)}?`
        : `Which colleges can I get with ${figure(output.percentile)} percentile?`,
    ],
  );
}

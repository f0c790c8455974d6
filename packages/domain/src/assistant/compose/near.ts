import { branchLabel } from '../branches.ts';
import { figure } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { ProgrammesNear } from '../tool-types.ts';
import type { Slots, Understood } from '../types.ts';
import { rangeText } from './money.ts';
import {
  assumedLine,
  type Compose,
  type Draft,
  draft,
  list,
  NOTHING,
  narrowTable,
  outcomeOf,
  percentileOf,
} from './parts.ts';

/** What closed at or beyond a rank. It looks back, and says so. */
export const composeSuggest: Compose = (understood, results, speech) => {
  const { words, pages } = speech;
  const near = outcomeOf(results, 'programmes-near');
  if (near?.ok) return nearDraft(understood, near.output, speech);
  return draft(
    [near === undefined ? words.chances.tellFigure : speech.tellOr(near.message, words.chances.tellFigure)],
    [pages.predictor, pages.profile],
    [fill(words.asks.withPercentile, { percentile: '95' }), words.asks.whichNits],
  );
};

/** So many fit into the table of an answer. */
const FEW = 8;

/** A question that wants a yes or no (“can I get …”), in English, Hindi and Marathi, in either letters; not one for names (“which …”). */
const YES_NO =
  /^(can|could|will|would|do|is) (i|my|it|there)\b|\b(mil(ega|egi|\s?sakt\w*|el)|mi?lu\s?shak\w*|milel)\b|मिल(ेगा|ेगी|\s?सकत)|मिळ(ेल|ू\s?शक)/iu;
const FOR_NAMES = /\b(which|what|where|how|kaun\w*|kon\w*|kya\s?kya|kahan|kuthe)\b|कौन|किन|कहाँ|कोण|कुठ|क्या-क्या/iu;
/** “Will I miss …” wants the opposite answer: such questions get none. */
const NEGATED = /\b(no|not|never|none|miss|nahi\w*|nahin|nako)\b|n['’]t\b|नहीं|नही|नाही/iu;
/** “… ya nahi?” at the end asks the same as without it. */
const OR_NOT = /\b(or|ya|ki|kinva|ka)\s+(not|nahi\w*)\b|(या|कि|की|किंवा)\s+(नहीं|नही|नाही)/giu;

function isYesNo(text: string): boolean {
  const asked = text.trim().replace(OR_NOT, '');
  return YES_NO.test(asked) && !FOR_NAMES.test(asked) && !NEGATED.test(asked);
}

function nearDraft({ slots, text }: Understood, output: ProgrammesNear['output'], speech: Speech): Draft {
  const { words, tell, pages } = speech;
  const { chances, asks } = words;
  const { total, year, programmes } = output;
  const isAsked = isYesNo(text);
  const place = [slots.city, slots.state].filter((one) => one !== undefined).join(', ') || undefined;
  const where = whereOf(slots, place, speech);
  const estimatedBy = tell(output.estimatedBy);
  const assumed = assumedLine(output.assumptions, speech);
  const sources = [
    pages.predictor,
    ...programmes.slice(0, 3).map(({ college: { name, href } }) => ({
      title: fill(words.closings.pageOf, { college: name }),
      href,
    })),
  ];
  // The same question without the type, where a place is all that is left of it.
  const isOfPlace = slots.type !== undefined && slots.branch === undefined && slots.level === undefined;
  if (programmes.length === 0)
    return draft(
      [
        [...(isAsked ? [chances.notByLists] : []), fill(chances.nothingNear, { estimatedBy, where })].join(' '),
        ofAnyType(slots, output, speech),
        assumed,
      ],
      sources,
      [
        ...(isOfPlace && place !== undefined ? [fill(asks.whichIn, { place })] : []),
        asks.whichInAnyCity,
        asks.howToPredict,
      ],
    );
  const table = nearTable(output, estimatedBy, speech);
  const seats = new Map(programmes.map(({ pool, poolWords }) => [pool, poolWords]));
  return draft(
    [
      [
        ...(isAsked ? [chances.yesPossibly] : []),
        fill(isByCost(output) ? words.money.cheapestFirst : chances.near, {
          estimatedBy,
          total,
          figure: figure(total),
          year,
          list: tell(output.rankList),
          where,
        }),
      ].join(' '),
      // A guess about the student stands above the figures; what the profile says below them.
      ...(output.assumptions.some(isGuess) ? [assumed, table] : [table, assumed]),
      ...(programmes.length < total ? [fill(chances.shownOf, { figure: figure(total) })] : []),
      // The seat codes of the table in words, each once.
      list([...seats].map(([code, said]) => `${code}: ${tell(said)}`)),
      fill(chances.looksBack, { source: tell(output.source) }),
    ],
    sources,
    [
      // A handful needs no narrowing.
      ...(slots.city === undefined && total > FEW ? [asks.onlyInPune, asks.onlyInMumbai] : []),
      ...(slots.branch === undefined && total > FEW ? [asks.onlyComputer] : []),
      asks.howToPredict,
    ],
  );
}

const isByCost = ({ programmes }: ProgrammesNear['output']) => programmes.some(({ pays }) => pays !== undefined);

const isGuess = (assumption: string) => /^the open category|^gender-neutral seats only/.test(assumption);

function whereOf({ branch, level, type }: Slots, place: string | undefined, { words: { chances } }: Speech): string {
  const levels = level === undefined ? chances.anyCollege : fill(chances.ofLevel, { level });
  const kind = fill(chances.kind, { type: type && chances.types[type], level: levels });
  const isOfKind = level !== undefined || type !== undefined;
  return fill(chances.where, { branch: branch && branchLabel(branch), kind: isOfKind ? kind : undefined, place });
}

/** When no government college matches, the answer shows what other colleges have. */
function ofAnyType(
  { type }: Slots,
  { totalOfAnyType: total = 0 }: ProgrammesNear['output'],
  { words }: Speech,
): string {
  const { ofAnyType: sentence, types } = words.chances;
  if (type === undefined || total === 0) return '';
  return fill(sentence, {
    otherType: types[type === 'government' ? 'private' : 'government'],
    total,
    figure: figure(total),
  });
}

function nearTable(output: ProgrammesNear['output'], estimatedBy: string, speech: Speech) {
  const { programmes, year } = output;
  const { words } = speech;
  const { closings, colleges, chances } = words;
  const place = [colleges.city, closings.programme];
  const seat = [closings.seat, closings.round];
  return narrowTable({
    caption: fill(chances.nearCaption, { estimatedBy, year }),
    columns: [
      colleges.college,
      ...(isByCost(output) ? [words.money.youPay] : []),
      ...place,
      closings.percentile,
      closings.rank,
      ...seat,
    ],
    rows: programmes.map(({ college, pays, programme, pool, round, rank, percentile }) => [
      college.name,
      ...(isByCost(output) ? [pays == null ? NOTHING : rangeText(pays, speech)] : []),
      ...[college.city, programme, percentileOf({ percentile }) ?? NOTHING],
      ...[figure(rank), pool, String(round)],
    ]),
    mayBeShared: [...place, ...seat, closings.percentile],
  });
}

/** What a percentile is worth in merit numbers, or the other way round. */
export const composeMerit: Compose = (understood, results, speech) => {
  // A percentile of JEE Main is described by its rank and by the programmes that closed near it.
  if (results.some(({ tool }) => tool === 'programmes-near')) return composeSuggest(understood, results, speech);
  const { words, tellOr, pages } = speech;
  const { chances, closings, asks } = words;
  const call = results.find((result) => result.tool === 'merit-estimate');
  if (!call?.outcome.ok) return draft([chances.tellMerit], [pages.predictor], [asks.meritOfPercentile]);
  const { output } = call.outcome;
  const isGiven = 'meritNumber' in call.input;
  const [merit, percentile] = [figure(output.meritNumber), figure(output.percentile)];
  const told = { merit, percentile, year: output.year, low: figure(output.low), high: figure(output.high) };
  return draft(
    [
      ...(isGiven ? [fill(chances.meritIs, told)] : [fill(chances.percentileIs, told), chances.betterAttempt]),
      {
        kind: 'table',
        caption: chances.earlier,
        columns: [chances.year, closings.percentile, chances.meritNumber],
        rows: output.earlier.map((one) => [String(one.year), figure(one.percentile), figure(one.meritNumber)]),
      },
      tellOr(output.explanation, ''),
    ],
    [pages.predictor, { title: chances.percentileAndMerit, href: '/faq#percentile-and-merit-number' }],
    [isGiven ? fill(asks.withMerit, { merit }) : fill(asks.withPercentile, { percentile })],
  );
};

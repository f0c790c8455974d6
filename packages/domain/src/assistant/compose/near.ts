import { bandOf } from '../../predictor/bands.ts';
import { branchLabel } from '../branches.ts';
import { examHref } from '../links.ts';
import { figure } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { ProgrammesNear } from '../tool-types.ts';
import type { Block, Slots, Understood } from '../types.ts';
import { lacksFigure } from './lacks-figure.ts';
import { minorityLine, nothingAtLine, reachLine } from './near-reach.ts';
import { isByCost, nearTable } from './near-table.ts';
import {
  assumedParts,
  type Compose,
  type Draft,
  draft,
  list,
  minorityText,
  outcomeOf,
  saidInsteadLine,
} from './parts.ts';
import { differsText, savedLinkText, whoseText } from './saved-prediction.ts';
import { chanceText, isYesNo, verdictLine } from './yes-no.ts';

/** What closed at or beyond a rank. It looks back, and says so. */
export const composeSuggest: Compose = (understood, results, speech) => {
  const { words, pages } = speech;
  const near = outcomeOf(results, 'programmes-near');
  if (near === undefined) return lacksFigure(understood, results, speech);
  if (near.ok) return nearDraft(understood, near.output, speech);
  return draft(
    [speech.tellOr(near.message, words.chances.tellFigure)],
    [pages.predictor, pages.profile],
    [fill(words.asks.withPercentile, { percentile: '95' }), words.asks.whichNits],
  );
};

/** So many fit into the table of an answer. */
const FEW = 8;

/** The question of the student with what was found. */
type Near = { understood: Understood; output: ProgrammesNear['output']; speech: Speech; where: string };

/** What one call found, with the words for where it looked. */
function asNear(understood: Understood, output: ProgrammesNear['output'], speech: Speech): Near {
  return { understood, output, speech, where: whereOf(understood.slots, output, speech) };
}

/** In a sentence, what was found at one place. */
export function summaryLine(understood: Understood, output: ProgrammesNear['output'], speech: Speech): string {
  const near = asNear(understood, output, speech);
  if (output.programmes.length === 0)
    return [nothingLine(near), output.prediction ? thenLine(output, near.where, speech) : ''].join(' ').trim();
  return output.prediction
    ? predictedLine(understood, output, near.where, speech)
    : thenLine(output, near.where, speech);
}

function nearDraft(understood: Understood, output: ProgrammesNear['output'], speech: Speech): Draft {
  const { words, pages } = speech;
  const { programmes, exam } = output;
  const { slots } = understood;
  const near = asNear(understood, output, speech);
  const predictor = { ...pages.predictor, href: examHref(exam) };
  const sources = [
    predictor,
    ...programmes.slice(0, 3).map(({ college: { name, href } }) => ({
      title: fill(words.closings.pageOf, { college: name }),
      href,
    })),
  ];
  const parts = programmes.length === 0 ? nothingNear(near) : someNear(near);
  return draft([saidInsteadLine(output.assumptions, speech), ...parts], sources, [
    ...asksOtherList(output, speech),
    ...(programmes.length === 0 ? asksAfterNothing(slots, output, speech) : asksAfter(near)),
  ]);
}

function someNear({ understood, output, speech, where }: Near): (Block | string)[] {
  const { tell } = speech;
  const { chances } = speech.words;
  const { programmes, prediction } = output;
  const estimatedBy = tell(output.estimatedBy);
  const table = nearTable(output, estimatedBy, speech);
  const assumed = assumedParts(output.assumptions, speech);
  const total = prediction?.total ?? output.total;
  const shown = { shown: output.shown, figure: figure(total) };
  const isCut = programmes.length < total;
  return [
    surestLine(understood, output, speech),
    reachLine(output, speech),
    prediction ? predictedLine(understood, output, where, speech) : closedLine({ understood, output, speech, where }),
    otherListLine(output, speech),
    // A guess about the student stands above the figures; what the profile says below them.
    ...(output.assumptions.some(isGuess) ? [...assumed, table] : [table, ...assumed]),
    isCut ? fill(chances.shownOf, shown) : '',
    prediction
      ? list([savedLinkText(prediction, speech, isCut ? 'rest' : undefined)], prediction.href)
      : list([chances.inPredictor], examHref(output.exam)),
    prediction ? thenLine(output, where, speech) : '',
    basisOf(output, speech),
  ];
}

/** An answer about the surest programme begins with its name. */
function surestLine({ slots }: Understood, { programmes: [first] }: ProgrammesNear['output'], speech: Speech): string {
  if (slots.order !== 'chance' || first?.chance === undefined) return '';
  const { college, programme, chance } = first;
  return fill(speech.words.chances.surest, {
    ...{ programme, college: college.name },
    chance: chanceText(chance.percent, speech),
  });
}

function nothingLine({ understood, output, speech, where }: Near): string {
  const { chances } = speech.words;
  const { prediction, estimatedBy } = output;
  const said = prediction
    ? [
        ...verdictLine(understood.text, 'Unlikely', false, speech),
        fill(chances.predictedNothing, {
          whose: whoseText(prediction, speech),
          where: whereOf(understood.slots, output, speech, 'one'),
        }),
      ]
    : [
        ...(isYesNo(understood.text) ? [chances.notByLists] : []),
        fill(chances.nothingNear, { estimatedBy: speech.tell(estimatedBy), where }),
      ];
  return said.join(' ');
}

function nothingNear(near: Near): (Block | string)[] {
  const { understood, output, speech, where } = near;
  const { prediction } = output;
  const assumed = assumedParts(output.assumptions, speech);
  if (prediction)
    return [
      nothingLine(near),
      otherListLine(output, speech),
      nothingAtLine(output, speech),
      minorityLine(understood, output, speech),
      thenLine(output, where, speech),
      ...assumed,
      differsText(prediction, speech),
    ];
  return [
    nothingLine(near),
    otherListLine(output, speech),
    nothingAtLine(output, speech),
    minorityLine(understood, output, speech),
    ofAnyType(understood.slots, output, speech),
    ...assumed,
    basisOf(output, speech),
  ];
}

const ANY_BRANCH = /\b(?:any|koi|koni|kontihi|konatihi|konachihi)\b|कोई|कोणत|कोणती/iu;

/** What the student's own prediction says: the verdict by its best chance. */
function predictedLine(
  { text, slots }: Understood,
  output: ProgrammesNear['output'],
  where: string,
  speech: Speech,
): string {
  const { prediction, reach, college } = output;
  if (prediction === undefined) return '';
  const { chances } = speech.words;
  const { best, likely, total } = prediction;
  const found = {
    ...{ whose: whoseText(prediction, speech), total, likely, figure: figure(total) },
    where: total === 1 ? whereOf(slots, output, speech, 'one') : where,
  };
  return [
    // Where few are left, they were named instead of a yes; a yes to one college would be heard as one for all its branches.
    ...(best && !reach && (college === undefined || ANY_BRANCH.test(text))
      ? verdictLine(text, bandOf(best.percent), best.isInDoubt, speech)
      : []),
    fill(likely > 0 ? chances.predicted : chances.predictedUnlikely, {
      ...found,
      best: best && chanceText(best.percent, speech),
    }),
  ].join(' ');
}

/** What last year's lists say. It is no forecast, so the answer to “can I” is neither yes nor no. */
function closedLine({ understood: { text, slots }, output, speech, where }: Near): string {
  const { chances, money } = speech.words;
  return [
    ...(isYesNo(text) && !output.reach ? [chances.enoughLastYear] : []),
    fill(isByCost(output) ? money.cheapestFirst : nearOf(slots, speech), closedFacts(output, where, speech)),
  ].join(' ');
}

const nearOf = ({ order }: Slots, { words: { chances } }: Speech) =>
  order === 'chance' ? chances.nearSurest : chances.near;

const closedFacts = (
  { total, year, rankList, estimatedBy }: ProgrammesNear['output'],
  where: string,
  { tell }: Speech,
) => ({
  ...{ total, year, where, figure: figure(total) },
  ...{ estimatedBy: tell(estimatedBy), list: tell(rankList) },
});

/** Last year's closing, as a fact beside the chances. */
const thenLine = (output: ProgrammesNear['output'], where: string, speech: Speech) => {
  const { enoughThen, noneThen } = speech.words.chances;
  return fill(output.total === 0 ? noneThen : enoughThen, closedFacts(output, where, speech));
};

/** A rank of JEE that may be of the other list: what is left out then. */
const otherListLine = ({ rankAssumed }: ProgrammesNear['output'], { words: { chances } }: Speech): string =>
  rankAssumed === undefined ? '' : fill(chances.readAsMain, { rank: figure(rankAssumed) });

const asksOtherList = ({ rankAssumed }: ProgrammesNear['output'], { words: { asks } }: Speech): string[] =>
  rankAssumed === undefined ? [] : [fill(asks.whichIits, { rank: String(rankAssumed) })];

/** What the answer rests on. */
export function basisOf(output: ProgrammesNear['output'], speech: Speech): string {
  const { chances } = speech.words;
  const { tell } = speech;
  if (output.prediction) {
    const rests = differsText(output.prediction, speech) || chances.areOfPrediction;
    return [rests, fill(chances.restsOnPrediction, { source: tell(output.source) })].join(' ');
  }
  const making = output.isForecastMissing ? [chances.forecastsBeingMade] : [];
  return [fill(chances.looksBack, { source: tell(output.source) }), ...making].join(' ');
}

function asksAfter({ understood: { slots }, output, speech }: Near): string[] {
  const { asks } = speech.words;
  const { prediction, total, exam, programmes, college } = output;
  if (college) return [asks.cutoffsOf, asks.feesOf].map((ask) => fill(ask, { college: college.short }));
  // A handful needs no narrowing.
  const isMany = (prediction?.total ?? total) > FEW;
  return [
    ...(slots.city === undefined && isMany && exam === 'mht-cet' ? citiesOf(programmes, speech) : []),
    ...(slots.branch === undefined && isMany ? [asks.onlyComputer] : []),
    ...asksToPredict(output, speech),
  ];
}

/** The places to narrow to are those of the answer itself. */
const citiesOf = (programmes: ProgrammesNear['output']['programmes'], { words: { asks } }: Speech): string[] =>
  [...new Set(programmes.map(({ college }) => college.city))]
    .slice(0, MAX_CITIES)
    .map((city) => fill(asks.onlyIn, { city }));
const MAX_CITIES = 2;

function asksAfterNothing(slots: Slots, output: ProgrammesNear['output'], speech: Speech): string[] {
  const { asks } = speech.words;
  const place = placeOf(slots);
  // The same question without the type, where a place is all that is left of it.
  const isOfPlace = slots.type !== undefined && slots.branch === undefined && slots.level === undefined;
  return [
    ...(isOfPlace && place !== undefined ? [fill(asks.whichIn, { place })] : []),
    asks.whichInAnyCity,
    ...asksToPredict(output, speech),
  ];
}

/** How to predict is for those who haven't yet. */
export const asksToPredict = ({ hasPrediction }: ProgrammesNear['output'], { words: { asks } }: Speech): string[] =>
  hasPrediction ? [] : [asks.howToPredict];

const placeOf = ({ city, state }: Slots) => [city, state].filter((one) => one !== undefined).join(', ') || undefined;

const isGuess = (assumption: string) => /^the open category|^gender-neutral seats only/.test(assumption);

/** `one`: of a single programme, which Hindi and Marathi say differently. */
function whereOf(slots: Slots, output: ProgrammesNear['output'], speech: Speech, number?: 'one'): string {
  const { words } = speech;
  const { branch, type } = slots;
  const minority = minorityText(slots, speech);
  const { college, level = slots.level } = output;
  const { chances } = words;
  const levels = level === undefined ? chances.anyCollege : fill(chances.ofLevel, { level });
  const isOfKind = [level, type, minority].some((one) => one !== undefined);
  const said = [minority, type && chances.types[type]].filter((one) => one !== undefined);
  const ofKind = isOfKind ? fill(chances.kind, { type: said.join(' ') || undefined, level: levels }) : undefined;
  const kind = college ? fill(chances.atCollege, { college: college.short }) : ofKind;
  const about = { branch: branch && branchLabel(branch), place: college ? undefined : placeOf(slots) };
  if (number === undefined) return fill(chances.where, { ...about, kind });
  return fill(chances.whereOne, { ...about, ...(branch === undefined ? { onlyKind: kind } : { kind }) });
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

import type { Run } from '@dakhila/contract/predictor-results';
import { shownPercentile } from '@dakhila/domain/predictor/bands';
import { categoryName } from '@dakhila/domain/predictor/candidate';
import { indianNumber } from '../../../lib/format.ts';
import { fill, type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { usePhrase, usePlaceNames } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';

/** 'You: 94.2 percentile · OBC · Female · TFWS · Shivaji University': whose chances these are, with all that decides the seats. */
export function StudentLine({ run }: { run: Run }) {
  const messages = useMessages(predictorMessages).results;
  const { genders } = useMessages(predictorMessages).form;
  const { category, gender, pwd } = run.input;
  const places = run.exam === 'mht-cet' ? capPlaces(run, messages) : josaaPlaces(run, messages);
  const [first, ...others] = places;
  const person = [
    typeof category === 'string' && categoryName(category),
    pwd === true && messages.pwd,
    genders[gender as keyof typeof genders],
  ].filter(
    // A rank of the category names it already.
    (part) => typeof part === 'string' && !places.some((place) => place.includes(part)),
  );
  return (
    <>
      <strong className="tabular-nums">{first}</strong>
      {[...others, ...person, ...useSeats(run)].map((part) => (
        <span key={String(part)} className="tabular-nums">{` · ${part}`}</span>
      ))}
    </>
  );
}

/** The reserved seats that were asked for, and where the student is from. */
function useSeats({ exam, input }: Run): string[] {
  const messages = useMessages(predictorMessages).results;
  const phrase = usePhrase();
  const { stateName } = usePlaceNames();
  if (exam === 'josaa') return typeof input.homeState === 'string' ? [stateName(input.homeState)] : [];
  if (input.candidature === 'outside') return [messages.outside];
  const { minority, homeUniversity, candidature } = input;
  return [
    ...SEAT_FLAGS.filter((flag) => input[flag] === true).map((flag) => messages.seatFlags[flag]),
    ...(Array.isArray(minority) ? minority.map(String).map(phrase) : []),
    ...(typeof homeUniversity === 'string' ? [homeUniversity] : []),
    ...(homeUniversity === undefined && candidature === 'maharashtra' ? [messages.noHome] : []),
  ];
}

const SEAT_FLAGS = ['ews', 'tfws', 'defence', 'orphan'] as const;

type Messages = LoadedMessages<typeof predictorMessages>['results'];

/** The percentile as typed; a merit number with the percentile it stands for. */
function capPlaces({ lists, input }: Run, messages: Messages): string[] {
  return lists.slice(0, 1).map(({ percentile, rank }) => {
    if (percentile === undefined) return fill(messages.meritNumber, { number: indianNumber(rank) });
    const shown = shownPercentile(percentile);
    return Object.values(input).includes(percentile)
      ? fill(messages.percentileOf, { percentile: shown })
      : fill(messages.meritAbout, { number: indianNumber(rank), percentile: shown });
  });
}

/** The ranks of the first paper; where they are estimated, the percentile they come from. */
function josaaPlaces({ lists, input }: Run, messages: Messages): string[] {
  const percentiles = [input.mainPercentile, input.mainSecondPercentile].filter((one) => typeof one === 'number');
  const [first] = lists;
  if (first === undefined || (first.low !== undefined && percentiles.length > 0))
    return percentiles.length > 0
      ? [fill(messages.jeePercentile, { percentile: shownPercentile(Math.max(...percentiles)) })]
      : [];
  const paper = /^[a-z]+/.exec(first.id)?.[0] ?? '';
  return lists
    .filter(({ id }) => id.startsWith(paper))
    .slice(0, 2)
    .map(({ id, rank }, at) => {
      const kind = messages.rankKinds[id.slice(paper.length) as keyof Messages['rankKinds']] ?? '';
      const own = `${fill(kind, { category: String(input.category) })} ${indianNumber(rank)}`;
      return at === 0 ? `${messages.papers[paper as keyof Messages['papers']] ?? ''} ${own}` : own;
    });
}

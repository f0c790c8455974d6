import type { Exam } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import { examProfileQuery } from '../../../../lib/exam-profile.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { useAddressChoice } from '../../../../lib/use-address-choice.ts';
import { Field } from '../../../../ui/field.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';
import { Select } from '../../../../ui/select.tsx';
import { collegeMessages } from '../messages.ts';
import { cutoffsQuery } from '../queries.ts';
import {
  categoryWithoutSeats,
  choosePool,
  mostRounds,
  ownSeats,
  type RoundChoice,
  reservedFor,
  type SeatsFor,
  seatsFor,
  type Wanted,
} from './choose-pool.ts';
import { CutoffFigure } from './cutoff-figure.tsx';
import { type FacetKey, type HistoryView, viewHistory } from './history-view.ts';

type CutoffHistoryProps = {
  exam: Exam;
  collegeId: string;
  /** Shown unless the address names another. */
  firstProgramme: string;
  /** For whom the saved prediction was made. */
  predictedFor?: SeatsFor | undefined;
  /** The seat that the page names as the student's own in a programme. */
  seatNamed?: ((programme: string) => Parameters<typeof ownSeats>[2]) | undefined;
};

const HEADING_ID = 'cutoffs';

/** Scrolls to the heading and moves the focus there. */
export function showCutoffHistory(): void {
  const heading = document.getElementById(HEADING_ID);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** The closing ranks of a college by programme, kind of seat and round, as a chart and a table. The choice is in the address. */
export function CutoffHistory({ exam, collegeId, firstProgramme, predictedFor, seatNamed }: CutoffHistoryProps) {
  const messages = useMessages(collegeMessages).cutoffs;
  const { address, choose } = useAddressChoice();
  const programme = address.get('programme') ?? firstProgramme;
  const query = useQuery(cutoffsQuery(exam, collegeId, programme));
  // Without the profile the open seats are shown, so its failure needs no messages.
  const profile = useQuery({ ...examProfileQuery, retry: false });
  const loading = <Loading label={messages.loading} className="space-y-4" skeletons={['h-40', 'h-96']} />;
  return (
    <section aria-labelledby={HEADING_ID} className="mt-8 print:break-inside-avoid">
      <h2 id={HEADING_ID} tabIndex={-1} className="scroll-mt-20 text-lg outline-none">
        {messages.title}
      </h2>
      <p className="mt-1 mb-4 max-w-reading text-sm text-quiet">{messages.lead}</p>
      <QueryView query={query} heading={messages.failedTitle} level={3} fallback={messages.failed} loading={loading}>
        {(history) =>
          profile.isPending ? (
            loading
          ) : (
            <ChosenHistory
              view={viewHistory(history)}
              programme={programme}
              wanted={Object.fromEntries(address)}
              exam={exam}
              student={seatsFor(exam, profile.data ?? {}, predictedFor)}
              seatNamed={seatNamed}
              onChoose={choose}
            />
          )
        }
      </QueryView>
    </section>
  );
}

type ChosenHistoryProps = {
  view: HistoryView;
  programme: string;
  wanted: Wanted & { round?: string };
  exam: Exam;
  student: SeatsFor;
  seatNamed: CutoffHistoryProps['seatNamed'];
  onChoose: (key: string, value: string) => void;
};

function ChosenHistory({ view, programme, wanted, exam, student, seatNamed, onChoose }: ChosenHistoryProps) {
  const messages = useMessages(collegeMessages).cutoffs;
  const chosen = view.programmes.find(({ aliases }) => aliases.includes(programme));
  // A programme that was chosen here is known by another of its codes than the page knows it by.
  const [named] = [programme, ...(chosen?.aliases ?? [])].flatMap((code) => seatNamed?.(code) ?? []);
  const own = ownSeats(exam, student, named);
  const missingCategory = categoryWithoutSeats(view, own, reservedFor(student));
  const { facets, pool } = choosePool(view, wanted, own);
  const rounds = pool ? mostRounds(pool) : 1;
  const round = readRound(wanted.round, rounds);
  const roundOptions = Array.from({ length: rounds }, (_, place) => ({
    value: place + 1,
    label: fill(messages.round, { round: place + 1 }),
  }));
  const facetLabel = (key: FacetKey, value: string) => {
    const text = view.words[key]?.[value] ?? value;
    // Students know the codes of seat types from the printed lists. Some names hold theirs.
    return key === 'category' && !text.includes(value) ? fill(messages.coded, { words: text, code: value }) : text;
  };
  // A facet with a single option adds nothing to the title, except the first.
  const titled = facets.filter(({ options }, place) => place === 0 || options.length > 1);
  return (
    <>
      <div className="mb-4 grid gap-4 sm:grid-cols-2 print:hidden">
        <Field label={messages.programme} className="sm:col-span-2">
          <Select
            value={chosen?.key ?? ''}
            options={view.programmes.map(({ key, label }) => ({ value: key, label }))}
            onChange={(event) => onChoose('programme', event.target.value)}
          >
            {!chosen && <option value="" />}
          </Select>
        </Field>
        {facets
          .filter(({ options }) => options.length > 1)
          .map(({ key, value, options }) => (
            <Field key={key} label={messages.facets[key]}>
              <Select
                value={value}
                options={options.map((option) => ({ value: option, label: facetLabel(key, option) }))}
                onChange={(event) => onChoose(key, event.target.value)}
              />
            </Field>
          ))}
        {rounds > 1 && (
          <Field label={messages.roundLabel}>
            <Select
              value={String(round)}
              options={[
                { value: 'any', label: messages.anyRound },
                { value: 'last', label: messages.lastRound },
                ...roundOptions,
              ]}
              onChange={(event) => onChoose('round', event.target.value)}
            />
          </Field>
        )}
      </div>
      {missingCategory !== undefined && (
        <Notice className="mb-4">{fill(messages.noOwnSeats, { category: missingCategory })}</Notice>
      )}
      {pool ? (
        <CutoffFigure
          view={view}
          pool={pool}
          round={round}
          title={[chosen?.name, ...titled.map(({ key, value }) => view.words[key]?.[value] ?? value)].join(', ')}
        />
      ) : (
        <Notice title={messages.none}>{messages.noneText}</Notice>
      )}
    </>
  );
}

function readRound(text: string | undefined, rounds: number): RoundChoice {
  if (text === 'last') return text;
  const round = Number(text);
  return Number.isInteger(round) && round >= 1 && round <= rounds ? round : 'any';
}

import { programmeParts, rowProgrammeName } from '@dakhila/domain/colleges/degree';
import { useQuery } from '@tanstack/react-query';
import { EXAM_PAGES } from '../../../lib/exam-pages.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { ChanceMark } from '../../../ui/chance-mark.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { collegesMessages } from '../messages.ts';
import { collegeChancesQuery } from '../shared/queries.ts';
import type { ComparedCollege } from './compare-rows.ts';

const MOST_SHOWN = 3;

/** The programmes of a compared college with the best chances in the student's newest prediction, each with its seat. */
export function OwnChances({ compared: { exam, id, college } }: { compared: ComparedCollege }) {
  const messages = useMessages(collegesMessages).compare;
  const { rangeOnly } = useMessages(collegesMessages).answers.getIn;
  const shown = useShownChance();
  const isAdmitting = college.notAdmittingSince === null;
  const { data, isLoading, isError } = useQuery({
    ...collegeChancesQuery(exam, id),
    enabled: isAdmitting,
    retry: false,
  });
  if (isLoading) return <Skeleton className="h-16" />;
  if (!isAdmitting || isError) return messages.notAvailable;
  if (!data) return <TextLink to={EXAM_PAGES[exam].predictPath(id)}>{messages.noPrediction}</TextLink>;
  const { results } = data;
  const others = results.length - MOST_SHOWN;
  if (results.length === 0) return <span className="text-quiet">{messages.noneWithin}</span>;
  return (
    <>
      <ul className="space-y-2">
        {results.slice(0, MOST_SHOWN).map(({ choiceCode, programme, chance, band, seat }) => (
          <li key={choiceCode ?? programme} className="leading-snug">
            <span className="flex items-center gap-1 font-semibold tabular-nums">
              {chance !== null && band !== null ? (
                <>
                  <ChanceMark band={band} className="size-3.5" />
                  {shown(chance)}
                </>
              ) : (
                rangeOnly
              )}
            </span>
            <span className="block">{rowProgrammeName(programmeParts(programme).name)}</span>
            {seat && <span className="block text-xs text-quiet">{seat}</span>}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <TextLink to={EXAM_PAGES[exam].detailPath(id)} className="text-xs">
          {fill(messages.moreProgrammes, { count: others })}
        </TextLink>
      )}
    </>
  );
}

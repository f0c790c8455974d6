import type { CollegeLabel, NearProgramme, ProgrammesNear } from '@dakhila/domain/assistant/tool-types';
import { withoutFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { findLabel } from './lexicon.ts';

type Input = ProgrammesNear['input'];
type Found = Pick<NearProgramme, 'programme'> & { college: Pick<CollegeLabel, 'id'> };
type Reach = Pick<ProgrammesNear['output'], 'reach' | 'nothingAt'>;

/** More branches than these are a choice, not an exception that must be named. */
const FEW_BRANCHES = 6;
const MAX_COLLEGES = 4;
const DEPARTMENT = /^University Department/;

/**
 * What a question for a kind of college gets to hear at once: which branches are within reach where they are few and none was named, and at which
 * government colleges of the place nothing is. A fee waiver seat is no further branch.
 */
export function fewInReach(
  catalogue: Catalogue,
  { exam, college, branch, city, state, type, leastPercentile, said }: Input,
  colleges: ReadonlySet<string>,
  found: readonly Found[],
): Reach {
  if (branch !== undefined || college !== undefined || (city ?? state ?? type) === undefined) return {};
  // Where easier seats or ordinary ones were not asked for, what was not found says nothing of them.
  if (leastPercentile !== undefined || said?.tfws === true) return {};
  const byCollege = new Map<string, Set<string>>();
  for (const { college, programme } of found)
    byCollege.set(college.id, (byCollege.get(college.id) ?? new Set()).add(withoutFeeWaiver(programme)));
  const labels = (ids: Iterable<string>) => [...ids].flatMap((id) => findLabel(catalogue, { exam, id }) ?? []);
  const count = [...byCollege.values()].reduce((sum, { size }) => sum + size, 0);
  const isFew = count > 0 && count <= FEW_BRANCHES && byCollege.size <= MAX_COLLEGES;
  const missed = [...colleges].filter((id) => !byCollege.has(id));
  const isPlace = city !== undefined && type === 'government' && missed.length > 0 && missed.length <= MAX_COLLEGES;
  return {
    ...(isFew && {
      reach: labels(byCollege.keys()).map((college) => ({
        college,
        isDepartment: exam === 'mht-cet' && isDepartment(catalogue, college.id),
        branches: [...(byCollege.get(college.id) ?? [])].sort(),
      })),
    }),
    ...(isPlace && { nothingAt: labels(missed) }),
  };
}

const isDepartment = ({ mhtCet }: Catalogue, id: string): boolean =>
  DEPARTMENT.test(mhtCet.records.find(({ code }) => code === id)?.facts.status?.value ?? '');

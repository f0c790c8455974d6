import type { BranchGroup } from '@dakhila/domain/predictor/branch-groups';
import { type ResultOrder, USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import type { ResultView } from '@dakhila/domain/predictor/result-view';

const GROUPS: Record<BranchGroup, string> = {
  computer: 'Computer',
  it: 'IT',
  'ai-data': 'AI and Data Science',
  electronics: 'Electronics',
  electrical: 'Electrical',
  mechanical: 'Mechanical',
  robotics: 'Robotics and Automation',
  civil: 'Civil',
  chemical: 'Chemical',
  materials: 'Materials, Mining and Textiles',
  life: 'Bio, Food and Pharma',
  science: 'Sciences',
  other: 'Other branches',
};

const ORDERS: Record<ResultOrder, string> = {
  'within-reach': 'the most sought-after within reach first; what may not be offered after the rest',
  chance: 'best chance first',
  toughest: 'toughest first',
  nirf: 'by NIRF rank',
  college: 'by college name',
};

/** What a printed list was narrowed to and how it is ordered: on paper there are no filters to look at. */
export function describeView(
  view: ResultView,
  collegeName: string | undefined,
  said: (english: string) => string = (english) => english,
): string[] {
  const branches = [...(view.groups ?? []).map((group) => said(GROUPS[group])), ...(view.branches ?? [])];
  const narrowed = [
    view.text && said(`search “${view.text}”`),
    view.band && said(view.band === 'range' ? 'range only' : view.band),
    branches.length > 0 && branches.join(', '),
    view.city,
    view.state,
    view.kind,
    view.college && (collegeName ?? view.college),
  ].filter(Boolean);
  return [
    ...(narrowed.length > 0 ? [said(`Chosen: ${narrowed.join(' · ')}`)] : []),
    said(`Order: ${ORDERS[view.order ?? USUAL_ORDER]}`),
  ];
}

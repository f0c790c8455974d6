export { CutoffChart } from './shared/cutoffs/cutoff-chart.tsx';
export { CutoffTable } from './shared/cutoffs/cutoff-figure.tsx';
export { type HistoryView, type Pool, viewHistory } from './shared/cutoffs/history-view.ts';
export { rankScale } from './shared/cutoffs/scale.ts';
export { usePhrase } from './shared/phrase.ts';
export { PickMany } from './shared/pick-many.tsx';
export { usePlaceNames, useStateOptions } from './shared/place-names.ts';
export { collegeChancesQuery, collegeMoneyQuery, cutoffsQuery, FACTS } from './shared/queries.ts';
export { shortlistQuery } from './shared/use-shortlist.ts';

export { FamilyNews } from './family/news/family-news.tsx';
export { ShareRun } from './family/share-run.tsx';
export { AddCollegeToList } from './membership/add-college-to-list.tsx';
export { AddToList } from './membership/add-to-list.tsx';
export { cacheHead, collegeOptionsQuery, LISTS_KEY, listsQuery } from './membership/queries.ts';
export { SeasonNotice } from './season/result/season-notice.tsx';
export { PlanLink } from './season-plan/link/plan-link.tsx';

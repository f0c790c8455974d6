import { lazy, Suspense } from 'react';

/** Comes after the page: a notice is rare, and the first load of a public page does not carry it. */
const NoticeBar = lazy(() =>
  import('./notice-bar.tsx').then(
    (module) => ({ default: module.NoticeBar }),
    // A notice that cannot be loaded must not take the page away.
    () => ({ default: () => null }),
  ),
);

/** The place above every page where a notice shows. */
export const NoticeSpot = () => (
  <Suspense>
    <NoticeBar />
  </Suspense>
);

import { lazy, Suspense } from 'react';

/** Comes after the page: the first load does not carry what is needed only when the line breaks. */
const OfflineKeeper = lazy(() =>
  import('./offline-keeper.tsx').then(
    (module) => ({ default: module.OfflineKeeper }),
    // A page that cannot be kept is still a page.
    () => ({ default: () => null }),
  ),
);

/** The place above every page from which the line is watched. */
export const OfflineSpot = () => (
  <Suspense>
    <OfflineKeeper />
  </Suspense>
);

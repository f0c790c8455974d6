import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ExplorerScreen } from '../features/colleges/explorer/explorer-screen.tsx';
import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';
import { Spinner } from '../ui/spinner.tsx';
import { lazyScreen } from './lazy-screen.ts';

const loaded = (load: ReturnType<typeof lazyScreen>) => lazy(async () => ({ default: (await load()).Component }));
const CompareScreen = loaded(
  lazyScreen(() => import('../features/colleges/compare/compare-screen.tsx').then((module) => module.CompareScreen)),
);
const ShortlistScreen = loaded(
  lazyScreen(() => import('../features/colleges/shortlist-screen.tsx').then((module) => module.ShortlistScreen)),
);

/** `?compare=…` and `?saved` show other views. */
export function SearchRoute() {
  const [address] = useSearchParams();
  const messages = useMessages(commonMessages).app;
  const View = address.has('compare') ? CompareScreen : address.has('saved') ? ShortlistScreen : ExplorerScreen;
  return (
    <Suspense
      fallback={
        <div className="grid min-h-96 place-items-center">
          <Spinner label={messages.loading} className="text-[2.5rem] text-ink" />
        </div>
      }
    >
      <View />
    </Suspense>
  );
}

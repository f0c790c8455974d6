import {
  type ComponentType,
  type MouseEvent,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useAuthState } from '../features/account/session/auth.tsx';
import {
  addressOfPath,
  type LinkProps,
  type Location,
  type Navigation,
  NavigationProvider,
  useNavigation,
} from '../lib/navigation.tsx';
import { setReturnTo } from '../lib/tab-owner.ts';
import { paths } from '../paths.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { noteDestination } from './lazy-screen.ts';
import { PageFrame } from './page-frame.tsx';
import {
  currentLocation,
  locationOf,
  rememberScroll,
  scrollOf,
  takeOverScrolling,
  writeEntry,
} from './public-history.ts';
import { publicScreenAt } from './public-screens.tsx';

/** `scrollTo` is null if the scroll position stays. */
type Shown = { location: Location; Screen: ComponentType; scrollTo: number | null };
type PublicPagesProps = {
  loadSignedIn: () => Promise<unknown>;
  onLeave: () => void;
};

/** Public pages have a small router of their own: React Router would be a quarter of the first load. */
export function PublicPages({ loadSignedIn, onLeave }: PublicPagesProps) {
  const authState = useAuthState();
  const [shown, setShown] = useState<Shown | null>(null);
  const current = useRef<Location | null>(null);
  const openCount = useRef(0);

  /** Ignored if another screen was requested meanwhile. */
  const open = useCallback(
    async (location: Location, scrollTo: (location: Location) => number, write: () => void = () => {}) => {
      openCount.current += 1;
      const turn = openCount.current;
      const loadScreen = publicScreenAt(location.pathname);
      try {
        const loaded = loadScreen ? await loadScreen() : await loadSignedIn().then(() => null);
        if (turn !== openCount.current) return;
        noteDestination(undefined);
        if (current.current) rememberScroll(current.current);
        write();
        current.current = location;
        startTransition(() =>
          loaded ? setShown({ location, Screen: loaded.Component, scrollTo: scrollTo(location) }) : onLeave(),
        );
      } catch (error) {
        // Thrown during rendering, it reaches the error page.
        if (turn === openCount.current)
          setShown(() => {
            throw error;
          });
      }
    },
    [loadSignedIn, onLeave],
  );
  const navigate = useCallback<Navigation['navigate']>(
    (to, { replace = false, state = null } = {}) => {
      const location = locationOf(to, state);
      noteDestination(location);
      return open(
        location,
        () => 0,
        () => writeEntry(location, replace),
      );
    },
    [open],
  );

  useEffect(() => {
    const onPopState = () => {
      const location = currentLocation();
      const { pathname, search } = current.current ?? {};
      // A link within the page: the browser scrolls.
      if (pathname === location.pathname && search === location.search)
        setShown((now) => now && { ...now, location, scrollTo: null });
      else void open(location, scrollOf);
    };
    window.addEventListener('popstate', onPopState);
    const restoreScrolling = takeOverScrolling(() => current.current);
    return () => {
      window.removeEventListener('popstate', onPopState);
      restoreScrolling();
    };
  }, [open]);

  const isPublic = publicScreenAt(window.location.pathname) !== undefined;
  useEffect(() => {
    if (current.current) return;
    const location = currentLocation();
    if (isPublic || authState === 'authenticated') void open(location, scrollOf);
    else if (authState === 'anonymous') {
      setReturnTo(addressOfPath(location));
      void navigate(paths.login, { replace: true });
    }
  }, [isPublic, authState, open, navigate]);

  useLayoutEffect(() => {
    if (shown && shown.scrollTo !== null) window.scrollTo(0, shown.scrollTo);
  }, [shown]);

  const location = shown?.location;
  const navigation = useMemo(() => location && { location, navigate, Link: PublicLink }, [location, navigate]);
  if (!shown || !navigation) return <FullScreenSpinner />;
  const { Screen } = shown;
  return (
    <NavigationProvider value={navigation}>
      <PageFrame>
        <Screen />
      </PageFrame>
    </NavigationProvider>
  );
}

/** Clicks with a modifier key and links to another window are left to the browser. */
function PublicLink({ to, replace, state, reloadDocument, onClick, ...rest }: LinkProps) {
  const { location, navigate } = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isForBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isForBrowser || reloadDocument || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? to === addressOfPath(location), state });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type Ref,
  useContext,
  useEffect,
  useMemo,
} from 'react';

export type Path = { pathname: string; search: string; hash: string };
export type Location = Path & { state: unknown; key: string };
type How = { replace?: boolean; state?: unknown };
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  How & { to: string; reloadDocument?: boolean; ref?: Ref<HTMLAnchorElement> };

/** What a screen needs of a router. The public pages have a small one of their own, the signed-in ones a whole library. */
export type Navigation = {
  location: Location;
  navigate: (to: string, how?: How) => void | Promise<void>;
  Link: ComponentType<LinkProps>;
};

const NavigationContext = createContext<Navigation | null>(null);
export const NavigationProvider = NavigationContext.Provider;

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs a NavigationProvider around it');
  return navigation;
}

export const useLocation = (): Location => useNavigation().location;
export const useNavigate = (): Navigation['navigate'] => useNavigation().navigate;

/** The query of the address, to read. */
export function useSearchParameters(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The last part of the path, as it stands in the address. */
export const useLastPart = (): string => useLocation().pathname.replace(/\/$/, '').split('/').at(-1) ?? '';

/** A link to another screen, by the router of the page it is on. */
export function Link(props: LinkProps) {
  const { Link: RouterLink } = useNavigation();
  return <RouterLink {...props} />;
}

/** Goes to another screen as soon as it is shown. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

export const addressOfPath = ({ pathname, search, hash }: Path): string => pathname + search + hash;

/** An address with its named parts filled in: `fillPath('/college/:id', { id: '6006' })`. */
export const fillPath = (path: string, parts: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));

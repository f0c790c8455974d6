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

/** The part of a router that screens need: public pages have a small one, signed-in pages React Router. */
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

export function useSearchParameters(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

export const useLastPart = (): string => useLocation().pathname.replace(/\/$/, '').split('/').at(-1) ?? '';

/** Uses the router of the current page. */
export function Link(props: LinkProps) {
  const { Link: RouterLink } = useNavigation();
  return <RouterLink {...props} />;
}

/** Navigates as soon as it is rendered. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

export const addressOfPath = ({ pathname, search, hash }: Path): string => pathname + search + hash;

/** `fillPath('/college/:id', { id: '6006' })` */
export const fillPath = (path: string, parts: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));

import { auth } from '@dakhila/contract/auth';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { call } from '../../../lib/api.ts';
import { storedText } from '../../../lib/stored.ts';
import { announceOwner, claimTab, forgetOwner, watchOtherTabs } from '../../../lib/tab-owner.ts';

export type AuthState = 'loading' | 'authenticated' | 'anonymous';

type Auth = {
  state: AuthState;
  /** Runs the check again after a code was accepted, and tells the other tabs who has signed in. */
  recheck: () => Promise<void>;
  /** Counts as signed out from now on; the protected screens lead to the login page. */
  forget: () => void;
};

const AuthContext = createContext<Auth | null>(null);

type AuthProviderProps = {
  children: ReactNode;
  /** The first check, where it was begun before the page is drawn. */
  begun?: Promise<boolean>;
};

/** Finds out once whether this browser is signed in, and hears when another tab signs out, or somebody else in. */
export function AuthProvider({ children, begun }: AuthProviderProps) {
  const [state, setState] = useState<AuthState>('loading');
  const [first] = useState(() => begun ?? isAuthenticated());
  const recheck = useCallback(async () => {
    setState(stateOf(await isAuthenticated()));
    announceOwner();
  }, []);
  const forget = useCallback(() => {
    forgetOwner();
    setState('anonymous');
  }, []);
  useEffect(() => {
    // A whole screen is drawn for it: in short steps, between which a touch is heard.
    // An answer that comes late says nothing against who has signed in or out meanwhile.
    void first.then((isSignedIn) =>
      startTransition(() => setState((now) => (now === 'loading' ? stateOf(isSignedIn) : now))),
    );
  }, [first]);
  useEffect(() => watchOtherTabs(forget), [forget]);
  const value = useMemo(() => ({ state, recheck, forget }), [state, recheck, forget]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const value = useContext(AuthContext);
  if (!value) throw new Error('useAuth needs an AuthProvider around it');
  return value;
}

export const useAuthState = () => useAuth().state;

const stateOf = (isSignedIn: boolean): AuthState => (isSignedIn ? 'authenticated' : 'anonymous');

/** Whether this browser is signed in. Any failure, after one more try, means that it is not. */
export async function isAuthenticated(): Promise<boolean> {
  try {
    return await ask().catch(ask);
  } catch (error) {
    console.error('Auth check failed', error);
    return false;
  }
}

/** Set while the server has not heard of a logout: this browser counts as signed out until it has. A new login removes it. */
export const pendingLogout = storedText('pending-logout', 'browser');

/** Tells the server of an earlier logout; throws while it cannot be reached. */
export async function finishPendingLogout(): Promise<void> {
  if (!pendingLogout.read()) return;
  await call(auth.logout);
  pendingLogout.remove();
}

async function ask(): Promise<boolean> {
  await finishPendingLogout();
  const { status, authenticated } = await call(auth.check, undefined, { isAroundPage: true });
  const isSignedIn = status === 'success' && authenticated === true;
  // Before anything is drawn: a screen reads what was typed in the tab while it is drawn.
  if (isSignedIn) claimTab();
  return isSignedIn;
}

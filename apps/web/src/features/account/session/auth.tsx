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
  /** Runs the check again after a code was accepted, and notifies the other tabs. */
  recheck: () => Promise<void>;
  /** Signs out in this tab; the protected screens redirect to the login page. */
  forget: () => void;
};

const AuthContext = createContext<Auth | null>(null);

type AuthProviderProps = {
  children: ReactNode;
  /** The first check, where it began before the first render. */
  begun?: Promise<boolean>;
};

/** Checks once whether this browser is signed in, and watches other tabs for a logout or another student's login. */
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
    // A transition, because the new state renders a whole screen. A late answer must not undo a login or logout made meanwhile.
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

/** Whether this browser is signed in; false after two failed checks. */
export async function isAuthenticated(): Promise<boolean> {
  try {
    return await ask().catch(ask);
  } catch (error) {
    console.error('Auth check failed', error);
    return false;
  }
}

/** Set while the server has not received a logout: until then this browser counts as signed out. A new login removes it. */
export const pendingLogout = storedText('pending-logout', 'browser');

/** Sends an earlier logout to the server; throws while it cannot be reached. */
export async function finishPendingLogout(): Promise<void> {
  if (!pendingLogout.read()) return;
  await call(auth.logout);
  pendingLogout.remove();
}

async function ask(): Promise<boolean> {
  await finishPendingLogout();
  const { status, authenticated } = await call(auth.check, undefined, { isAroundPage: true });
  const isSignedIn = status === 'success' && authenticated === true;
  // Before the first render, because screens read this tab's drafts while they render.
  if (isSignedIn) claimTab();
  return isSignedIn;
}

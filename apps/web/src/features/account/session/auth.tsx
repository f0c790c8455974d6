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
import { forgetStudent, isSomebodyElse, knownStudent, leaveToNewStudent } from '../../../lib/answer-owner.ts';
import { call } from '../../../lib/api.ts';
import { claimTab, leaveNoLocation } from '../../../lib/kept-location.ts';
import { safeSession } from '../../../lib/safe-storage.ts';
import { finishPendingLogout } from './pending-logout.ts';
import { announceSignIn, onChangeElsewhere } from './tabs.ts';

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
    const studentId = knownStudent();
    if (studentId) announceSignIn(studentId);
  }, []);
  const forget = useCallback(() => {
    forgetStudent();
    setState('anonymous');
  }, []);
  useEffect(() => {
    // A whole screen is drawn for it: in short steps, between which a touch is heard.
    // An answer that comes late says nothing against who has signed in or out meanwhile.
    void first.then((isSignedIn) =>
      startTransition(() => setState((now) => (now === 'loading' ? stateOf(isSignedIn) : now))),
    );
  }, [first]);
  useEffect(
    () =>
      onChangeElsewhere({
        onSignOut: () => {
          // What this tab has for itself the other one could not wipe.
          safeSession.clear();
          leaveNoLocation();
          forget();
        },
        onSignIn: (studentId) => {
          if (isSomebodyElse(studentId)) void leaveToNewStudent();
        },
      }),
    [forget],
  );
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

async function ask(): Promise<boolean> {
  await finishPendingLogout();
  const { status, authenticated } = await call(auth.check, undefined, { isAroundPage: true });
  const isSignedIn = status === 'success' && authenticated === true;
  // Before anything is drawn: a screen reads what was typed in the tab while it is drawn.
  if (isSignedIn) claimTab();
  return isSignedIn;
}

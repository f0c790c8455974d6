import { auth } from '@dakhila/contract/auth';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { forgetStudent, isSomebodyElse, knownStudent, leaveToNewStudent } from '../lib/answer-owner.ts';
import { call } from '../lib/api.ts';
import { safeSession } from '../lib/safe-storage.ts';
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

/** Finds out once whether this browser is signed in, and hears when another tab signs out, or somebody else in. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>('loading');
  const check = useCallback(async () => setState((await isAuthenticated()) ? 'authenticated' : 'anonymous'), []);
  const recheck = useCallback(async () => {
    await check();
    const studentId = knownStudent();
    if (studentId) announceSignIn(studentId);
  }, [check]);
  const forget = useCallback(() => {
    forgetStudent();
    setState('anonymous');
  }, []);
  useEffect(() => void check(), [check]);
  useEffect(
    () =>
      onChangeElsewhere({
        onSignOut: () => {
          // What this tab has for itself the other one could not wipe.
          safeSession.clear();
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

/** Any failure, after one more try, means that it is not. */
async function isAuthenticated(): Promise<boolean> {
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
  return status === 'success' && authenticated === true;
}

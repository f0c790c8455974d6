import { auth } from '@dakhila/contract/auth';
import { useNavigate } from 'react-router';
import { call } from '../lib/api.ts';
import { useMessages } from '../lib/messages.ts';
import { paths } from '../paths.ts';
import { showToast } from '../ui/toast-store.ts';
import { useAuth } from './auth.tsx';
import { sessionMessages } from './messages.ts';
import { rememberLogout } from './pending-logout.ts';
import { announceSignOut } from './tabs.ts';

/** Signs out: storage first, then the server; the login page follows even when the server does not answer. */
export function useLogout() {
  const { forget } = useAuth();
  const navigate = useNavigate();
  const words = useMessages(sessionMessages);
  return async () => {
    clearStorage();
    try {
      await call(auth.logout);
      clearStorage();
    } catch {
      rememberLogout();
      showToast({ title: words.error, description: words.logoutFailed, variant: 'destructive' });
    }
    announceSignOut();
    forget();
    navigate(paths.login, { replace: true });
  };
}

function clearStorage() {
  sessionStorage.clear();
  localStorage.clear();
}

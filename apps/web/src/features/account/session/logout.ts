import { forgetKeptAnswers } from '../../../lib/kept-answers.ts';
import { leaveNoLocation } from '../../../lib/kept-location.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useNavigate } from '../../../lib/navigation.tsx';
import { safeLocal, safeSession } from '../../../lib/safe-storage.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useAuth } from './auth.tsx';
import { sessionMessages } from './messages.ts';
import { finishPendingLogout, rememberLogout } from './pending-logout.ts';
import { announceSignOut } from './tabs.ts';

/** Signs out: storage goes and the login page comes at once, however slow the server is to hear of it. */
export function useLogout() {
  const { forget } = useAuth();
  const navigate = useNavigate();
  const words = useMessages(sessionMessages);
  return async () => {
    safeSession.clear();
    safeLocal.clear();
    void forgetKeptAnswers();
    leaveNoLocation();
    rememberLogout();
    announceSignOut();
    forget();
    navigate(paths.login, { replace: true });
    try {
      await finishPendingLogout();
    } catch {
      showToast({ title: words.error, description: words.logoutFailed, variant: 'destructive' });
    }
  };
}

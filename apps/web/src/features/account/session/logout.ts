import { useMessages } from '../../../lib/messages.ts';
import { useNavigate } from '../../../lib/navigation.tsx';
import { leaveBrowser } from '../../../lib/tab-owner.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { accountMessages } from '../messages.ts';
import { finishPendingLogout, pendingLogout, useAuth } from './auth.tsx';

/** Signs out: storage goes and the login page comes at once, however slow the server is to hear of it. */
export function useLogout() {
  const { forget } = useAuth();
  const navigate = useNavigate();
  const words = useMessages(accountMessages).session;
  return async () => {
    leaveBrowser();
    pendingLogout.write('yes');
    forget();
    navigate(paths.login, { replace: true });
    try {
      await finishPendingLogout();
    } catch {
      showToast({ title: words.error, description: words.logoutFailed, variant: 'destructive' });
    }
  };
}

import { useEffect } from 'react';
import { useLocation } from '../../lib/navigation.tsx';
import { isPublicPath } from '../../paths.ts';
import { OfflineLine } from './offline-line.tsx';
import { registerWorker } from './register-worker.ts';
import { useLineWatch } from './use-line-watch.ts';

/** Watches the line, brings the worker, and says on a public page that the line is lost; inside the shell the shell does. */
export function OfflineKeeper() {
  const { pathname } = useLocation();
  useLineWatch();
  useEffect(() => void registerWorker(), []);
  return isPublicPath(pathname) ? <OfflineLine /> : null;
}

import { paths } from '../paths.ts';
import { safeSession } from './safe-storage.ts';

const KEY = 'kept-location';

/** Remembers the address that a visitor asked for before signing in. It survives the full page load after login. */
export function keepLocation(address: string): void {
  if (address !== paths.dashboard) safeSession.write(KEY, address);
}

/** The remembered address, if it is one of ours. */
export function keptLocation(): string | null {
  const address = safeSession.read(KEY);
  return address?.startsWith('/') && !address.startsWith('//') ? address : null;
}

export const forgetLocation = () => safeSession.remove(KEY);

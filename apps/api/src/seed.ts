import type { Deps } from './ports.ts';

/** Puts in what the product cannot work without; running it again changes nothing. */
export async function seed(_deps: Pick<Deps, 'db' | 'config'>): Promise<void> {}

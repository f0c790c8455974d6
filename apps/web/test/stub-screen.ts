import { vi } from 'vitest';

/** Pretends a phone, or a screen that is wide enough for details beside a list. */
export function stubScreen(width: 'phone' | 'wide'): void {
  const screen = { matches: width === 'wide', addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => screen);
}

import { serverMessageOf } from '../lib/api-error.ts';
import { stored } from '../lib/stored.ts';

export type ToastVariant = 'default' | 'success' | 'warning' | 'destructive';
export type ToastContent = { title: string; description?: string; variant?: ToastVariant; durationMs?: number };
export type Toast = ToastContent & { id: number; variant: ToastVariant };

const DEFAULT_DURATION_MS = 5000;
const storedToast = stored('kept-toast', (value) => (isToastContent(value) ? value : null));

let current: Toast | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let remainingMs = 0;
let runningSince = 0;
const listeners = new Set<() => void>();

/** Shows a toast for 5,000 ms or its own duration. Only one is shown at a time: a new one replaces the old. */
export function showToast(content: ToastContent): void {
  count += 1;
  current = { variant: 'default', ...content, id: count };
  remainingMs = content.durationMs ?? DEFAULT_DURATION_MS;
  resumeToast();
  announce();
}

/** Shows that an action failed: the server's message, else the fallback. */
export function showFailure(title: string, error: unknown, fallback: string): void {
  showToast({ title, description: serverMessageOf(error, fallback), variant: 'destructive' });
}

/** Hides the toast. */
export function dismissToast(): void {
  stopClock();
  current = null;
  announce();
}

/** Pauses the timer while the pointer or the focus is on the toast. */
export function pauseToast(): void {
  if (timer === undefined) return;
  stopClock();
  remainingMs -= Date.now() - runningSince;
}

/** Continues the timer with the time that was left. */
export function resumeToast(): void {
  stopClock();
  runningSince = Date.now();
  timer = setTimeout(dismissToast, remainingMs);
}

/** Stores a toast for the next page load. Call it after site storage was cleared, or it is cleared too. */
export function storeToastForReload(content: ToastContent): void {
  storedToast.write(content);
}

/** Shows the toast that the previous page stored, once. */
export function showStoredToast(): void {
  const content = storedToast.read();
  storedToast.remove();
  if (content) showToast(content);
}

/** The toast that is shown, if any. */
export function currentToast(): Toast | null {
  return current;
}

/** Calls back whenever the toast changes. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stopClock(): void {
  clearTimeout(timer);
  timer = undefined;
}

function announce(): void {
  for (const listener of listeners) listener();
}

function isToastContent(value: unknown): value is ToastContent {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
}

import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { collegesMessages } from '../messages.ts';

/** Hands the address of this page to the phone's own share sheet, or copies it where there is none. */
export function useShare(title: string) {
  const words = useMessages(collegesMessages).page;
  return async () => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showToast({ title: words.linkCopied, description: words.linkCopiedText, variant: 'success' });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ title: words.error, description: words.shareFailed, variant: 'destructive' });
    }
  };
}

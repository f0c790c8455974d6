import { useState } from 'react';
import { safeSession } from '../../lib/safe-storage.ts';

const keyOf = (conversationId: string | null) => `assistant-draft:${conversationId ?? 'new'}`;

const readDraft = (conversationId: string | null): string => safeSession.read(keyOf(conversationId)) ?? '';

function writeDraft(conversationId: string | null, text: string): void {
  if (text === '') safeSession.remove(keyOf(conversationId));
  else safeSession.write(keyOf(conversationId), text);
}

/** What was typed in a conversation and not sent yet; a reload and a look at another conversation lose nothing. */
export function useDraft(conversationId: string | null) {
  const [kept, setKept] = useState({ conversationId, text: readDraft(conversationId) });
  const shown = kept.conversationId === conversationId ? kept : { conversationId, text: readDraft(conversationId) };
  if (shown !== kept) setKept(shown);
  const write = (text: string) => {
    setKept({ conversationId, text });
    writeDraft(conversationId, text);
  };
  return [shown.text, write] as const;
}

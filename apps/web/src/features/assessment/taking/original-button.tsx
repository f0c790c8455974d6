import { LANGUAGE_NAMES } from '@dakhila/domain/language/languages';
import Languages from 'lucide-react/icons/languages';
import { locale } from '../../../lib/locale.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { assessmentMessages } from '../messages.ts';

/** Turns a question between the language of the page and English, in which it was written. It names where it leads. */
export function OriginalButton({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const words = useMessages(assessmentMessages).taking;
  const name = LANGUAGE_NAMES[isShown ? locale : 'en'];
  return (
    <Button
      variant="quiet"
      aria-label={isShown ? fill(words.inOwnLanguage, { name }) : fill(words.inEnglish, { name })}
      lang={isShown ? locale : undefined}
      onClick={onToggle}
    >
      <Languages aria-hidden="true" />
      {name}
    </Button>
  );
}

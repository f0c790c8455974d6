import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@dakhila/domain/language/languages';
import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { commonMessages } from '../../lib/common-messages.ts';
import { locale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { chooseLanguage } from './choose-language.ts';

/** The three languages, each by its own name: English · हिन्दी · मराठी. */
export function LanguageChooser({ className }: { className?: string }) {
  const messages = useMessages(commonMessages).language;
  const [chosen, setChosen] = useState<Language | null>(null);
  const choose = (language: Language) => {
    setChosen(language);
    void chooseLanguage(language);
  };
  return (
    <fieldset className={classNames('flex items-center', className)}>
      <legend className="sr-only">{messages.language}</legend>
      {LANGUAGES.map((language) => {
        const isCurrent = language === locale;
        return (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={isCurrent}
            aria-busy={language === chosen}
            onClick={() => isCurrent || chosen !== null || choose(language)}
            className={classNames(
              'min-h-11 min-w-11 rounded-control px-1.5 text-sm hover:bg-ink-soft aria-busy:animate-pulse aria-busy:bg-ink-soft sm:px-2',
              isCurrent
                ? 'font-semibold text-ink underline decoration-marigold decoration-2 underline-offset-[0.4rem]'
                : 'text-quiet',
            )}
          >
            {LANGUAGE_NAMES[language]}
          </button>
        );
      })}
    </fieldset>
  );
}

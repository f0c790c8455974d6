import { FAMILY_LINK_DAYS } from '@dakhila/domain/family-link/limits';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@dakhila/domain/language/languages';
import { type FormEvent, useState } from 'react';
import { locale } from '../../../lib/locale.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { familyMessages } from './messages.ts';
import type { WantedLink } from './use-family.ts';

type LinkFormProps = { isBusy: boolean; onMake: (wanted: WantedLink) => void };

/** How long a new link works, in which language it opens, and whether it shows the first name. */
export function LinkForm({ isBusy, onMake }: LinkFormProps) {
  const { share: messages } = useMessages(familyMessages);
  const [days, setDays] = useState<string>('30');
  const [language, setLanguage] = useState<Language>(locale);
  const [showsName, setShowsName] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = FAMILY_LINK_DAYS.find((one) => String(one) === days);
    if (wanted) onMake({ days: wanted, language, showsName });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <RadioGroup
        legend={messages.language}
        choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={language}
        onChange={setLanguage}
      />
      <RadioGroup
        legend={messages.days}
        choices={FAMILY_LINK_DAYS.map((count) => ({ value: String(count), label: fill(messages.dayCount, { count }) }))}
        value={days}
        onChange={setDays}
      />
      <Checkbox checked={showsName} onChange={(event) => setShowsName(event.target.checked)}>
        {messages.showName}
      </Checkbox>
      <Button type="submit" isBusy={isBusy} isFullWidth>
        {messages.make}
      </Button>
    </form>
  );
}

import { useMessages } from '../../../../lib/messages.ts';
import { Card } from '../../../../ui/card.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { setTheme, type Theme, useTheme } from '../../../../ui/theme.ts';
import { profileMessages } from '../messages.ts';
import { ProfileSection } from '../section.tsx';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** Light or dark, in this browser. */
export function AppearanceSection({ id }: { id: string }) {
  const words = useMessages(profileMessages).about.appearance;
  return (
    <ProfileSection id={id} title={words.title}>
      <Card>
        <RadioGroup
          legend={words.legend}
          choices={THEMES.map((value) => ({ value, label: words.theme[value] }))}
          value={useTheme()}
          onChange={setTheme}
        />
      </Card>
    </ProfileSection>
  );
}

import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { OpenDoor } from '../../ui/illustrations.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { comingTogetherMessages } from './messages.ts';

/** Stands at an address whose screen is not there yet. */
export function ComingTogetherScreen() {
  const words = useMessages(comingTogetherMessages);
  return (
    <EmptyFace
      illustration={<OpenDoor className="w-52" />}
      level={1}
      heading={words.heading}
      action={
        <ButtonLink to={paths.dashboard} variant="secondary">
          {words.back}
        </ButtonLink>
      }
    >
      {words.text}
    </EmptyFace>
  );
}

import { useQuery } from '@tanstack/react-query';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { TextLink } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { roundsPath } from '../../address.ts';
import { familyNewsMessages } from './messages.ts';
import { familyNewsQuery } from './queries.ts';

/** Says on the dashboard that the family wrote. Nothing while there is no news, or it could not be loaded. */
export function FamilyNews() {
  const messages = useMessages(familyNewsMessages);
  const { data = [] } = useQuery(familyNewsQuery);
  return data.map(({ listId, exam, listName, comments }) => (
    <Notice
      key={listId}
      title={fill(messages.title, { count: comments })}
      action={
        <TextLink isAlone to={roundsPath({ exam, list: listId, view: 'order' })}>
          {messages.read}
        </TextLink>
      }
    >
      {fill(messages.text, { name: listName })}
    </Notice>
  ));
}

import { seasonName } from '@dakhila/domain/season/season';
import { useQuery } from '@tanstack/react-query';
import { EXAM_PAGES } from '../../../../lib/exam-pages.ts';
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
  return data.map((news) => {
    const [to, text] =
      news.kind === 'list'
        ? [
            roundsPath({ exam: news.exam, list: news.listId, view: 'order' }),
            fill(messages.onList, { name: news.listName }),
          ]
        : [
            EXAM_PAGES[news.exam].runPath(news.runId),
            fill(messages.onRun, { admission: seasonName(news.exam, news.year) }),
          ];
    return (
      <Notice
        key={to}
        title={fill(messages.title, { count: news.comments })}
        action={
          <TextLink isAlone to={to}>
            {messages.read}
          </TextLink>
        }
      >
        {text}
      </Notice>
    );
  });
}

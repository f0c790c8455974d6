import type { Block } from '@dakhila/contract/assistant';
import { TextLink } from '../../ui/link.tsx';
import { AnswerTable } from './answer-table.tsx';
import { HistoryChart } from './history-chart.tsx';

/** Only our own addresses become links, whatever a stored answer says. */
const isOurs = (href: string) => /^\/(?!\/)/.test(href);
/** The short numbers of helplines: whoever needs one calls it with a tap. */
const isHelpline = (href: string) => /^tel:\d{3,6}$/.test(href);

/** The parts of an answer. Everything is set as text: markup in a name stays what it is, a name. */
export function AnswerBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="space-y-3">
      {blocks.map((block, place) => (
        <BlockView key={place} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="max-w-reading whitespace-pre-line break-words">{block.text}</p>;
    case 'list':
      return (
        <ul className="max-w-reading list-disc space-y-1.5 ps-5 marker:text-quiet">
          {block.items.map(({ text, href }) => (
            <li key={text} className="break-words">
              <ListText text={text} href={href} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <AnswerTable {...block} />;
    case 'chart':
      return <HistoryChart {...block} />;
  }
}

function ListText({ text, href = '' }: { text: string; href?: string | undefined }) {
  if (isOurs(href)) return <TextLink to={href}>{text}</TextLink>;
  if (isHelpline(href))
    return (
      <TextLink to={href} reloadDocument>
        {text}
      </TextLink>
    );
  return text;
}

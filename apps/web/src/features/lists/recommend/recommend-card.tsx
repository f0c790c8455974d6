import type { Exam } from '@dakhila/contract/exam';
import type { Recommendation, Recommendations } from '@dakhila/contract/recommendations';
import { type ReactNode, useId, useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useIsWide } from '../../../lib/use-screen.ts';
import { paths } from '../../../paths.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { choiceName, type KnownChoices } from '../choices.ts';
import type { ListEditor } from '../editor/use-list-editor.ts';
import { LastAnswer } from './last-answer.tsx';
import { recommendMessages } from './messages.ts';
import { RecommendationItem } from './recommendation-item.tsx';
import { StudyQuestion } from './study-question.tsx';
import { StudySwitch } from './study-switch.tsx';
import { useRecommendations } from './use-recommendations.ts';

type RecommendCardProps = {
  list: { id: string; exam: Exam };
  known: KnownChoices;
  editor: ListEditor;
  /** A list at risk will have suggestions: space is reserved for them while they load. */
  isAtRisk: boolean;
  onAdd: (item: Recommendation) => void;
};

/** Up to three programmes that the list could do with; nothing where it needs none. */
export function RecommendCard({ list, known, editor, isAtRisk, onAdd }: RecommendCardProps) {
  const messages = useMessages(recommendMessages);
  const { query, canAdd, refused, clearRefused, refuse, takeBack, join } = useRecommendations(list.id, editor);
  const [added, setAdded] = useState<Recommendation | null>(null);
  const last = editor.state.past.at(-1)?.edit;
  const isLastEdit = last?.kind === 'added' && last.choices.length === 1 && last.choices[0] === added?.option.choice;
  return (
    <FocusKeeper label={messages.suggestions} className="space-y-3 print:hidden">
      <LastAnswer added={isLastEdit ? added : null} {...{ editor, refused, takeBack }} />
      <QueryView
        query={query}
        fallback={messages.failed}
        loading={isAtRisk ? <Skeleton className="h-24 rounded-card lg:h-140" /> : null}
      >
        {(found) => (
          <>
            <Found found={found} exam={list.exam} />
            {found.items.length > 0 && (
              <Suggestions found={found}>
                {found.items.map((item) => (
                  <RecommendationItem
                    key={item.option.choice}
                    item={item}
                    isOtherKind={item.kind !== kindOf(found)}
                    canAdd={canAdd}
                    isRefusing={refuse.isPending}
                    below={known.get(nextOf(item) ?? '') ?? null}
                    onAdd={() => {
                      setAdded(item);
                      clearRefused();
                      onAdd(item);
                    }}
                    onRefuse={() => refuse.mutate({ choice: item.option.choice, name: choiceName(item.option) })}
                  />
                ))}
              </Suggestions>
            )}
            {found.state === 'asks' && (
              <StudyQuestion answering={join.isPending ? join.variables : null} onAnswer={join.mutate} />
            )}
            {found.study.isIn && (
              <StudySwitch isOff={found.state === 'off'} isSaving={join.isPending} onLeave={() => join.mutate(false)} />
            )}
          </>
        )}
      </QueryView>
    </FocusKeeper>
  );
}

/** What is said where there is nothing to suggest: on a narrow screen in one line. */
function Found({ found, exam }: { found: Recommendations; exam: Exam }) {
  const messages = useMessages(recommendMessages);
  const isWide = useIsWide();
  if (found.state === 'needs-run')
    return (
      <Disclosure
        open={isWide}
        summary={messages.needsRun}
        className="rounded-card border bg-card px-4 max-sm:[&>summary]:py-1.5"
      >
        <p className="text-sm">{found.message}</p>
        <ButtonLink to={exam === 'josaa' ? paths.predictorJosaa : paths.predictorMhtCet} size="small" className="mt-3">
          {messages.predict}
        </ButtonLink>
      </Disclosure>
    );
  if (found.state === 'paused') return <p className="px-4 text-sm text-quiet">{found.message}</p>;
  if (found.state !== 'ready' || found.items.length > 0) return null;
  return <p className="px-4 text-sm">{found.isWellSpread ? messages.wellSpread : messages.nothingHelps}</p>;
}

/** The choice that would stand right below it. */
const nextOf = ({ option, choices }: Recommendation) => choices[choices.indexOf(option.choice) + 1];

/** What all of them are. Where they differ, the heading promises nothing and each says its own kind. */
function kindOf({ items }: Recommendations): Recommendation['kind'] | 'mixed' {
  const [kind = 'reach', ...others] = new Set(items.map((item) => item.kind));
  return others.length > 0 ? 'mixed' : kind;
}

/** On a narrow screen they are one line until they are opened: the choices of the list come first. */
function Suggestions({ found, children }: { found: Recommendations; children: ReactNode }) {
  const id = useId();
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(isWide);
  const messages = useMessages(recommendMessages);
  return (
    <section
      aria-labelledby={id}
      className="relative rounded-card border bg-card shadow-soft before:absolute before:inset-x-4 before:-top-px before:h-1 before:rounded-b-full before:bg-marigold forced-colors:before:bg-[Highlight]"
    >
      <Disclosure
        isWide
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
        className="border-b-0 px-4 max-sm:[&>summary]:py-1.5"
        summary={
          <span className="min-w-0">
            <h3 id={id} className="text-sm sm:text-lg">
              {messages.title[kindOf(found)]}
            </h3>
            <span className="block text-sm font-normal tabular-nums group-open:hidden">
              {fill(messages.count, { count: found.items.length })}
            </span>
          </span>
        }
      >
        <div className="-mt-2 text-text">
          {found.together && <p className="text-sm font-semibold tabular-nums text-pretty">{found.together}</p>}
          <p className="mt-1 text-xs text-quiet text-pretty">{messages.lead}</p>
        </div>
        <ul className="-mx-4 mt-2 -mb-4 divide-y border-t text-text">{children}</ul>
      </Disclosure>
    </section>
  );
}

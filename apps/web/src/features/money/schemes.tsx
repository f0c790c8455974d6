import type { Money, MoneyScheme } from '@dakhila/contract/money';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ExternalLink, TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type MoneyMessages, moneyMessages } from './messages.ts';

/** A zero would say less than a sentence. */
function countSentence(messages: MoneyMessages['schemes'], applies: number, may: number): string {
  if (applies > 0 && may > 0) return fill(messages.count, { applies, may });
  if (applies > 0) return fill(messages.onlyApplies, { count: applies });
  return may > 0 ? fill(messages.onlyMay, { count: may }) : messages.none;
}

/** The schemes of the state, by whether they fit the family. Those that do not are folded away. */
export function Schemes({ money: { schemes, family, asOf } }: { money: Money }) {
  const messages = useMessages(moneyMessages).schemes;
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  // In braces: Chromium returns a promise, which React would call as the effect's clean-up. The family's questions scroll to themselves.
  useEffect(() => {
    const meant = document.getElementById(hash.slice(1));
    if (section.current?.contains(meant)) meant?.scrollIntoView();
  }, [hash]);
  const [applies, may, not] = (['applies', 'may', 'not'] as const).map((verdict) =>
    schemes.filter((scheme) => scheme.verdict === verdict),
  ) as [MoneyScheme[], MoneyScheme[], MoneyScheme[]];
  return (
    <section ref={section} aria-labelledby="schemes">
      <h2 id="schemes" className="scroll-mt-20 text-lg">
        {messages.title}
      </h2>
      <p className="mt-1 text-sm text-quiet">
        {countSentence(messages, applies.length, may.length)} {asOf}
      </p>
      {Object.keys(family).length === 0 && <Notice className="mt-3">{messages.nothingTold}</Notice>}
      <ul className="mt-4 space-y-4">
        {[...applies, ...may].map((scheme) => (
          <li key={scheme.id} id={scheme.id} className="scroll-mt-20 break-inside-avoid">
            <SchemeCard scheme={scheme} />
          </li>
        ))}
      </ul>
      {not.length > 0 && (
        <Disclosure summary={fill(messages.others, { count: not.length })} className="mt-2">
          <ul className="space-y-3 text-sm">
            {not.map(({ id, name, reasons, pages }) => (
              <li key={id}>
                <p className="font-medium text-text">{name}</p>
                <p>{reasons.join(' ')}</p>
                <Pages pages={pages} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <div className="mt-3 text-sm print:hidden">
        <TextLink to={paths.search} isAlone>
          {messages.findCollege}
        </TextLink>
        <p className="text-quiet">{messages.findCollegeHow}</p>
      </div>
    </section>
  );
}

function SchemeCard({ scheme }: { scheme: MoneyScheme }) {
  const messages = useMessages(moneyMessages).schemes;
  const { name, verdict, pays, reasons, documents, who, rules, check, pages } = scheme;
  const isSure = verdict === 'applies';
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="text-base">{name}</h3>
        <Badge variant={isSure ? 'good' : 'outline'}>
          {isSure && <CircleCheck aria-hidden="true" />}
          {isSure ? messages.applies : messages.may}
        </Badge>
      </div>
      <p className="mt-2 max-w-reading">{pays}</p>
      <ul className="mt-2 max-w-reading text-sm text-quiet">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {isSure && <Papers documents={documents} className="mt-3" />}
      <Disclosure
        summary={<span className="text-sm">{isSure ? messages.details : messages.papersAndDetails}</span>}
        className="mt-2 -mb-3 border-t border-b-0"
      >
        <div className="space-y-3 text-sm">
          {!isSure && <Papers documents={documents} />}
          {(
            [
              [messages.who, who],
              [messages.rules, rules],
              [messages.check, check],
            ] as const
          ).map(([title, text]) => (
            <p key={title}>
              <span className="font-semibold text-text">{title}</span> {text}
            </p>
          ))}
          <div>
            <p className="font-semibold text-text">{messages.pages}</p>
            <Pages pages={pages} />
          </div>
        </div>
      </Disclosure>
    </Card>
  );
}

/** Nobody has these before a seat is allotted. */
const AFTER_ALLOTMENT: readonly string[] = ['allotment-letter'];

function Papers({ documents, className }: Pick<MoneyScheme, 'documents'> & { className?: string }) {
  const messages = useMessages(moneyMessages).schemes;
  const isLater = ({ id }: MoneyScheme['documents'][number]) => AFTER_ALLOTMENT.includes(id);
  const parts = [
    { title: messages.papers, papers: documents.filter((one) => !isLater(one)) },
    { title: messages.papersLater, papers: documents.filter(isLater) },
  ];
  return (
    <div className={classNames('space-y-3', className)}>
      {parts
        .filter(({ papers }) => papers.length > 0)
        .map(({ title, papers }) => (
          <div key={title}>
            <h4 className="text-sm text-text">{title}</h4>
            <ul className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
              {papers.map(({ id, title: paper }) => (
                <li key={id} className="flex gap-1.5">
                  <FileText className="mt-0.5 size-4 shrink-0 text-quiet" aria-hidden="true" />
                  {paper}
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}

/** Where the scheme was read; only a page of the government counts as official. */
function Pages({ pages }: Pick<MoneyScheme, 'pages'>) {
  const messages = useMessages(moneyMessages);
  return (
    <ul className="flex flex-wrap gap-x-4">
      {pages.map(({ url, host, isOfficial }) => (
        <li key={url} className="text-xs text-quiet">
          <ExternalLink href={url} className="inline-flex min-h-11 items-center">
            {host.replace(/^www\./, '')}
          </ExternalLink>{' '}
          {isOfficial ? messages.official : messages.notOfficial}
        </li>
      ))}
    </ul>
  );
}

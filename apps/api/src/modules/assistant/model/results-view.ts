import type { Speech } from '@dakhila/domain/assistant/say/speech';
import { faqIn } from '@dakhila/domain/assistant/say/suggestions';
import type { Source, ToolResult } from '@dakhila/domain/assistant/tool-types';
import type { Block } from '@dakhila/domain/assistant/types';

const MOST_SOURCES = 8;
const MOST_SERIES = 3;

/** The pages that results rest on: every label with an address in what the tools brought. A model adds none. */
export function sourcesOf(results: readonly ToolResult[], { tell, language }: Speech): Source[] {
  const found = new Map<string, Source>();
  const rest: unknown[] = results.flatMap(({ outcome }) => (outcome.ok ? [outcome.output] : [])).toReversed();
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one !== 'object' || one === null) continue;
    if ('href' in one && typeof one.href === 'string' && one.href.startsWith('/')) {
      const title = 'title' in one ? one.title : 'name' in one ? one.name : null;
      if (typeof title === 'string' && !found.has(one.href)) found.set(one.href, { title, href: one.href });
    }
    rest.push(...Object.values(one).toReversed());
  }
  return [...found.values()]
    .slice(0, MOST_SOURCES)
    .map(({ title, href }) => ({ href, title: questionAt(href, language) ?? tell(title) }));
}

const questionAt = (href: string, language: Speech['language']) => faqIn(language, href.split('#')[1] ?? '')?.question;

/** Charts of the closings that were looked up. */
export function chartsOf(results: readonly ToolResult[], { tell }: Speech): Block[] {
  return results.flatMap((result) => {
    if (result.tool !== 'cutoff-history' || !result.outcome.ok) return [];
    const { college, rankList, series } = result.outcome.output;
    const lines = series.slice(0, MOST_SERIES).map(({ programme, pool, points }) => ({
      label: `${programme}, ${pool.code}`,
      points: points.filter(({ isLastRound }) => isLastRound).map(({ year, rank }) => ({ year, value: rank })),
    }));
    const drawn = lines.filter(({ points }) => points.length > 1);
    return drawn.length === 0
      ? []
      : [{ kind: 'chart' as const, title: `${college.name}: ${tell(rankList)}`, unit: 'rank' as const, series: drawn }];
  });
}

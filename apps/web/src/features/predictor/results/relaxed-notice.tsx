import type { Run } from '@dakhila/contract/predictor-results';
import { FORMAT_TAGS } from '@dakhila/domain/language/languages';
import { once } from '@dakhila/domain/once';
import { locale } from '../../../lib/locale.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePreferenceName } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';

const listed = once(() => new Intl.ListFormat(FORMAT_TAGS[locale]));

/** Says which preferences were set aside because nothing that fits them is within reach. */
export function RelaxedNotice({ run: { relaxed, input } }: { run: Pick<Run, 'relaxed' | 'input'> }) {
  const messages = useMessages(predictorMessages).results.relaxed;
  const nameOf = usePreferenceName();
  if (relaxed === undefined) return null;
  const { branches, cities } = Object(input.preferences) as Record<string, unknown>;
  const names = { branches: listOf(branches, nameOf), cities: listOf(cities, nameOf) };
  const { cities: otherCities, branches: otherBranches, both } = messages;
  const text = { cities: otherCities, branches: otherBranches, both }[relaxed];
  return <Notice className="mb-4">{fill(text, names)}</Notice>;
}

function listOf(names: unknown, nameOf: (name: string) => string): string {
  const known = Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  return listed().format(known.map(nameOf));
}

import type { Schema } from './read-schema.ts';

/** What code that was written for one schema cannot live with in a later one, a sentence each. */
export function schemaBreaks(before: Schema, after: Schema): string[] {
  return [
    ...Object.keys(before.tables).flatMap((table) => tableBreaks(table, before, after)),
    ...ruleBreaks(before, after),
  ];
}

function tableBreaks(table: string, before: Schema, after: Schema): string[] {
  const [old, now] = [before.tables[table] ?? {}, after.tables[table]];
  if (!now) return [`${table} is gone`];
  const changed = Object.entries(old).flatMap(([column, was]) => {
    const is = now[column];
    const name = `${table}.${column}`;
    if (!is) return [`${name} is gone`];
    return [
      ...(is.type === was.type ? [] : [`${name} is ${is.type}, was ${was.type}`]),
      ...(was.isNullable && !is.isNullable ? [`${name} must have a value`] : []),
      ...(was.hasDefault && !is.hasDefault ? [`${name} has lost its default`] : []),
    ];
  });
  // An insert of the release before does not name it.
  const unnamed = Object.entries(now).filter(([column, is]) => !old[column] && !is.isNullable && !is.hasDefault);
  return [
    ...changed,
    ...unnamed.map(([column]) => `${table}.${column} is new, and must have a value without a default`),
  ];
}

function ruleBreaks(before: Schema, after: Schema): string[] {
  const [old, now] = [textsOf(before), textsOf(after)];
  const added = after.rules.filter(({ table, text }) => table in before.tables && !old.has(text));
  const lost = before.rules.filter(({ table, text, isKey }) => isKey && table in after.tables && !now.has(text));
  return [
    ...added.map(({ table, text }) => `${table} has a new rule: ${text}`),
    ...lost.map(({ table, text }) => `${table} has lost a key: ${text}`),
  ];
}

const textsOf = ({ rules }: Schema) => new Set(rules.map(({ text }) => text));

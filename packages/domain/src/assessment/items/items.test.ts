import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../language/languages.ts';
import { SECTIONS } from '../instrument.ts';
import { INTEREST_SCALES, TRAIT_SCALES, VALUE_SCALES } from '../scales.ts';
import type { TaskItem } from './item.ts';
import { NUMERICAL_ITEMS, VERBAL_ITEMS } from './word-tasks.ts';

const items = SECTIONS.flatMap(({ items }) => items);
const rated = items.filter((item) => item.kind === 'rated');

test.each(LANGUAGES)('every item has an id and a wording of its own in %s', (language) => {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  const texts = rated.map(({ text }) => text[language].toLowerCase());
  expect(new Set(texts).size).toBe(texts.length);
});

/** Everything that can be read of the questions in a language. */
const wordsIn = (language: Language) =>
  SECTIONS.flatMap(({ title, instructions, items }) => [
    title[language],
    instructions[language],
    ...items.flatMap(({ text, options, ...item }) => [
      text[language],
      ...options.flatMap((option) => [option.text?.[language] ?? [], option.figure?.alt[language] ?? []].flat()),
      ...('figures' in item ? (item.figures?.list.map(({ alt }) => alt[language]) ?? []) : []),
    ]),
  ]);

test.each(['hi', 'mr'] as const)('no question is left in English, or empty, in %s', (language) => {
  const words = wordsIn(language);
  expect(words).toHaveLength(wordsIn('en').length);
  expect(words.filter((text) => text.trim() === '' || /[a-z]{2}/i.test(text))).toEqual([]);
  // Hindi ends a sentence with its own sign, Marathi with a full stop.
  expect(words.filter((text) => (language === 'mr' ? /।/ : /[^\d\s.]\. |[^\d.]\.$/).test(text))).toEqual([]);
});

test('each interest has eight activities, each trait four sentences for it and four against', () => {
  for (const scale of INTEREST_SCALES) expect(rated.filter((item) => item.scale === scale)).toHaveLength(8);
  for (const scale of TRAIT_SCALES) {
    const own = rated.filter((item) => item.scale === scale);
    expect([own.length, own.filter(({ isReversed }) => isReversed).length], scale).toEqual([8, 4]);
  }
});

test('neighbours belong to different scales', () => {
  for (const { items } of SECTIONS)
    items.forEach((item, index) => {
      const before = items[index - 1];
      if (item.kind === 'rated' && before?.kind === 'rated') expect(item.scale).not.toBe(before.scale);
    });
});

test('attention items name the step that they ask for', () => {
  const checks = items.filter((item) => item.kind === 'check');
  expect(checks).toHaveLength(4);
  for (const { text, options, expected } of checks)
    for (const language of LANGUAGES) expect(text[language]).toContain(`“${options[expected]?.text?.[language]}”`);
  expect(new Set(checks.map(({ expected }) => expected)).size).toBe(4);
});

test('every two values meet once, and each stands about as often on either side', () => {
  const pairs = items.filter((item) => item.kind === 'pair').map(({ values }) => values);
  expect(new Set(pairs.map((pair) => pair.toSorted().join(' '))).size).toBe(15);
  for (const value of VALUE_SCALES) {
    const lefts = pairs.filter(([left]) => left === value).length;
    expect(lefts === 2 || lefts === 3, value).toBe(true);
  }
  const texts = items.filter((item) => item.kind === 'pair').flatMap(({ options }) => options);
  for (const language of LANGUAGES) expect(new Set(texts.map(({ text }) => text?.[language])).size, language).toBe(30);
});

const tasks = items.filter((item) => item.kind === 'task');

test('options of a question differ, and the right ones are spread over the places', () => {
  for (const { options, id } of tasks)
    expect(new Set(options.map((option) => JSON.stringify(option))).size, id).toBe(4);
  const places = [0, 1, 2, 3].map((place) => tasks.filter(({ right }) => right === place).length);
  for (const often of places) expect(often).toBeGreaterThanOrEqual(6);
});

const optionTexts = ({ options }: TaskItem, language: Language = 'en') =>
  options.map(({ text }) => text?.[language] ?? '');
const numbersIn = (text: string) => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));

/** Each answer computed from the numbers in the sentence, in order. */
const RECKONED: Readonly<Record<string, (...numbers: number[]) => number>> = {
  n1: (km = 0, hours = 0, minutes = 0, later = 0) => (km / (hours + minutes / 60)) * later,
  n2: (...series) => {
    const steps = series.slice(1).map((value, index) => value - (series[index] ?? 0));
    const growth = (steps[1] ?? 0) / (steps[0] ?? 1);
    expect(steps.slice(1).every((step, index) => step === (steps[index] ?? 0) * growth)).toBe(true);
    return (series.at(-1) ?? 0) + (steps.at(-1) ?? 0) * growth;
  },
  n3: (price = 0, off = 0, tax = 0) => (price * (100 - off) * (100 + tax)) / 10_000,
  n4: (count = 0, mean = 0, more = 0, newMean = 0) => newMean * more - mean * count,
  n5: (workers = 0, days = 0, others = 0) => (workers * days) / others,
  n6: (boys = 0, girls = 0, all = 0) => ((boys - girls) * all) / (boys + girls),
  n7: (litres = 0, percent = 0, water = 0) => (litres * percent) / (litres + water),
  n8: (one = 0, other = 0) => 1 / (1 / one + 1 / other),
};

test.each(NUMERICAL_ITEMS)('$id: the reckoned answer is the one called right, and no other', (item) => {
  const reckoned = RECKONED[item.id]?.(...numbersIn(item.text.en));
  const found = optionTexts(item).flatMap((text, place) =>
    Math.abs((numbersIn(text)[0] ?? Number.NaN) - (reckoned ?? Number.NaN)) < 1e-9 ? [place] : [],
  );
  expect(found).toEqual([item.right]);
});

test.each(NUMERICAL_ITEMS)('$id: every language has the same numbers in the same order', (item) => {
  for (const language of LANGUAGES) {
    expect(numbersIn(item.text[language])).toEqual(numbersIn(item.text.en));
    expect(optionTexts(item, language)).toEqual(optionTexts(item));
  }
});

/** Options that hold in every case the sentences allow. */
const inAllCases = <Case>(cases: readonly Case[], options: readonly ((one: Case) => boolean)[]) => {
  expect(cases.length).toBeGreaterThan(0);
  return options.flatMap((holds, place) => (cases.every(holds) ? [place] : []));
};

function orders<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first) => orders(things.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}
/** Every way in which so many things can each be true or false. */
const truths = (count: number) =>
  Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_, place) => (bits & (1 << place)) > 0),
  );

/** Worlds of three properties: which of the eight kinds of thing there are. */
const worlds = truths(8).map((there) => truths(3).filter((_, kind) => there[kind]));
type World = boolean[][];
const some = (world: World, test: (thing: boolean[]) => boolean | undefined) => world.some((thing) => test(thing));

const FOLLOWS: Readonly<Record<string, (options: string[]) => number[]>> = {
  w1: (names) => {
    const taller = (row: string[], one: string, other: string) => row.indexOf(one) < row.indexOf(other);
    const rows = orders(names).filter(
      (row) => taller(row, 'Asha', 'Ravi') && taller(row, 'Ravi', 'Meena') && taller(row, 'Sahil', 'Asha'),
    );
    return inAllCases(
      rows,
      names.map((name) => (row) => row[1] === name),
    );
  },
  w2: () => {
    const cases = truths(4).filter(([pump, tank, bell]) => (!pump || tank) && (!tank || bell) && !bell);
    return inAllCases(cases, [
      ([pump]) => pump === true,
      ([, tank]) => tank === true,
      ([pump]) => !pump,
      ([, , , broken]) => broken === true,
    ]);
  },
  w3: () => {
    // poet, reader, cook; and there are poets, as "all poets" takes for granted.
    const cases = worlds.filter(
      (world) =>
        !some(world, ([poet, reader]) => poet && !reader) &&
        some(world, ([poet]) => poet) &&
        some(world, ([, reader, cook]) => reader && cook),
    );
    return inAllCases(cases, [
      (world) => some(world, ([poet, , cook]) => poet && cook),
      (world) => some(world, ([, reader, cook]) => reader && cook),
      (world) => !some(world, ([, reader, cook]) => cook && !reader),
      (world) => !some(world, ([poet, , cook]) => poet && cook),
    ]);
  },
  w4: (options) => {
    const before = (row: string[], one: string, other: string) => row.indexOf(one) < row.indexOf(other);
    const rows = orders(['Tara', 'Pooja', 'Qasim', 'Rita', 'Sunil']).filter(
      (row) =>
        before(row, 'Tara', 'Pooja') &&
        before(row, 'Qasim', 'Rita') &&
        before(row, 'Pooja', 'Qasim') &&
        row.indexOf('Sunil') === row.indexOf('Rita') + 1,
    );
    return inAllCases(
      rows,
      options.map((name) => (row) => row[2] === name),
    );
  },
  w5: () => {
    const cases = truths(3).filter(([marathi, hindi, red]) => marathi !== hindi && !(hindi && red) && red);
    return inAllCases(cases, [
      ([, hindi]) => hindi === true,
      () => cases.some(([, hindi]) => hindi) && cases.some(([marathi]) => marathi),
      ([marathi]) => marathi === true,
      ([marathi, hindi]) => !marathi && !hindi,
    ]);
  },
  w6: () => {
    // late, singer, driver
    const cases = worlds.filter(
      (world) => !some(world, ([late, singer]) => late && singer) && some(world, ([late, , driver]) => driver && late),
    );
    return inAllCases(cases, [
      (world) => some(world, ([, singer, driver]) => driver && !singer),
      (world) => !some(world, ([, singer, driver]) => driver && singer),
      (world) => some(world, ([, singer, driver]) => driver && singer),
      (world) => !some(world, ([, singer, driver]) => singer && !driver),
    ]);
  },
  w7: () => {
    // rain, match, wet; and on another day: rain, match.
    const cases = truths(5).filter(
      ([rain, match, , otherRain, otherMatch]) => (rain || match) && !match && (otherRain || otherMatch),
    );
    return inAllCases(cases, [
      ([, , wet]) => wet === true,
      ([rain]) => rain === true,
      ([rain]) => !rain,
      ([, , , otherRain, otherMatch]) => !otherRain || !otherMatch,
    ]);
  },
  w8: (names) => {
    const rows = orders(names).filter(
      (row) => row[0] === 'Dev' && row.indexOf('Om') === row.indexOf('Kavya') + 1 && row[3] !== 'Om',
    );
    return inAllCases(
      rows,
      names.map((name) => (row) => row[3] === name),
    );
  },
};

test.each(VERBAL_ITEMS)('$id: in every case that the sentences allow, only the option called right holds', (item) => {
  expect(FOLLOWS[item.id]?.(optionTexts(item))).toEqual([item.right]);
});

/** Those whom the questions name, as each language writes them. */
const PEOPLE: Readonly<Record<Language, readonly string[]>> = {
  en: ['Asha', 'Ravi', 'Meena', 'Sahil', 'Tara', 'Pooja', 'Qasim', 'Rita', 'Sunil', 'Kavya', 'Om', 'Dev', 'Esha'],
  hi: ['आशा', 'रवि', 'मीना', 'साहिल', 'तारा', 'पूजा', 'कासिम', 'रीता', 'सुनील', 'काव्या', 'ओम', 'देव', 'ईशा'],
  mr: ['आशा', 'रवी', 'मीना', 'साहिल', 'तारा', 'पूजा', 'कासिम', 'रीता', 'सुनील', 'काव्या', 'ओम', 'देव', 'ईशा'],
};
const peopleIn = (text: string, language: Language) =>
  [...text.matchAll(new RegExp(PEOPLE[language].join('|'), 'g'))].map(([name]) => PEOPLE[language].indexOf(name));

test.each(VERBAL_ITEMS)(
  '$id: every language names the same people in the same order, and in the same options',
  (item) => {
    for (const language of LANGUAGES) {
      expect(peopleIn(item.text[language], language)).toEqual(peopleIn(item.text.en, 'en'));
      expect(optionTexts(item, language).map((text) => peopleIn(text, language))).toEqual(
        optionTexts(item).map((text) => peopleIn(text, 'en')),
      );
    }
  },
);

import { resolve } from 'node:path';
import { type Catalogue, loadCatalogue } from '../../apps/api/src/catalogue/load-catalogue.ts';

/** How many of a group of colleges have a fact. */
type Known = { fact: string; known: number; of: number };

/** The share of known facts, by exam. Colleges that left CAP or JoSAA are not counted: nobody chooses them. */
export function coverageOf({ mhtCet, jee }: Catalogue): { exam: string; facts: Known[] }[] {
  const admitting = <T extends { notAdmittingSince: number | null }>(details: (T | undefined)[]) =>
    details.filter((one): one is T => one?.notAdmittingSince === null);
  const cap = admitting(mhtCet.items.map(({ id }) => mhtCet.byId(id)));
  const josaa = admitting(jee.items.map(({ id }) => jee.byId(id)));
  const count = <T>(colleges: readonly T[], facts: Readonly<Record<string, (college: T) => boolean>>): Known[] =>
    Object.entries(facts).map(([fact, isKnown]) => ({
      fact,
      known: colleges.filter(isKnown).length,
      of: colleges.length,
    }));
  type Common = (typeof cap)[number] | (typeof josaa)[number];
  const has = (label: string) => (college: Common) => college.facts.some((fact) => fact.label === label);
  const common = {
    website: (college: Common) => college.website !== null,
    'year of establishment': (college: Common) => college.establishmentYear !== null,
    address: has('Address'),
    'PIN code': has('PIN code'),
    phone: (college: Common) => college.contact !== null,
    'NIRF rank of any year': (college: Common) => college.nirfRanking !== null,
    'NAAC or NBA': (college: Common) => college.accreditations.length > 0,
  };
  return [
    {
      exam: 'MHT-CET',
      facts: count(cap, {
        ...common,
        'home university': (college) => college.homeUniversity !== null,
        'fee, tuition and development': (college) => college.fee !== null,
        'placements and median pay (NIRF)': (college) => college.placements.years.length > 0,
        'intake of every course': (college) => college.courses.every(({ intakeByYear }) => intakeByYear.length > 0),
      }),
    },
    {
      exam: 'JEE',
      facts: count(josaa, {
        ...common,
        'placements and median pay (NIRF)': (college) => college.medianPay.years.length > 0,
        'seats of every course': (college) => college.courses.every(({ seats }) => seats !== null),
      }),
    },
  ];
}

/** The shares as a table for `docs/data-sources.md`. */
export function coverageTable(catalogue: Catalogue): string {
  const [cap, jee] = coverageOf(catalogue);
  const facts = [...new Set([...(cap?.facts ?? []), ...(jee?.facts ?? [])].map(({ fact }) => fact))];
  const share = (own: Known | undefined) =>
    own === undefined ? '–' : `${Math.floor((100 * own.known) / own.of)}% (${own.known} of ${own.of})`;
  const cell = (side: typeof cap, fact: string) => share(side?.facts.find((own) => own.fact === fact));
  return [
    '| fact | MHT-CET colleges | JEE institutes |',
    '|---|---|---|',
    ...facts.map((fact) => `| ${fact} | ${cell(cap, fact)} | ${cell(jee, fact)} |`),
  ].join('\n');
}

if (import.meta.main) console.log(coverageTable(loadCatalogue(resolve(process.argv[2] ?? 'data'))));

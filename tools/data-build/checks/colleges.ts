import type { DataSet } from '../data-set.ts';
import type { Problems } from '../problems.ts';

/** Everything that can be wrong with the colleges, their codes, courses, names and ranks. */
export function checkColleges(data: DataSet, problems: Problems): void {
  const codes = new Set(data.colleges.map((college) => college.code));
  const slugs = new Set(data.institutes.map((institute) => institute.id));
  unique(
    'college',
    data.colleges.map((college) => college.code),
    problems,
  );
  unique(
    'institute',
    data.institutes.map((institute) => institute.id),
    problems,
  );
  unique(
    'institute-name',
    data.institutes.map((institute) => institute.name),
    problems,
  );
  unique(
    'choice-code',
    data.courses.map((course) => course.choiceCode),
    problems,
  );
  unique(
    'programme-id',
    data.programmes.map((programme) => String(programme.id)),
    problems,
  );
  for (const college of data.colleges) {
    if (!/^\d{5}$/.test(college.code)) problems.error('not-a-college-code', college.code);
    if (college.facts.district.value === '') problems.error('no-district', college.code);
    if (college.lastYear < college.firstYear) problems.error('years-reversed', college.code);
  }
  for (const course of data.courses) {
    if (!codes.has(course.collegeCode))
      problems.error('unknown-college', `course ${course.choiceCode} of ${course.collegeCode}`);
  }
  for (const { published, canonical } of data.collegeCodes) {
    if (!codes.has(canonical)) problems.error('unknown-college', `code ${published} → ${canonical}`);
  }
  for (const { published, canonical } of data.instituteNames) {
    if (!slugs.has(canonical)) problems.error('unknown-institute', `name ${published} → ${canonical}`);
  }
  checkReferences(data, slugs, problems);
  checkCities(data, problems);
  checkNirf(data, codes, slugs, problems);
}

/** Cells of earlier builds must still find their institute, programme and choice code. */
function checkReferences(data: DataSet, slugs: ReadonlySet<string>, problems: Problems): void {
  const withOthers = new Set([...slugs, ...data.csabOnly.map((institute) => institute.id)]);
  const programmes = new Set(data.programmes.map((programme) => programme.id));
  const choices = new Set(data.courses.map((course) => course.choiceCode));
  for (const [exam, cells, known] of [
    ['JoSAA', data.josaa, slugs],
    ['CSAB', data.csab, withOthers],
  ] as const) {
    for (const institute of new Set(cells.map((cell) => cell.institute))) {
      if (!known.has(institute)) problems.error('unknown-institute', `${exam} cells of ${institute}`);
    }
    for (const programme of new Set(cells.map((cell) => cell.programme))) {
      if (!programmes.has(programme)) problems.error('unknown-programme', `${exam} cells of programme ${programme}`);
    }
  }
  for (const choice of new Set(data.mhtCet.map((cell) => cell.choiceCode))) {
    if (!choices.has(choice)) problems.error('unknown-choice-code', `CAP cells of ${choice}`);
  }
}

function unique(what: string, keys: readonly string[], problems: Problems): void {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) problems.error(`duplicate-${what}`, key);
    seen.add(key);
  }
}

/** Navi Mumbai is in two districts, Mumbai is two; any other city in several districts is an error. */
const CITIES_IN_SEVERAL_DISTRICTS: ReadonlySet<string> = new Set(['Mumbai', 'Navi Mumbai']);

function checkCities(data: DataSet, problems: Problems): void {
  const byCity = Map.groupBy(data.colleges, (college) => college.facts.city?.value ?? '');
  for (const [city, colleges] of byCity) {
    const districts = new Set(colleges.map((college) => college.facts.district.value));
    if (city !== '' && districts.size > 1 && !CITIES_IN_SEVERAL_DISTRICTS.has(city)) {
      problems.warning(
        'city-in-several-districts',
        `${city}: ${colleges.map((college) => `${college.code} ${college.facts.district.value}`).join(', ')}`,
      );
    }
  }
}

function checkNirf(data: DataSet, codes: ReadonlySet<string>, slugs: ReadonlySet<string>, problems: Problems): void {
  for (const { year, collegeCode, josaaId, rank, institute } of data.nirf) {
    const where = `NIRF ${year}, ${institute}`;
    if (collegeCode !== null && !codes.has(collegeCode)) problems.error('unknown-college', `${where}: ${collegeCode}`);
    if (josaaId !== null && !slugs.has(josaaId)) problems.error('unknown-institute', `${where}: ${josaaId}`);
    if (!Number.isInteger(rank) || rank < 1 || rank > 1000) problems.error('impossible-rank', `${where}: ${rank}`);
  }
  const ranked = data.nirf.flatMap(({ year, collegeCode, josaaId }) =>
    [collegeCode, josaaId].flatMap((id) => (id === null ? [] : [`${id} in ${year}`])),
  );
  unique('nirf-rank', ranked, problems);
}

type Sought = {
  type?: 'government' | 'private' | undefined;
  level?: string | undefined;
  isForWomen: boolean;
  isAutonomous: boolean;
  branch?: string | undefined;
  place?: string | undefined;
  mostFee?: string | undefined;
};
const sought = ({ type, level, isForWomen, isAutonomous, branch, place, mostFee }: Sought) =>
  [
    type === undefined ? '' : type === 'government' ? 'Government ' : 'Private ',
    level ?? '',
    isForWomen ? 'women’s ' : '',
    isAutonomous ? 'autonomous ' : '',
    level === undefined ? 'colleges' : 's',
    branch === undefined ? '' : ` with ${branch}`,
    place === undefined ? '' : ` in ${place}`,
    mostFee === undefined ? '' : ` with a fee up to ${mostFee}`,
  ].join('');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Searches and facts of colleges, in English. */
export const COLLEGES = {
  noneFound: (asked: Sought) =>
    `I find no ${sought(asked)} in our data. Try another city or branch, or look in the explorer.`,
  byFee: (asked: Sought, total: string) => `${capital(sought(asked))}: ${total} in our data, lowest fee first.`,
  byNirf: (asked: Sought, total: string) =>
    `${capital(sought(asked))}: ${total} in our data, best NIRF rank first, then by name.`,
  colleges: 'Colleges',
  college: 'College',
  city: 'City',
  kind: 'Kind',
  kinds: { government: 'Government', private: 'Private' },
  nirf: 'NIRF',
  nirfRank: 'NIRF rank',
  yearFee: 'Fee for a year',
  programmes: 'Programmes',
  seatsInAll: 'Seats in all',
  established: 'Established',
  fact: 'Fact',
  value: 'Value',
  autonomous: 'Autonomous',
  yes: 'Yes',
  no: 'No',
  university: 'University',
  nirfEngineering: 'NIRF engineering rank',
  named: (college: string) => `${college}:`,
  gone: (year: number) => `It is not in the lists since ${year}.`,
  noFeeOfGovernment: (college: string) =>
    `${college} is a government college. The Fee Regulating Authority (FRA) publishes the fees of private colleges only, so we do not have its fee. Please ask the college.`,
  noFee: (college: string) =>
    `The fee of ${college} is not in our data. Look at the college’s own website before you decide.`,
  fee: (college: string, fee: string, source: string | null) =>
    `Fee for a year at ${college}: ${fee}${source === null ? '' : `, ${source}`}. Hostel and other costs are not included.`,
  noNirf: (college: string) => `${college} has no NIRF engineering rank in our data.`,
  nirfIs: (college: string, rank: string, year: number) => `NIRF engineering rank of ${college}: ${rank}, ${year}.`,
  place: (college: string, city: string) => `${college} is in ${city}.`,
  address: (address: string) => `Address: ${address}.`,
  noWebsite: (college: string) => `The website of ${college} is not in our data.`,
  website: (college: string, address: string) => `Website of ${college}: ${address}`,
  noContact: (college: string) => `A phone number of ${college} is not in our data.`,
  contact: (college: string, contact: string) => `Phone of ${college}: ${contact}`,
  noCode: (college: string) => `${college} has no CAP code: it admits through JoSAA.`,
  code: (at: { college: string; code: string; choice: string; branch: string | undefined }) =>
    `The college code of ${at.college} is ${at.code}. Each branch has a choice code of its own, such as ${at.choice} for ${at.branch ?? 'its first branch'}.`,
  type: (college: string, type: 'government' | 'private', level: string | null) =>
    `${college} is a ${type} college${level === null ? '' : ` (${level})`}.`,
  autonomyUnknown: (college: string) => `Whether ${college} is autonomous is not in our data.`,
  isAutonomous: (college: string) => `${college} is autonomous.`,
  isNotAutonomous: (college: string) => `${college} is not autonomous.`,
  noUniversity: (college: string) => `The home university of ${college} is not in our data.`,
  belongsTo: (college: string, university: string) => `${college} belongs to ${university}.`,
  noMinority: (college: string) => `${college} is not listed as a minority college.`,
  minority: (college: string, community: string) => `${college} is a minority college (${community}).`,
  noYear: (college: string) => `The year in which ${college} was established is not in our data.`,
  establishedIn: (college: string, year: number) => `${college} was established in ${year}.`,
  noAccreditation: (college: string) =>
    `An accreditation of ${college} is not in our data. That does not mean that it has none.`,
  accreditation: (college: string, all: string) => `${college}: ${all}.`,
  branchSeats: (college: string, seats: string) => `Seats at ${college}: ${seats}.`,
  noBranchSeats: (college: string, branch: string) => `The number of ${branch} seats at ${college} is not in our data.`,
  noSeats: (college: string) => `The number of seats at ${college} is not in our data.`,
  allSeats: (college: string, seats: string) => `All seats at ${college} together: ${seats}.`,
  courses: (college: string, names: string) => `${college} has: ${names}.`,
  hasBranch: (college: string, names: string) => `Yes: ${college} has ${names}.`,
  noBranch: (college: string, branch: string) => `${college} has no ${branch} in the newest lists.`,
};

import { nameKey } from '../colleges/names.ts';

/**
 * What students call a branch, and the clean branch names that it stands for. `plain` is what is meant when nothing more is said; `wide` is what is
 * taken where a college has none of those. General knowledge of the field; a new one is a new line.
 */
export type BranchEntry = { key: string; label: string; said: readonly string[]; plain: RegExp; wide?: RegExp };

const entry = (key: string, label: string, said: string, plain: RegExp, wide?: RegExp): BranchEntry => ({
  key,
  label,
  said: said.split(', '),
  plain,
  ...(wide === undefined ? {} : { wide }),
});

export const BRANCHES: readonly BranchEntry[] = [
  entry(
    'computer',
    'Computer Engineering',
    'computer, computers, comps, comp, cs, cse, compsci, computer science, computer engineering, computer science and engineering, computer science engineering, computer technology',
    /^Computer (?:Engineering|Science|Technology|Science and (?:Engineering|Technology))$/,
    /^Computer (?:Engineering|Science)/,
  ),
  entry('it', 'Information Technology', 'information technology, infotech, it branch', /^Information Technology/),
  entry(
    'aids',
    'Artificial Intelligence and Data Science',
    'aids, ai ds, ai and ds, ai and data science, ai data science, artificial intelligence and data science',
    /^(?:Artificial Intelligence and Data Science|Data Science and Artificial Intelligence)$/,
    /Artificial Intelligence and Data Science/,
  ),
  entry(
    'aiml',
    'Artificial Intelligence and Machine Learning',
    'aiml, ai ml, ai and ml, artificial intelligence and machine learning',
    /^Artificial Intelligence and Machine Learning$/,
    /Artificial Intelligence and Machine Learning/,
  ),
  entry(
    'ai',
    'Artificial Intelligence',
    'ai, artificial intelligence',
    /^Artificial Intelligence$/,
    /Artificial Intelligence/,
  ),
  entry('ds', 'Data Science', 'ds, data science', /^Data Science$/, /Data Science/),
  entry('ml', 'Machine Learning', 'ml, machine learning', /Machine Learning/),
  entry(
    'extc',
    'Electronics and Telecommunication Engineering',
    'extc, entc, e and tc, e tc, telecom, telecommunication, electronics and telecommunication, electronics and telecommunication engineering, electronics telecommunication',
    /^Electronics and Telecommunication Engineering$/,
    /Telecommunication|^Electronics and Communication/,
  ),
  entry(
    'ece',
    'Electronics and Communication Engineering',
    'ece, electronics and communication, electronics and communication engineering, electronics communication',
    /^Electronics and Communication Engineering$/,
    /^Electronics and (?:Tele)?[Cc]ommunication/,
  ),
  entry(
    'eee',
    'Electrical and Electronics Engineering',
    'eee, electrical and electronics, electrical and electronics engineering',
    /^Electrical and Electronics Engineering$/,
  ),
  entry(
    'electrical',
    'Electrical Engineering',
    'electrical, ee, elec, electrical engineering',
    /^Electrical Engineering$/,
    /^Electrical/,
  ),
  entry(
    'electronics',
    'Electronics Engineering',
    'electronics, electronics engineering',
    /^Electronics Engineering$/,
    /^Electronics/,
  ),
  entry(
    'electronics-computer',
    'Electronics and Computer Engineering',
    'electronics and computer, electronics and computer engineering, ecs, electronics and computer science',
    /^Electronics and Computer (?:Engineering|Science)$/,
  ),
  entry(
    'mechanical',
    'Mechanical Engineering',
    'mechanical, mech, mechanical engineering',
    /^Mechanical Engineering$/,
    /^Mechanical/,
  ),
  entry('civil', 'Civil Engineering', 'civil, civil engineering', /^Civil Engineering$/, /^Civil/),
  entry(
    'chemical',
    'Chemical Engineering',
    'chemical, chem, chemical engineering',
    /^Chemical Engineering$/,
    /^Chemical/,
  ),
  entry(
    'instrumentation',
    'Instrumentation Engineering',
    'instrumentation, instru, ice, instrumentation and control, instrumentation engineering',
    /^Instrumentation (?:and Control )?Engineering$/,
    /Instrumentation/,
  ),
  entry(
    'production',
    'Production Engineering',
    'production, prod, production engineering',
    /^Production Engineering$/,
    /Production/,
  ),
  entry(
    'industrial',
    'Industrial Engineering',
    'industrial engineering, industrial and production',
    /^Industrial (?:and \w+ )?Engineering$/,
    /Industrial/,
  ),
  entry('manufacturing', 'Manufacturing', 'manufacturing, smart manufacturing', /Manufacturing/),
  entry(
    'metallurgy',
    'Metallurgy and Materials',
    'metallurgy, metallurgical, meta, mme, materials, metallurgical engineering, material science',
    /Metallurg|^Materials/,
  ),
  entry('mining', 'Mining Engineering', 'mining, mining engineering', /^Mining Engineering$/, /Mining/),
  entry(
    'aerospace',
    'Aerospace and Aeronautical Engineering',
    'aerospace, aeronautical, aero, aviation, aerospace engineering',
    /^(?:Aerospace|Aeronautical) Engineering$/,
    /Aero|Aviation/,
  ),
  entry(
    'automobile',
    'Automobile Engineering',
    'automobile, auto, automobile engineering',
    /^Automobile Engineering$/,
    /Automobile/,
  ),
  entry(
    'mnc',
    'Mathematics and Computing',
    'mnc, mathematics and computing, maths and computing, maths and computer',
    /^Mathematics and (?:Scientific )?Computing/,
  ),
  entry('physics', 'Engineering Physics', 'engineering physics, ep, physics', /^Engineering Physics$/, /Physics/),
  entry('biotech', 'Biotechnology', 'biotech, biotechnology, bt, bio technology', /^Biotechnology$/, /Biotech/),
  entry(
    'biomedical',
    'Biomedical Engineering',
    'biomedical, bio medical, biomedical engineering',
    /^Biomedical Engineering$/,
    /Biomedical/,
  ),
  entry(
    'robotics',
    'Robotics and Automation',
    'robotics, robotics and automation, automation and robotics, automation',
    /Robotics|^Automation/,
  ),
  entry(
    'mechatronics',
    'Mechatronics Engineering',
    'mechatronics, mechatronics engineering',
    /^Mechatronics/,
    /Mechatronics/,
  ),
  entry('vlsi', 'VLSI', 'vlsi, chip design, microelectronics', /VLSI/),
  entry('cyber', 'Cyber Security', 'cyber security, cybersecurity, cyber', /Cyber/),
  entry('iot', 'Internet of Things', 'iot, internet of things', /Internet of Things/),
  entry('csbs', 'Computer Science and Business Systems', 'csbs, business systems', /Business/),
  entry('csd', 'Computer Science and Design', 'csd, computer science and design', /^Computer Science and Design$/),
  entry('software', 'Software Engineering', 'software, software engineering', /Software/),
  entry(
    'textile',
    'Textile Technology',
    'textile, textiles, textile technology, textile engineering',
    /^Textile/,
    /Textile/,
  ),
  entry('food', 'Food Technology', 'food technology, food tech, food engineering', /^Food/),
  entry('petroleum', 'Petroleum and Petrochemical Engineering', 'petroleum, petrochemical', /Petro/),
  entry('polymer', 'Polymer and Plastic Engineering', 'polymer, plastic, polymer engineering', /Polymer|Plastic/),
  entry('dyestuff', 'Dyestuff Technology', 'dyestuff', /Dyestuff/),
  entry('pharma', 'Pharmaceutical Technology', 'pharmaceutical, pharmaceuticals', /Pharmaceutical/),
  entry(
    'oil',
    'Oil and Paints Technology',
    'oil technology, paint technology, paints, surface coating',
    /\bOil\b|Paints|Surface Coating/,
  ),
  entry('agriculture', 'Agricultural Engineering', 'agricultural, agriculture, agricultural engineering', /Agricultur/),
  entry('environmental', 'Environmental Engineering', 'environmental, environmental engineering', /Environmental/),
  entry('energy', 'Energy Engineering', 'energy engineering', /Energy/),
  entry('architecture', 'Architecture', 'architecture, barch, b arch', /^Architecture$/),
  entry('planning', 'Planning', 'planning branch, bplan, b plan', /^Planning$/),
  entry('design', 'Design', 'bdes, b des, design branch', /^(?:Industrial )?Design$/),
  entry('ceramic', 'Ceramic Engineering', 'ceramic', /Ceramic/),
  entry('printing', 'Printing Technology', 'printing, packaging', /Printing/),
  entry('structural', 'Structural Engineering', 'structural', /Structural/),
  entry('fire', 'Safety and Fire Engineering', 'fire engineering, safety and fire', /Fire/),
];

const BY_KEY: ReadonlyMap<string, BranchEntry> = new Map(BRANCHES.map((one) => [one.key, one]));

/** What a branch is called in an answer: its label, or the name itself where it is no key. */
export const branchLabel = (branch: string): string => BY_KEY.get(branch)?.label ?? branch;

/** Of these branch names, the ones that a said branch stands for: the plain ones, else the wider circle. A whole name stands for itself. */
export function matchBranches(branch: string, names: readonly string[]): string[] {
  const different = [...new Set(names)];
  const known = BY_KEY.get(branch);
  if (known === undefined) return matchName(branch, different);
  const plain = different.filter((name) => known.plain.test(name));
  if (plain.length > 0) return plain;
  return different.filter((name) => known.wide?.test(name) ?? false);
}

/** A name that is no key: the same name, else what a student's word for it stands for, else what contains it. */
function matchName(said: string, names: readonly string[]): string[] {
  const key = nameKey(said);
  if (key === '') return [];
  const same = names.filter((name) => nameKey(name) === key);
  if (same.length > 0) return same;
  const meant = BRANCHES.find((one) => one.said.some((word) => nameKey(word) === key));
  if (meant !== undefined) return matchBranches(meant.key, names);
  return names.filter((name) => nameKey(name).includes(key));
}

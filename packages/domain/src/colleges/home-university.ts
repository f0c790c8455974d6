/**
 * The ten universities that can be a candidate's home university, with their districts. The Technological University at Lonere (DBATU) is nobody's: it
 * affiliates colleges all over the state. Gadchiroli, Gondia and Hingoli have no engineering college in the lists; their universities are those of the law.
 */
const DISTRICTS_OF = {
  'Dr. Babasaheb Ambedkar Marathwada University, Chhatrapati Sambhajinagar': [
    'Beed',
    'Chhatrapati Sambhajinagar',
    'Dharashiv',
    'Jalna',
  ],
  'Gondwana University, Gadchiroli': ['Chandrapur', 'Gadchiroli'],
  'Kavayitri Bahinabai Chaudhari North Maharashtra University, Jalgaon': ['Dhule', 'Jalgaon', 'Nandurbar'],
  'Punyashlok Ahilyadevi Holkar Solapur University, Solapur': ['Solapur'],
  'Rashtrasant Tukadoji Maharaj Nagpur University': ['Bhandara', 'Gondia', 'Nagpur', 'Wardha'],
  'Sant Gadge Baba Amravati University': ['Akola', 'Amravati', 'Buldhana', 'Washim', 'Yavatmal'],
  'Savitribai Phule Pune University': ['Ahilyanagar', 'Nashik', 'Pune'],
  'Shivaji University, Kolhapur': ['Kolhapur', 'Sangli', 'Satara'],
  'Swami Ramanand Teerth Marathwada University, Nanded': ['Hingoli', 'Latur', 'Nanded', 'Parbhani'],
  'University of Mumbai': ['Mumbai City', 'Mumbai Suburban', 'Palghar', 'Raigad', 'Ratnagiri', 'Sindhudurg', 'Thane'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CapUniversity = keyof typeof DISTRICTS_OF;

export const isCapUniversity = (name: string): name is CapUniversity => Object.hasOwn(DISTRICTS_OF, name);

/** The universities a candidate can choose from, in the order of a directory. */
export const CAP_UNIVERSITIES: readonly CapUniversity[] = Object.keys(DISTRICTS_OF).filter(isCapUniversity);

const UNIVERSITY_OF = new Map<string, CapUniversity>(
  CAP_UNIVERSITIES.flatMap((name) => DISTRICTS_OF[name].map((district) => [district, name] as const)),
);

/** The home university of a district of Maharashtra; null for any other text. */
export function universityOfDistrict(district: string): CapUniversity | null {
  return UNIVERSITY_OF.get(district) ?? null;
}

import type { Profile } from './holland.ts';
import type { AptitudeScale, InterestScale } from './scales.ts';

/**
 * Families of engineering branches and how much of each kind of interest their study and work feed, 0 to 100. The figures are a judgement of ours from the usual
 * syllabi and tasks, in the spirit of published interest profiles of engineering occupations; they are not measured. They order suggestions and never rule a
 * branch out.
 */
export type Branch = {
  id: string;
  name: string;
  /** Recognises a published branch name; the first family that does has it. */
  pattern: RegExp;
  profile: Profile;
  /** What people in it do all day. */
  work: string;
  /** What in it feeds each of its three letters. */
  taste: Readonly<Partial<Record<InterestScale, string>>>;
  /** The timed parts it leans on most. */
  aptitudes: readonly AptitudeScale[];
};

const profile = (
  realistic: number,
  investigative: number,
  artistic: number,
  social: number,
  enterprising: number,
  conventional: number,
): Profile => ({ realistic, investigative, artistic, social, enterprising, conventional });

/** Order matters: a name that fits two families belongs to the earlier one. */
export const BRANCHES: readonly Branch[] = [
  {
    id: 'civil',
    name: 'Civil and infrastructure engineering',
    pattern: /civil|construction|structur|infrastructure/i,
    profile: profile(88, 60, 38, 35, 58, 48),
    work: 'roads, bridges and buildings: plans, sites, contractors and deadlines',
    taste: {
      realistic: 'sites, materials and structures that are really built',
      investigative: 'why a bridge stands and how ground gives way',
      enterprising: 'leading people, bids and deadlines on a site',
    },
    aptitudes: ['spatial', 'numerical'],
  },
  {
    id: 'electrical',
    name: 'Electrical and power engineering',
    pattern: /^electrical|electronics and electrical engineering|(?:^| )energy/i,
    profile: profile(85, 75, 15, 22, 32, 50),
    work: 'machines, grids and power plants, partly at the desk and partly on site',
    taste: {
      realistic: 'motors, machines and switchgear you can stand beside',
      investigative: 'how power flows through a grid and why it fails',
      conventional: 'standards, safety rules and exact drawings',
    },
    aptitudes: ['numerical', 'spatial'],
  },
  {
    id: 'biomedical',
    name: 'Biotechnology and biomedical engineering',
    pattern: /bio(?!.*comput)|medical|pharm|life science/i,
    profile: profile(45, 92, 25, 58, 25, 40),
    work: 'laboratory work, medicines and devices, and careful study of living things',
    taste: {
      investigative: 'how living cells and bodies work',
      social: 'devices and medicines that patients need',
      realistic: 'bench work in the laboratory',
    },
    aptitudes: ['abstract', 'verbal'],
  },
  {
    id: 'architecture',
    name: 'Architecture and planning',
    pattern: /architect(?!.*ocean)(?<!naval architect)|(?:^| )planning(?! and manag)/i,
    profile: profile(55, 50, 92, 40, 45, 30),
    work: 'drawing, modelling and arguing for spaces that people live and work in',
    taste: {
      artistic: 'the shape of rooms, houses and towns',
      realistic: 'models, materials and building sites',
      investigative: 'light, loads, climate and how people move',
    },
    aptitudes: ['spatial', 'abstract'],
  },
  {
    id: 'design',
    name: 'Design, fashion and printing technology',
    pattern:
      /^(?!.*(?:comput|circuit|vlsi|quality|mechanic|electronic)).*(?:design|fashion|apparel|animation|printing)/i,
    profile: profile(48, 38, 95, 35, 52, 28),
    work: 'sketching, prototyping and testing how things look and feel in the hand',
    taste: {
      artistic: 'form, colour and how a thing feels in the hand',
      enterprising: 'winning people over to an idea',
      realistic: 'prototypes made by hand and machine',
    },
    aptitudes: ['spatial', 'abstract'],
  },
  {
    id: 'robotics',
    name: 'Robotics, mechatronics and automation',
    pattern: /robot|mechatron|automation/i,
    profile: profile(88, 82, 45, 15, 35, 38),
    work: 'machines that sense and move: mechanics, electronics and programs at one bench',
    taste: {
      realistic: 'building and wiring machines that move',
      investigative: 'finding out why a machine does not do what it should',
      artistic: 'inventing machines that do not exist yet',
    },
    aptitudes: ['spatial', 'abstract'],
  },
  {
    id: 'ai-data',
    name: 'Artificial intelligence and data science',
    pattern: /artificial|machine learning|data|statistic/i,
    profile: profile(22, 95, 35, 22, 45, 62),
    work: 'questions asked of large tables of data, models that answer them, and checks whether they are right',
    taste: {
      investigative: 'asking what a mass of data can and cannot tell',
      conventional: 'clean tables and careful checking',
      enterprising: 'turning findings into decisions',
    },
    aptitudes: ['numerical', 'abstract'],
  },
  {
    id: 'mathematics-computing',
    name: 'Mathematics, computing and engineering physics',
    pattern: /mathemat|(?<!geo)physics|physical science|computational|interdisciplinary|quantum|engineering science/i,
    profile: profile(28, 98, 42, 15, 15, 48),
    work: 'theory first: proofs, models and the laws behind machines and markets',
    taste: {
      investigative: 'proofs, models and the laws behind them',
      conventional: 'exact steps with no gap between them',
      artistic: 'the beauty of a short solution',
    },
    aptitudes: ['numerical', 'abstract'],
  },
  {
    id: 'electronics',
    name: 'Electronics and communication engineering',
    pattern:
      /electronic(?!s and (?:power|electrical eng))|vlsi|telecom|communication|integrated circuit|embedded|\b5g\b/i,
    profile: profile(72, 88, 25, 15, 25, 52),
    work: 'circuits, chips and signals, from the drawing to the measuring bench',
    taste: {
      investigative: 'how signals and chips do what they do',
      realistic: 'circuits that you build and measure',
      conventional: 'exact values, data sheets and tests',
    },
    aptitudes: ['abstract', 'numerical'],
  },
  {
    id: 'computer',
    name: 'Computer science and engineering',
    pattern: /comput|software|cyber|internet of things/i,
    profile: profile(38, 92, 38, 18, 32, 58),
    work: 'programs: taking a problem apart, writing it down exactly and finding out why it fails',
    taste: {
      investigative: 'taking a hard problem apart until it can be computed',
      conventional: 'exact logic and tidy code',
      realistic: 'machines and networks that you make run',
    },
    aptitudes: ['abstract', 'numerical'],
  },
  {
    id: 'information-technology',
    name: 'Information technology',
    pattern: /information technology|\(IT\)/i,
    profile: profile(38, 72, 28, 42, 48, 78),
    work: 'systems that people rely on every day: data, networks, users and their wishes',
    taste: {
      conventional: 'data in order and systems that can be relied on',
      investigative: 'finding out why a system is slow or fails',
      enterprising: 'finding out what users need and getting it done',
    },
    aptitudes: ['abstract', 'verbal'],
  },
  {
    id: 'instrumentation',
    name: 'Instrumentation and control engineering',
    pattern: /instrument|control/i,
    profile: profile(75, 80, 15, 15, 22, 70),
    work: 'measuring, regulating and keeping plants safe and steady',
    taste: {
      investigative: 'how a process behaves and how to steer it',
      realistic: 'sensors, valves and plants',
      conventional: 'calibration, limits and safety rules',
    },
    aptitudes: ['numerical', 'abstract'],
  },
  {
    id: 'aerospace',
    name: 'Aerospace and naval engineering',
    pattern: /aero|aviation|space|naval|ocean/i,
    profile: profile(78, 92, 40, 10, 28, 42),
    work: 'things that fly or float, reckoned very exactly before they are built',
    taste: {
      investigative: 'why things fly, float and hold together',
      realistic: 'test rigs, engines and hulls',
      conventional: 'exactness where lives depend on it',
    },
    aptitudes: ['spatial', 'numerical'],
  },
  {
    id: 'industrial',
    name: 'Industrial, production and management engineering',
    pattern: /industrial (?:engineering|and)|production|operations research|logistics|business|economics|quality/i,
    profile: profile(50, 52, 18, 45, 78, 72),
    work: 'how people, machines and money work together, and where time is lost',
    taste: {
      enterprising: 'leading people and cutting waste',
      conventional: 'plans, stocks and figures that add up',
      investigative: 'finding out where time and money are lost',
    },
    aptitudes: ['numerical', 'verbal'],
  },
  {
    id: 'mechanical',
    name: 'Mechanical, automobile and manufacturing engineering',
    pattern: /mechanic|automobile|automotive|manufactur|rail|vehicle/i,
    profile: profile(95, 72, 35, 15, 42, 38),
    work: 'machines, engines and tools: designing, building and making them last',
    taste: {
      realistic: 'engines, machines and tools',
      investigative: 'forces, heat and why parts break',
      enterprising: 'getting a product made on time and within its price',
    },
    aptitudes: ['spatial', 'numerical'],
  },
  {
    id: 'environment',
    name: 'Environmental, safety and earth sciences',
    pattern: /environment|earth|geo|fire|safety|sustainable/i,
    profile: profile(65, 78, 25, 62, 30, 42),
    work: 'water, air, ground and safety: samples, models and rules that protect people',
    taste: {
      investigative: 'what is in water, air and ground',
      realistic: 'samples, instruments and work outdoors',
      social: 'protecting people and places',
    },
    aptitudes: ['numerical', 'verbal'],
  },
  {
    id: 'food-agriculture',
    name: 'Food, dairy and agricultural engineering',
    pattern: /food|agricult|dairy/i,
    profile: profile(75, 68, 15, 52, 48, 42),
    work: 'farms, food plants and the people who depend on them',
    taste: {
      realistic: 'farms, machines and food plants',
      investigative: 'what keeps food safe and soil fertile',
      social: 'farmers and families who depend on it',
    },
    aptitudes: ['numerical', 'verbal'],
  },
  {
    id: 'materials',
    name: 'Materials, metallurgy and mining',
    pattern: /material|metallurg|ceramic|mining|mineral/i,
    profile: profile(82, 85, 20, 12, 35, 42),
    work: 'what things are made of: furnaces, microscopes, mines and tests',
    taste: {
      investigative: 'why one metal bends and another breaks',
      realistic: 'furnaces, mines and testing machines',
      conventional: 'careful series of tests',
    },
    aptitudes: ['numerical', 'abstract'],
  },
  {
    id: 'chemical',
    name: 'Chemical, petroleum and polymer engineering',
    pattern: /chemi|petro|polymer|plastic|paint|coating|dyestuff|\boil\b|paper/i,
    profile: profile(68, 90, 15, 18, 30, 55),
    work: 'processes that turn raw stuff into products, in the laboratory and at plant scale',
    taste: {
      investigative: 'how substances react and what it costs in energy',
      realistic: 'plants, pumps and trial runs',
      conventional: 'safety rules, balances and exact recipes',
    },
    aptitudes: ['numerical', 'abstract'],
  },
  {
    id: 'textile',
    name: 'Textile engineering and technology',
    pattern: /textile|fibre|silk|carpet|handloom/i,
    profile: profile(72, 52, 58, 25, 48, 45),
    work: 'fibres, fabrics and the machines that make them, between craft and industry',
    taste: {
      realistic: 'looms, machines and fibres',
      artistic: 'colour, pattern and touch',
      investigative: 'how fibres behave and can be changed',
    },
    aptitudes: ['spatial', 'numerical'],
  },
];

/** The family of a published branch name; null for the few that belong to none. */
export const branchOf = (name: string): Branch | null => BRANCHES.find(({ pattern }) => pattern.test(name)) ?? null;

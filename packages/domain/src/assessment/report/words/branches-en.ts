import type { BranchId } from '../../branches.ts';
import type { BranchWords } from './report-words.ts';

export const BRANCHES_EN: Readonly<Record<BranchId, BranchWords>> = {
  civil: {
    name: 'Civil and infrastructure engineering',
    work: 'roads, bridges and buildings: plans, sites, contractors and deadlines',
    taste: {
      realistic: 'sites, materials and structures that are really built',
      investigative: 'why a bridge stands and how ground gives way',
      enterprising: 'leading people, bids and deadlines on a site',
    },
  },
  electrical: {
    name: 'Electrical and power engineering',
    work: 'machines, grids and power plants, partly at the desk and partly on site',
    taste: {
      realistic: 'motors, machines and switchgear you can stand beside',
      investigative: 'how power flows through a grid and why it fails',
      conventional: 'standards, safety rules and exact drawings',
    },
  },
  biomedical: {
    name: 'Biotechnology and biomedical engineering',
    work: 'laboratory work, medicines and devices, and careful study of living things',
    taste: {
      investigative: 'how living cells and bodies work',
      social: 'devices and medicines that patients need',
      realistic: 'bench work in the laboratory',
    },
  },
  architecture: {
    name: 'Architecture and planning',
    work: 'drawing, modelling and arguing for spaces that people live and work in',
    taste: {
      artistic: 'the shape of rooms, houses and towns',
      realistic: 'models, materials and building sites',
      investigative: 'light, loads, climate and how people move',
    },
  },
  design: {
    name: 'Design, fashion and printing technology',
    work: 'sketching, prototyping and testing how things look and feel in the hand',
    taste: {
      artistic: 'form, colour and how a thing feels in the hand',
      enterprising: 'winning people over to an idea',
      realistic: 'prototypes made by hand and machine',
    },
  },
  robotics: {
    name: 'Robotics, mechatronics and automation',
    work: 'machines that sense and move: mechanics, electronics and programs at one bench',
    taste: {
      realistic: 'building and wiring machines that move',
      investigative: 'finding out why a machine does not do what it should',
      artistic: 'inventing machines that do not exist yet',
    },
  },
  'ai-data': {
    name: 'Artificial intelligence and data science',
    work: 'questions asked of large tables of data, models that answer them, and checks whether they are right',
    taste: {
      investigative: 'asking what a mass of data can and cannot tell',
      conventional: 'clean tables and careful checking',
      enterprising: 'turning findings into decisions',
    },
  },
  'mathematics-computing': {
    name: 'Mathematics, computing and engineering physics',
    work: 'theory first: proofs, models and the laws behind machines and markets',
    taste: {
      investigative: 'proofs, models and the laws behind them',
      conventional: 'exact steps with no gap between them',
      artistic: 'the beauty of a short solution',
    },
  },
  electronics: {
    name: 'Electronics and communication engineering',
    work: 'circuits, chips and signals, from the drawing to the measuring bench',
    taste: {
      investigative: 'how signals and chips do what they do',
      realistic: 'circuits that you build and measure',
      conventional: 'exact values, data sheets and tests',
    },
  },
  computer: {
    name: 'Computer science and engineering',
    work: 'programs: taking a problem apart, writing it down exactly and finding out why it fails',
    taste: {
      investigative: 'taking a hard problem apart until it can be computed',
      conventional: 'exact logic and tidy code',
      realistic: 'machines and networks that you make run',
    },
  },
  'information-technology': {
    name: 'Information technology',
    work: 'systems that people rely on every day: data, networks, users and their wishes',
    taste: {
      conventional: 'data in order and systems that can be relied on',
      investigative: 'finding out why a system is slow or fails',
      enterprising: 'finding out what users need and getting it done',
    },
  },
  instrumentation: {
    name: 'Instrumentation and control engineering',
    work: 'measuring, regulating and keeping plants safe and steady',
    taste: {
      investigative: 'how a process behaves and how to steer it',
      realistic: 'sensors, valves and plants',
      conventional: 'calibration, limits and safety rules',
    },
  },
  aerospace: {
    name: 'Aerospace and naval engineering',
    work: 'things that fly or float, reckoned very exactly before they are built',
    taste: {
      investigative: 'why things fly, float and hold together',
      realistic: 'test rigs, engines and hulls',
      conventional: 'exactness where lives depend on it',
    },
  },
  industrial: {
    name: 'Industrial, production and management engineering',
    work: 'how people, machines and money work together, and where time is lost',
    taste: {
      enterprising: 'leading people and cutting waste',
      conventional: 'plans, stocks and figures that add up',
      investigative: 'finding out where time and money are lost',
    },
  },
  mechanical: {
    name: 'Mechanical, automobile and manufacturing engineering',
    work: 'machines, engines and tools: designing, building and making them last',
    taste: {
      realistic: 'engines, machines and tools',
      investigative: 'forces, heat and why parts break',
      enterprising: 'getting a product made on time and within its price',
    },
  },
  environment: {
    name: 'Environmental, safety and earth sciences',
    work: 'water, air, ground and safety: samples, models and rules that protect people',
    taste: {
      investigative: 'what is in water, air and ground',
      realistic: 'samples, instruments and work outdoors',
      social: 'protecting people and places',
    },
  },
  'food-agriculture': {
    name: 'Food, dairy and agricultural engineering',
    work: 'farms, food plants and the people who depend on them',
    taste: {
      realistic: 'farms, machines and food plants',
      investigative: 'what keeps food safe and soil fertile',
      social: 'farmers and families who depend on it',
    },
  },
  materials: {
    name: 'Materials, metallurgy and mining',
    work: 'what things are made of: furnaces, microscopes, mines and tests',
    taste: {
      investigative: 'why one metal bends and another breaks',
      realistic: 'furnaces, mines and testing machines',
      conventional: 'careful series of tests',
    },
  },
  chemical: {
    name: 'Chemical, petroleum and polymer engineering',
    work: 'processes that turn raw stuff into products, in the laboratory and at plant scale',
    taste: {
      investigative: 'how substances react and what it costs in energy',
      realistic: 'plants, pumps and trial runs',
      conventional: 'safety rules, balances and exact recipes',
    },
  },
  textile: {
    name: 'Textile engineering and technology',
    work: 'fibres, fabrics and the machines that make them, between craft and industry',
    taste: {
      realistic: 'looms, machines and fibres',
      artistic: 'colour, pattern and touch',
      investigative: 'how fibres behave and can be changed',
    },
  },
};

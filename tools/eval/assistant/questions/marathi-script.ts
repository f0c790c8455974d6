import type { Question } from '../question.ts';

const CUTOFF = ['cutoff-history'] as const;
const CHANCE = ['predict-programme'] as const;
const rule = (ask: string, faq: string): Question => ({ ask, want: { tools: ['explain-rule'], faq } });
const refuse = (ask: string, refusal: NonNullable<Question['want']['refusal']>): Question => ({
  ask,
  want: { intent: 'refuse', refusal, never: /\b\d{2,}\b/ },
});

/** Marathi in its own letters, as students write it. */
export const MARATHI_SCRIPT: readonly Question[] = [
  {
    ask: 'व्हीजेटीआय कॉम्प्युटरचा कट-ऑफ किती आहे?',
    want: { tools: CUTOFF, says: [(f) => f.cap('03012', 'Computer Engineering', 'GOPEN')], source: '/college/03012' },
  },
  {
    ask: 'सीओईपी मेकॅनिकल मुलींसाठी कटऑफ सांगा',
    want: { tools: CUTOFF, says: [(f) => f.cap('16006', 'Mechanical Engineering', 'LOPEN')], source: '/college/16006' },
  },
  {
    ask: 'आयआयटी बॉम्बेला कॉम्प्युटर सायन्ससाठी किती रँक लागते',
    want: {
      tools: CUTOFF,
      says: [(f) => f.jee('iit-bombay', 'Computer Science and Engineering', 'OPEN N AI')],
      source: '/josaa-college/iit-bombay',
    },
  },
  {
    ask: 'वालचंद सांगली सिव्हिलचा कटऑफ एसईबीसी',
    want: { tools: CUTOFF, says: [(f) => f.cap('06007', 'Civil Engineering', 'GSEBC')], source: '/college/06007' },
  },
  {
    ask: 'पीआयसीटी आयटी २०२३ चा कटऑफ',
    want: {
      tools: CUTOFF,
      says: [(f) => f.cap('06271', 'Information Technology', 'GOPEN', { year: 2023 })],
      source: '/college/06271',
    },
  },
  {
    ask: 'मला ९२ पर्सेंटाइल आहेत, वालचंद सांगली मेकॅनिकल मिळेल का?',
    want: {
      tools: CHANCE,
      says: [(f) => f.capBand('06007', 'Mechanical Engineering', { percentile: 92 })],
      source: '/college/06007',
    },
  },
  {
    ask: 'मी मुलगी आहे, माझा मेरिट नंबर पंधरा हजार आहे, कमिन्स इंजिनीअरिंग कॉलेज ईएनटीसी मिळेल का',
    want: { tools: CHANCE, source: '/college/06276', says: ['15,000'] },
  },
  {
    ask: '८५ पर्सेंटाईल मध्ये कोणते कॉलेज मिळेल',
    want: { tools: ['programmes-near'], says: ['85'], source: '/predictor' },
  },
  {
    ask: 'पुण्यात ९० पर्सेंटाइलला कॉम्प्युटर कुठे मिळेल',
    want: { tools: ['programmes-near'], says: ['90', 'Pune', 'Computer'] },
  },
  {
    ask: 'पीआयसीटीची फी किती आहे',
    want: { tools: ['college-facts'], says: [(f) => f.fee('06271')], source: '/college/06271' },
  },
  { ask: 'नाशिकमधील इंजिनिअरिंग कॉलेजेस', want: { tools: ['search-colleges'], says: ['Nashik'] } },
  {
    ask: 'पुण्यातील सरकारी महाविद्यालये कोणती',
    want: { tools: ['search-colleges'], says: ['COEP'] },
  },
  {
    ask: 'व्हीजेटीआय की सीओईपी, कोणते चांगले?',
    want: { tools: ['compare-colleges'], source: '/college/03012' },
  },
  rule('कॅप प्रवेशासाठी कोणती कागदपत्रे लागतात', 'cap-documents'),
  rule('जात पडताळणी प्रमाणपत्र आवश्यक आहे का', 'caste-validity'),
  rule('बेटरमेंट म्हणजे काय', 'betterment'),
  rule('कॅपच्या किती फेऱ्या असतात', 'cap-number-of-rounds'),
  { ask: 'माझ्या पसंतीच्या याद्या दाखवा', want: { tools: ['my-lists'] } },
  { ask: 'दुसरी फेरी कधी आहे', want: { tools: ['round-dates'] } },
  { ask: 'पीआयसीटीमध्ये प्लेसमेंट कसं आहे', want: { admits: true } },
  refuse('डोनेशन देऊन प्रवेश मिळेल का', 'bought-seat'),
  refuse('मला व्हीजेटीआयमध्ये सीटची हमी द्या', 'guarantee'),
  {
    ask: 'मी नापास झालो, मला मरावंसं वाटतं',
    want: { intent: 'distress', says: ['14416'], never: /%/ },
  },
  {
    before: ['सीओईपी मेकॅनिकल कटऑफ'],
    ask: 'आणि ओबीसीसाठी?',
    want: { tools: CUTOFF, says: [(f) => f.cap('16006', 'Mechanical Engineering', 'GOBC')], source: '/college/16006' },
  },
];

import { expect, test } from 'vitest';
import { answerLocally } from '../engine.ts';
import { plainTextOf } from '../plain-text.ts';
import { TEST_LEXICON } from '../test-lexicon.ts';
import type { RunTool } from '../tool-types.ts';
import { findHelp } from '../tools/help.ts';
import { EMPTY_CONTEXT } from '../types.ts';
import { understand } from '../understand.ts';

const run: RunTool = async (call) => {
  if (call.tool !== 'find-help') throw new Error(`${call.tool} is not needed here`);
  return { ...call, outcome: { ok: true, output: findHelp(call.input) } };
};
const answered = (text: string) => answerLocally({ text, context: EMPTY_CONTEXT }, TEST_LEXICON, run);
const intentOf = (text: string) => understand(text, EMPTY_CONTEXT, TEST_LEXICON).intent;

const IN_DESPAIR = {
  Marathi: [
    'मला जगणं नकोसं झालंय',
    'फाशी घ्यावीशी वाटते',
    'मला मेल्यासारखं वाटतंय, कुणीच माझं नाही',
    'घरचे मारतील, पळून जाऊ का?',
    'विष घेऊ का',
    'जीव द्यावासा वाटतो',
    'आयुष्य नकोसं झालं आहे',
    'माझं जगात कोणीच नाही',
    'हात कापून घेतला मी',
    'स्वतःला संपवावंसं वाटतं',
    'मी संपवतो स्वतःला',
    'मेलेलं बरं',
    'मी रोज रात्री रडते',
    'नापास झालो तर मी मरेन',
    'मरण्याची इच्छा होते',
    'मी कोणालाच नको आहे',
    'जगण्यात काहीच अर्थ नाही',
  ],
  Hindi: [
    'मुझे फांसी लगानी है',
    'मुझे फाँसी लगा लेनी चाहिए',
    'ज़हर खा लूँगा अगर सीट नहीं मिली',
    'मुझे आत्मघाती विचार आते हैं',
    'घर से भाग जाऊँ क्या',
    'अब और नहीं जीना',
    'जान दे दूँगी',
    'गला घोंट लूं',
    'किसी को मेरी परवाह नहीं',
    'नींद की गोलियाँ खा लूंगा',
    'पापा बहुत मारते हैं',
    'मैं बिलकुल अकेला हूँ',
    'मुझे सुसाइड के ख्याल आते हैं',
    'ज़िंदगी से तंग आ गया हूँ',
    'छत से कूद जाऊंगा',
  ],
  English: [
    'I want to hang myself',
    'I will drink poison if I do not get a seat',
    'i just want to disappear',
    'I want to end it all',
    'i cut myself yesterday',
    'should i run away from home',
    'nobody cares about me',
    "I can't live like this",
    'I wish I was never born',
    'better to die than fail again',
    'i will die if i dont get coep',
    'thinking of jumping off the terrace',
    'my father beats me for marks',
    'I feel so alone',
    'took sleeping pills',
    'sucidal thoughts',
    'I do not want to be alive',
    'i am tired of living',
    'slit my wrist',
    'I am a burden',
    'I keep thinking about death',
  ],
  'Hindi and Marathi in Latin letters': [
    'mala jagna nakosa zalay',
    'fashi ghyavishi vatte',
    'phansi laga lunga',
    'faansi lagani hai mujhe',
    'zehar kha lunga',
    'jahar pi lunga',
    'khudkhushi kar lu',
    'jaan de dunga',
    'jeena nahi chahta',
    'ab nahi jeena',
    'jine ka koi matlab nahi',
    'gala ghot lu kya',
    'mar jaunga agar seat nahi mili',
    'marne ka mann hai',
    'jiv dyavasa vatto',
    'jeev deto mi',
    'maravasa vatay',
    'melyasarkha vattay',
    'konich maz nahi',
    'mera koi nahi hai',
    'ghar se bhag jau kya',
    'gharche martil, palun jau ka',
    'papa bahut marte hai',
    'zindagi se thak gaya hu',
    'aatmahatya karu ka',
    'vish gheu ka',
    'nas kat lunga',
    'apne aap ko khatam kar lunga',
    'faas lavun gheto',
  ],
};

test.each(Object.entries(IN_DESPAIR).flatMap(([language, texts]) => texts.map((text) => [text, language])))(
  '"%s" is heard as distress (%s)',
  (text) => {
    expect(intentOf(text)).toBe('distress');
  },
);

test.each([
  'is suicide squad a good movie',
  'that is a killing cut-off for VJTI computer',
  'the website hangs when I open my list',
  'my fees are stuck, meri fees phansi hui hai',
  'meri seat fasi hai round 2 me',
  'I am dying to get into COEP',
  'die design branch at GTTC',
  'my rank disappeared from the profile',
  'will the cutoff jump from 95 to 97',
  'what is the cut for myself as OBC',
  'can I run two lists',
  'jee ke kya rules hai',
  'jaga nahi milali tar kay',
  'jagah nahi hai kya pune me',
  'mazi branch konti nahi milnar',
  'seat nahi mili to kya kare',
  'marks kam hai, kaunsa college milega',
  'fanda clear karo float ka',
  'मला विषय निवडायचा आहे',
  'आई मार्क्स विचारते',
  'मेरा नंबर नहीं आया, कौन-सा कॉलेज मिलेगा',
  'जागा मिळाली नाही तर काय करू',
  'मेरा एडमिशन लटक गया है',
  'फीस का बोझ कम कैसे करें',
  'मला घर सोडून पुण्यात राहावे लागेल का',
  'जीवनसाथी कॉलेज',
  'मरीन इंजिनिअरिंगचा कटऑफ',
  'I cannot live in Mumbai, any college in Nagpur?',
  'can I run away from home state quota',
  "I can't go on the website",
])('"%s" is no word of despair', (text) => {
  expect(intentOf(text)).not.toBe('distress');
});

test.each([
  'मी 17 वर्षांचा आहे, आई म्हणते मेडिकल कर. काय करू?',
  'I am confused, what should I do',
  'my parents are forcing me to do medical',
  'papa chahte hai ki main neet du',
  'घरवाले इंजीनियरिंग के लिए दबाव डाल रहे हैं',
  'मला काहीच सुचत नाही',
  'mujhe bahut tension ho rahi hai, kya karu',
  'मुझे डर लग रहा है',
])('"%s" is led to a counsellor and to the assessment', async (text) => {
  const { understood, answer } = await answered(text);
  expect(understood.intent).toBe('unsure');
  expect(answer).toMatchObject({ handOver: 'counselling' });
  expect(answer.sources.map(({ href }) => href)).toEqual(['/counseling', '/psychometric']);
});

test.each(['मुझे डर लग रहा है', 'mujhe bahut tension ho rahi hai, kya karu', 'I feel so low, what should I do'])(
  '"%s" is led to the helplines too',
  async (text) => {
    expect(plainTextOf((await answered(text)).answer)).toContain('14416');
  },
);

test.each([
  'which laptop should I buy for college',
  'what should I do after allotment',
  'how far is the station',
  'do I need a uniform',
  'I lost my hall ticket what should I do',
  'If I get a seat in JoSAA and also in CAP what should I do?',
  'mera form reject ho gaya kya karu',
  'मला लॅपटॉप लागेल का',
  'कॉलेज कधी सुरू होईल',
])('"%s" brings no helplines', (text) => {
  expect(understand(text, EMPTY_CONTEXT, TEST_LEXICON).mayNeedHelp ?? false).toBe(false);
  expect(intentOf(text)).not.toBe('distress');
});

test('what is not understood and speaks of nothing we know ends with the helpline; a question of admission does not', async () => {
  for (const text of ['आज पाऊस पडतोय आणि मन लागत नाही', 'everything went dark today', 'kuch samay se neend nahi']) {
    const { understood, answer } = await answered(text);
    expect(understood).toMatchObject({ intent: 'unclear', mayNeedHelp: true });
    expect(plainTextOf(answer)).toContain('Tele-MANAS 14416');
  }
  const { understood, answer } = await answered('which branch is best');
  expect(understood.intent).toBe('opinion');
  expect(plainTextOf(answer)).not.toContain('14416');
});

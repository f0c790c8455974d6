/** Common family names, as they are typed and as they are written in Devanagari: beside a first name they tell that a person is meant. */
const SURNAMES: readonly (readonly [latin: string, script: string])[] =
  'deshmukh:देशमुख patil:पाटील patil:पाटिल sharma:शर्मा kulkarni:कुलकर्णी joshi:जोशी shinde:शिंदे pawar:पवार jadhav:जाधव gaikwad:गायकवाड more:मोरे chavan:चव्हाण verma:वर्मा varma:वर्मा gupta:गुप्ता singh:सिंह singh:सिंग yadav:यादव mishra:मिश्रा tiwari:तिवारी pandey:पांडे pande:पांडे dubey:दुबे agrawal:अग्रवाल agarwal:अग्रवाल jain:जैन shah:शाह mehta:मेहता desai:देसाई deshpande:देशपांडे bhosale:भोसले kale:काळे kadam:कदम sawant:सावंत mane:माने thakur:ठाकूर thakur:ठाकुर khan:खान shaikh:शेख sheikh:शेख ansari:अंसारी reddy:रेड्डी nair:नायर iyer:अय्यर rao:राव kumar:कुमार kumari:कुमारी chauhan:चौहान rajput:राजपूत wagh:वाघ salunkhe:साळुंखे nikam:निकम kamble:कांबळे gavit:गावित naik:नाईक rane:राणे raut:राऊत ingle:इंगळे thorat:थोरात kokate:कोकाटे bhagat:भगत saxena:सक्सेना srivastava:श्रीवास्तव chaudhari:चौधरी choudhary:चौधरी'
    .split(' ')
    .map((pair) => {
      const [latin = '', script = ''] = pair.split(':');
      return [latin, script.normalize('NFKC')];
    });

/** One of the family names in Latin letters, for a pattern. */
export const LATIN_SURNAME = `(?:${[...new Set(SURNAMES.map(([latin]) => latin))].join('|')})`;
/** One of the family names in Devanagari, for a pattern. */
export const SCRIPT_SURNAME = `(?:${[...new Set(SURNAMES.map(([, script]) => script))].join('|')})`;

import { foldDevanagari } from '../read/fold-devanagari.ts';

/** Words of despair in Hindi and Marathi letters, as they begin. */
const PHRASES =
  'आत्महत्या, खुदकुशी, मर जा, मरना है, मरना चाह, मरने का मन, मरने का दिल, मरने की सोच, मरने जा, जीना नहीं, जीना नही, जीने का मन नहीं, जीने की इच्छा नहीं, जीने का कोई, जीने से क्या, जान दे दू, जान देने, जान देना, खुद को खत्म, खुद को नुकसान, अपनी जान, मरायच, मरावस, मरावेस, मरून जा, मरण यावं, जगायच ना, जगायचं ना, जगायचे ना, जगावस, जगावेस, जगण्याची इच्छा ना, जगण्यात अर्थ, जगून काय, जीव द्य, जीव दे, जीवन संप, स्वतःला संपव, आयुष्य संप, जिंदगी खत्म, जिंदगी बर्बाद, जिंदगी बरबाद, बर्बाद हो, बरबाद हो, बर्बाद कर, रोना आ, रोने का मन, रडू येत, रडायला येत, रडावस, डिप्रेशन, डिप्रेस, टूट गया, टूट गई, टूट चुक, पूरी तरह टूट, खचून गे, खचलो, खचले, किसी काम का नहीं, किसी काम की नहीं, मैं बेकार हूं, नालायक हूं, हार गया हूं, हार गई हूं, सब खत्म हो गया, सगळं संपल, सगळे संपल, सर्व संपल, सहन नहीं हो, सहन होत ना, सब मुझसे नफरत, कोई उम्मीद नहीं, काही अर्थ नाही उरल';
/** Writers put the dot of a nasal or leave it out. */
const bare = (text: string) => foldDevanagari(text).replaceAll('ं', '');
const STARTS = PHRASES.split(', ').map((phrase) => ` ${bare(phrase)}`);

/** Whether a text in Devanagari speaks of despair. */
export function isDevanagariDistress(text: string): boolean {
  const folded = ` ${bare(text).replace(/[^\u0900-\u097f]+/g, ' ')}`;
  return STARTS.some((start) => folded.includes(start));
}

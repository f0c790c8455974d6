import type { FaqWords } from '../../faq-words.ts';

/** Certificates and documents, in Hindi. */
export const DOCUMENTS: FaqWords = {
  titles: { documents: 'सर्टिफ़िकेट और काग़ज़ात' },
  entries: {
    'josaa-certificates-date': {
      question: 'JoSAA के लिए OBC-NCL या EWS सर्टिफ़िकेट कितना पुराना हो सकता है?',
      answer: ['वह मौजूदा वित्तीय वर्ष का होना चाहिए, यानी 1 अप्रैल को या उसके बाद जारी हुआ हो।'],
      links: [],
    },
    'cap-documents': {
      question: 'CAP के लिए कौन से काग़ज़ात चाहिए?',
      answer: [
        'डोमिसाइल और राष्ट्रीयता। कैटेगरी हो तो: जाति प्रमाणपत्र (caste certificate) और जाति वैधता प्रमाणपत्र (caste validity certificate), और non-creamy-layer सर्टिफ़िकेट, जो अगले साल की 31 मार्च तक मान्य हो। EWS महाराष्ट्र के फ़ॉर्मेट में। TFWS के लिए आय प्रमाणपत्र। डिफ़ेंस और PwD के लिए प्रोफ़ॉर्मा।',
        'राउंड वाला पेज आपकी कैटेगरी के लिए चेकलिस्ट बनाता है।',
      ],
      links: ['मेरे काग़ज़ात की चेकलिस्ट'],
    },
    'late-documents': {
      question: 'CAP में सर्टिफ़िकेट देर से आए तो क्या होता है?',
      answer: [
        'आपको OPEN उम्मीदवार माना जाता है, और आपकी कैटेगरी की सीटें आपके लिए बंद हो जाती हैं। अपने सर्टिफ़िकेट के लिए जल्दी आवेदन करें।',
      ],
      links: [],
    },
    'caste-validity': {
      question: 'क्या CAP के लिए जाति प्रमाणपत्र (caste certificate) काफ़ी है?',
      answer: ['नहीं। CAP में जाति प्रमाणपत्र और जाति वैधता प्रमाणपत्र (caste validity certificate), दोनों माँगे जाते हैं।'],
      links: [],
    },
    'ncl-cap': {
      question: 'CAP में non-creamy-layer सर्टिफ़िकेट कब तक मान्य होना चाहिए?',
      answer: ['अगले साल की 31 मार्च तक।'],
      links: [],
    },
  },
};

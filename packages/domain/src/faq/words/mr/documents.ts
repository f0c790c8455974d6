import type { FaqWords } from '../../faq-words.ts';

/** Certificates and documents, in Marathi. */
export const DOCUMENTS: FaqWords = {
  titles: { documents: 'सर्टिफिकेट आणि कागदपत्रे' },
  entries: {
    'josaa-certificates-date': {
      question: 'JoSAA साठी OBC-NCL किंवा EWS सर्टिफिकेट किती जुने चालते?',
      answer: ['ते चालू आर्थिक वर्षाचे असावे लागते, म्हणजे 1 एप्रिलला किंवा त्यानंतर दिलेले.'],
      links: [],
    },
    'cap-documents': {
      question: 'CAP साठी कोणती कागदपत्रे लागतात?',
      answer: [
        'डोमिसाइल आणि राष्ट्रीयत्व. कॅटेगरी असेल तर: जातीचा दाखला (caste certificate) आणि जात वैधता प्रमाणपत्र (caste validity certificate), आणि non-creamy-layer सर्टिफिकेट, जे पुढच्या वर्षीच्या 31 मार्चपर्यंत वैध असेल. EWS महाराष्ट्राच्या नमुन्यात. TFWS साठी उत्पन्नाचा दाखला. संरक्षण दल आणि PwD साठी प्रोफॉर्मा.',
        'राउंडचे पेज तुमच्या कॅटेगरीसाठी चेकलिस्ट तयार करते.',
      ],
      links: ['माझ्या कागदपत्रांची चेकलिस्ट'],
    },
    'late-documents': {
      question: 'CAP मध्ये सर्टिफिकेट उशिरा आले तर काय होते?',
      answer: ['तुम्हाला OPEN उमेदवार धरले जाते, आणि तुमच्या कॅटेगरीच्या जागा तुमच्यासाठी बंद होतात. सर्टिफिकेटसाठी लवकर अर्ज करा.'],
      links: [],
    },
    'caste-validity': {
      question: 'CAP साठी जातीचा दाखला (caste certificate) पुरेसा आहे का?',
      answer: ['नाही. CAP मध्ये जातीचा दाखला आणि जात वैधता प्रमाणपत्र (caste validity certificate), दोन्ही लागतात.'],
      links: [],
    },
    'ncl-cap': {
      question: 'CAP मध्ये non-creamy-layer सर्टिफिकेट कधीपर्यंत वैध असावे लागते?',
      answer: ['पुढच्या वर्षीच्या 31 मार्चपर्यंत.'],
      links: [],
    },
  },
};

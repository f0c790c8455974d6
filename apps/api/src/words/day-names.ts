import type { Language } from '@dakhila/domain/language/languages';

type Names = Readonly<Record<string, string>>;

/** The months and days of the week, by the English names that the server writes. */
export const DAY_NAMES: Record<Exclude<Language, 'en'>, { months: Names; weekdays: Names }> = {
  hi: {
    months: {
      Jan: 'जनवरी',
      Feb: 'फ़रवरी',
      Mar: 'मार्च',
      Apr: 'अप्रैल',
      May: 'मई',
      Jun: 'जून',
      Jul: 'जुलाई',
      Aug: 'अगस्त',
      Sep: 'सितंबर',
      Oct: 'अक्टूबर',
      Nov: 'नवंबर',
      Dec: 'दिसंबर',
    },
    weekdays: { Mon: 'सोम', Tue: 'मंगल', Wed: 'बुध', Thu: 'गुरु', Fri: 'शुक्र', Sat: 'शनि', Sun: 'रवि' },
  },
  mr: {
    months: {
      Jan: 'जानेवारी',
      Feb: 'फेब्रुवारी',
      Mar: 'मार्च',
      Apr: 'एप्रिल',
      May: 'मे',
      Jun: 'जून',
      Jul: 'जुलै',
      Aug: 'ऑगस्ट',
      Sep: 'सप्टेंबर',
      Oct: 'ऑक्टोबर',
      Nov: 'नोव्हेंबर',
      Dec: 'डिसेंबर',
    },
    weekdays: { Mon: 'सोम', Tue: 'मंगळ', Wed: 'बुध', Thu: 'गुरु', Fri: 'शुक्र', Sat: 'शनि', Sun: 'रवि' },
  },
};

import type { LegalDocumentFor } from '../legal-document.ts';

export const terms: LegalDocumentFor = ({ name, legalName, supportEmail }) => ({
  title: 'Terms of Service',
  sections: [
    {
      heading: 'Who we are, and what you agree to',
      paragraphs: [
        `${name} is a service of ${legalName} ("we", "us"). By signing up, buying a plan or a top-up, or using ${name}, you agree to these terms, to our privacy policy and to our cancellation and refund policy.`,
        'If you are under 18, please read these terms with a parent or guardian, who agrees to them for you. The assessment, counseling and the sharing of reports open only after a parent or guardian has given consent.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You sign in with a one-time code that we send to your e-mail address and WhatsApp number. There is no password. Never share a code: we will not ask you for it by phone or message.',
      ],
      points: [
        'One account is for one student. It cannot be sold, lent or shared.',
        'Give your own and correct details, and keep them up to date.',
        `Tell us at ${supportEmail} at once if you believe that someone else has used your account.`,
      ],
    },
    {
      heading: 'What you get',
      paragraphs: [
        `${name} helps you explore colleges and plan your admission through MHT-CET CAP and JEE (JoSAA). It offers college search, the AI College Predictor, preference lists, counseling, a psychometric assessment and an assistant. What you may use depends on your plan and your top-ups.`,
        'The facts we show come from published sources, and we name the source, the year and the round. We are not part of, or approved by, the State CET Cell, JoSAA, the National Testing Agency or any college.',
      ],
    },
    {
      heading: 'Guidance, not a promise',
      points: [
        'A chance is an estimate made from past rounds. No one can guarantee a seat, a rank, a round or a result, and we do not.',
        'Rules, seats and dates change. The official notices and portals decide; check them before you act.',
        'The choice of college and branch, and the filling in of official forms, remain yours.',
        'The psychometric assessment helps you to know yourself. It is not a diagnosis and not a verdict.',
        'The assistant can be wrong. It shows its sources so that you can check them.',
      ],
    },
    {
      heading: 'Plans, allowances and prices',
      points: [
        'A plan grants the predictor attempts, counseling sessions and assessment that its card names. They are credited once, after the payment is confirmed, and do not expire.',
        'Prices are in Indian rupees, rounded to whole rupees, and include the taxes that apply. The price you see when you confirm is the price you pay.',
        'Payment is made in full, in advance, on the page of a payment gateway. We never see or keep your card number, UPI PIN or net banking password.',
        'A coupon works for the plans and the time it was issued for, once for each order, and has no cash value.',
        'Plans and top-ups are one-time payments. Nothing renews by itself.',
      ],
    },
    {
      heading: 'Counseling sessions',
      paragraphs: [
        'Booking a session uses one of your sessions. You may move or cancel it free of charge until 12 hours before it begins; after that, or if you do not come, it counts as used. If the counselor cannot come, you get the session back.',
      ],
    },
    {
      heading: 'Fair use',
      points: [
        'Do not copy our data in bulk, resell it or our reports, or use programs to collect them.',
        'Do not try to get around limits, payments or the protection of accounts, and do not disturb the service.',
        'Be respectful to counselors and to our support team.',
        'We may suspend an account that breaks these rules. We tell you why, and you may answer.',
      ],
    },
    {
      heading: 'Your things and ours',
      paragraphs: [
        `What you enter stays yours; you allow us to use it to serve you. The software, texts, forecasts and design of ${name} are ours or our licensors'. You may use your reports and lists for your own admission, and share them with your family and advisers.`,
      ],
    },
    {
      heading: 'Changes and interruptions',
      paragraphs: [
        'We work to keep the service running, but it may pause for upkeep or for reasons outside our control. We may improve or change features; we do not take away an allowance that you have paid for without giving its worth back. If these terms change in a way that matters, we tell you before it takes effect.',
      ],
    },
    {
      heading: 'Our responsibility',
      paragraphs: [
        'We answer for what the law makes us answer for. Beyond that, we are not liable for decisions of colleges or authorities, for changes of official rules, or for indirect loss, and our total liability is limited to what you paid us in the twelve months before the claim. Your rights under the Consumer Protection Act, 2019 remain untouched.',
      ],
    },
    {
      heading: 'Leaving',
      paragraphs: [
        'You may delete your account in your profile at any time; you have 30 days to change your mind. Records that the law makes us keep, such as invoices, are kept without a link to your profile.',
      ],
    },
    {
      heading: 'Complaints and law',
      paragraphs: [
        `Write to our grievance officer at ${supportEmail}. We confirm a complaint within 48 hours and settle it within one month. These terms follow the law of India, and the courts at our registered office are competent, unless the law gives you another place.`,
      ],
    },
  ],
});

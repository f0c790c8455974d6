import { defineMessages } from '../../../lib/messages.ts';

export const accessibilityMessages = defineMessages({
  en: {
    title: 'Accessibility',
    lead: 'Choosing a college is hard enough. The page you do it on should not stand in your way, whatever you see, hear or move with.',
    chapters: {
      standard: {
        title: 'What we hold to',
        points: [
          'WCAG 2.2, level AA: the international standard for pages that everyone can use.',
          'It holds for every page, in English, Hindi and Marathi, in the light and the dark theme, on a phone and on a wide screen.',
        ],
      },
      works: {
        title: 'What you can count on',
        points: [
          'Everything works by keyboard alone, also putting a preference list in order. You always see where you are.',
          'The first press of Tab on a page inside your account is a link that skips the menu.',
          'Screen readers find headings, regions, names of buttons and fields, and hear what changes.',
          'In a window 1,280 pixels wide, pages may be enlarged to 400%: nothing is lost, and nobody has to scroll sideways to read.',
          'Every chart has a table with the same figures and a sentence that sums it up.',
          'A chance is told in words and numbers, never by colour alone.',
          'If your device asks for less motion or for its own colours, we follow it.',
          'Codes can be pasted, and your phone may fill them in. No puzzle has to be solved to log in.',
          'What you have typed stays when something goes wrong.',
        ],
      },
      tests: {
        title: 'How we test it',
        points: [
          'With every change: a check of every page for faults that a machine can find, and one journey by keyboard alone.',
          'In the long check: every page in three languages, two themes and three widths (360, 768 and 1,280 pixels), with real data; the journeys by keyboard; everything enlarged to 200% and 400%; forced colours; reduced motion; targets for a thumb.',
          'All of it runs in Chromium, the base of Chrome and Edge.',
        ],
      },
      gaps: {
        title: 'What is not good enough yet',
        points: [
          'People who use TalkBack, NVDA or VoiceOver every day have not tested Dakhila yet. We check what these programs are given to read.',
          'Firefox and Safari are not part of our tests.',
          'Four parts of the psychometric assessment run against a clock that cannot be stopped or made longer. Please write to us before you start if you need more time.',
          'The shapes in the spatial part are described in words, but the tasks are hard to solve by words alone.',
          'PDF files carry no structure for screen readers. What they hold also stands on a page.',
          'Websites of colleges and authorities that we link to are not in our hands.',
        ],
      },
    },
    tellTitle: 'Tell us',
    tell: 'If anything stands in your way, write to us. Say which page it is and what you use; a picture helps. A person reads it.',
    checked: (date: string) => `This page was written from our own tests, last on ${date}.`,
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});

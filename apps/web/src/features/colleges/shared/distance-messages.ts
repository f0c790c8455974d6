import { defineMessages } from '../../../lib/messages.ts';

export const distanceMessages = defineMessages({
  en: {
    label: 'Your PIN code',
    hint: 'To see how far away the college is. It stays on this device.',
    show: 'Show distance',
    save: 'Save',
    cancel: 'Cancel',
    change: 'Change PIN code',
    remove: 'Remove PIN code',
    invalid: 'Please enter the six digits of your PIN code',
    loading: 'Loading the distance',
    failed: "Couldn't load the distance",
    tryAgain: 'Try again',
    noCollegePin: "We don't know the PIN code of this college, so we can't tell you how far it is.",
    note: 'Measured between the two PIN code areas, so it can be off by about 10 km. By road it is farther.',
    from: {
      'same-pin': (pin: string) => `In your own PIN code area, ${pin}`,
      near: (pin: string) => `Less than 10 km from ${pin} in a straight line`,
      about: (pin: string, km: string) => `About ${km} km from ${pin} in a straight line`,
      'own-unknown': (pin: string) =>
        `We don't know where ${pin} is. Please check it. Some PIN codes are not in our list.`,
      'college-unknown': () =>
        "We don't know where the PIN code of this college is, so we can't tell you how far it is.",
    },
    short: {
      'same-pin': 'Your own PIN code area',
      near: 'Less than 10 km',
      about: (km: string) => `About ${km} km`,
      'own-unknown': 'Your PIN code is not in our list',
      'college-unknown': 'Not known',
    },
  },
  hi: () => import('./distance-messages.hi.ts'),
  mr: () => import('./distance-messages.mr.ts'),
});

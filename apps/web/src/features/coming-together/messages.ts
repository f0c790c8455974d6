import { defineMessages } from '../../lib/messages.ts';

export const comingTogetherMessages = defineMessages({
  en: {
    heading: 'This room is coming together',
    text: 'We are still building it, carefully. Nothing you need for your admission is decided here yet.',
    back: 'Back to the start',
  },
});

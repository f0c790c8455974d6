import { type MessageId, messageOf, type Text } from '../messages/message.ts';

/** Scholarships of the state and of the centre, whose names are known in every language. All others stand as the compilation has them. */
const NAMES: Readonly<Record<string, MessageId>> = {
  'Swadhar Yojana': 'money.scholarship.swadhar',
  'AICTE Pragati Scholarship for Girls': 'money.scholarship.pragati',
  'PM-USP Central Sector Scheme of Scholarships for College and University Students': 'money.scholarship.pmUsp',
  'Post Matric Scholarship for SC Students': 'money.scholarship.postMatricSc',
  'Top Class Education Scheme for SC Students': 'money.scholarship.topClassSc',
};

const PROVIDERS: Readonly<Record<string, MessageId>> = {
  'Government of Maharashtra': 'money.provider.maharashtra',
  'Government of India': 'money.provider.india',
};

const textOf = (texts: Readonly<Record<string, MessageId>>, english: string): Text => {
  const id = texts[english];
  return id === undefined ? english : messageOf(id);
};

export const scholarshipName = (english: string): Text => textOf(NAMES, english);
export const providerName = (english: string): Text => textOf(PROVIDERS, english);

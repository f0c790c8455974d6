import type { InterestScale } from '../../scales.ts';
import type { InterestWords } from './report-words.ts';

export const INTERESTS_EN: Readonly<Record<InterestScale, InterestWords>> = {
  realistic: {
    name: 'Hands-on',
    like: 'working with tools, machines and things you can touch',
    lower: 'Building and repairing things drew you less than other activities did.',
    middle: 'You like some hands-on work, as one part among others.',
    higher:
      'Building, repairing and running things appealed to you strongly. Workshops and laboratories may be where studying feels easiest.',
    strength: {
      title: 'Drawn to making things work',
      text: 'You like to get from an idea to something that runs. Projects, clubs and internships with real hardware let it show.',
    },
  },
  investigative: {
    name: 'Curious and analytical',
    like: 'finding out how and why things work',
    lower:
      'Research and puzzles drew you less than other activities did. Much of engineering theory can still be learnt through practice and examples.',
    middle: 'You like to understand things, without wanting to study them for their own sake all day.',
    higher:
      'Questions, experiments and hard problems appealed to you strongly. The theory years of an engineering degree ask for exactly this.',
    strength: {
      title: 'Drawn to understanding',
      text: 'You stay with a question longer than most need to. It carries people through the mathematics and physics of the first years.',
    },
  },
  artistic: {
    name: 'Creative',
    like: 'making something new, with words, pictures or sound',
    lower: 'Creative work with an open outcome drew you less than other activities did.',
    middle: 'You like to create now and then.',
    higher:
      'Creative activities appealed to you strongly. Look for branches and projects with room for design, or keep it alive beside your studies.',
    strength: {
      title: 'Drawn to shaping things',
      text: 'You like it when the result is open. Design projects, interfaces and product ideas need this side.',
    },
  },
  social: {
    name: 'Helping',
    like: 'helping, teaching and being with people',
    lower: 'Helping and teaching drew you less than other activities did.',
    middle: 'You like helping people, as one part among others.',
    higher:
      'Helping, teaching and caring appealed to you strongly. In engineering this finds its place in health technology, the environment, teaching and teams.',
    strength: {
      title: 'Drawn to people',
      text: 'You like to explain and to support. Teams, users and younger students will look for you.',
    },
  },
  enterprising: {
    name: 'Leading',
    like: 'leading, persuading and starting things',
    lower: 'Selling and leading drew you less than other activities did.',
    middle: 'You like to lead now and then.',
    higher:
      'Leading, persuading and doing business appealed to you strongly. Projects with people and money in them will hold your interest.',
    strength: {
      title: 'Drawn to getting things going',
      text: 'You like to decide and to convince. College teams, festivals and start-up cells are good places to find out how far it carries.',
    },
  },
  conventional: {
    name: 'Orderly',
    like: 'order, exact figures and clear procedures',
    lower: 'Records, lists and procedures drew you less than other activities did.',
    middle: 'You like a certain order, without living for it.',
    higher:
      'Order, exactness and clear procedures appealed to you strongly. Testing, quality, data and safety depend on people who like this.',
    strength: {
      title: 'Drawn to exactness',
      text: 'You like it when things are complete and correct. Much of good engineering is just that.',
    },
  },
};

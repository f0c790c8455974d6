import { wordTask } from './task.ts';

/** What follows from sentences alone. A test tries every case that the sentences allow. */
export const VERBAL_ITEMS = [
  wordTask(
    'w1',
    'Asha is taller than Ravi. Ravi is taller than Meena. Sahil is taller than Asha. Who is the second tallest?',
    ['Asha', 'Ravi', 'Meena', 'Sahil'],
    0,
  ),
  wordTask(
    'w2',
    'If the pump runs, the tank fills. If the tank fills, the bell rings. The bell has not rung. What follows?',
    ['The pump has run', 'The tank is full', 'The pump has not run', 'The bell is broken'],
    2,
  ),
  wordTask(
    'w3',
    'All poets are readers. Some readers are cooks. What follows?',
    ['Some poets are cooks', 'Some cooks are readers', 'All cooks are readers', 'No poet is a cook'],
    1,
  ),
  wordTask(
    'w4',
    'In a race, Tara came before Pooja. Qasim came before Rita but after Pooja. Sunil came just after Rita. Who was third of the five?',
    ['Pooja', 'Rita', 'Tara', 'Qasim'],
    3,
  ),
  wordTask(
    'w5',
    'Every book on the shelf is in Marathi or in Hindi, none in both. No Hindi book is red. One book on the shelf is red. What follows about it?',
    ['It is in Hindi', 'It may be in either', 'It is in Marathi', 'It is in neither'],
    2,
  ),
  wordTask(
    'w6',
    'No member who came late is a singer. Some drivers came late. What follows?',
    ['Some drivers are not singers', 'No driver is a singer', 'Some singers are drivers', 'All singers are drivers'],
    0,
  ),
  wordTask(
    'w7',
    'Unless it rains, the match is played. The match was not played. What follows?',
    ['The ground was wet', 'It rained', 'It did not rain', 'Whenever it rains, no match is played'],
    1,
  ),
  wordTask(
    'w8',
    'Kavya, Om, Dev and Esha sit in a row. Dev sits at the left end. Om sits directly to the right of Kavya. Om does not sit at an end. Who sits at the right end?',
    ['Dev', 'Kavya', 'Om', 'Esha'],
    3,
  ),
];

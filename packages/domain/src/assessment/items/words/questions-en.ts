import type { QuestionWords } from './item-words.ts';

/** Numbers easy first; then what follows from sentences alone. */
export const QUESTIONS_EN: QuestionWords = {
  numerical: {
    n1: {
      text: 'A train covers 270 km in 4 hours and 30 minutes. How many kilometres does it cover in 7 hours at the same speed?',
      options: ['400', '420', '440', '450'],
    },
    n2: { text: 'Which number comes next? 3, 7, 15, 31, 63, …', options: ['95', '125', '126', '127'] },
    n3: {
      text: 'A shirt is marked ₹1200. It is sold 25% cheaper, and then 5% tax is added to the lower price. What does it cost?',
      options: ['₹945', '₹960', '₹900', '₹930'],
    },
    n4: {
      text: 'The average of 5 marks is 72. With a 6th mark the average becomes 75. What is the 6th mark?',
      options: ['75', '78', '90', '87'],
    },
    n5: {
      text: '12 workers need 15 days for a wall. How many days do 20 workers need?',
      options: ['8', '9', '10', '25'],
    },
    n6: {
      text: 'Boys and girls in a school stand as 5 to 4. There are 135 students. How many more boys than girls are there?',
      options: ['9', '12', '20', '15'],
    },
    n7: {
      text: '4 litres of water with 30% syrup are mixed with 2 litres of plain water. What share of the mixture is syrup?',
      options: ['20%', '15%', '24%', '18%'],
    },
    n8: {
      text: 'One tap fills a tank in 6 hours, another in 12 hours. How many hours do both together need?',
      options: ['9', '3', '4', '4.5'],
    },
  },
  verbal: {
    w1: {
      text: 'Asha is taller than Ravi. Ravi is taller than Meena. Sahil is taller than Asha. Who is the second tallest?',
      options: ['Asha', 'Ravi', 'Meena', 'Sahil'],
    },
    w2: {
      text: 'If the pump runs, the tank fills. If the tank fills, the bell rings. The bell has not rung. What follows?',
      options: ['The pump has run', 'The tank is full', 'The pump has not run', 'The bell is broken'],
    },
    w3: {
      text: 'All poets are readers. Some readers are cooks. What follows?',
      options: ['Some poets are cooks', 'Some cooks are readers', 'All cooks are readers', 'No poet is a cook'],
    },
    w4: {
      text: 'In a race, Tara came before Pooja. Qasim came before Rita but after Pooja. Sunil came just after Rita. Who was third of the five?',
      options: ['Pooja', 'Rita', 'Tara', 'Qasim'],
    },
    w5: {
      text: 'Every book on the shelf is in Marathi or in Hindi, none in both. No Hindi book is red. One book on the shelf is red. What follows about it?',
      options: ['It is in Hindi', 'It may be in either', 'It is in Marathi', 'It is in neither'],
    },
    w6: {
      text: 'No member who came late is a singer. Some drivers came late. What follows?',
      options: [
        'Some drivers are not singers',
        'No driver is a singer',
        'Some singers are drivers',
        'All singers are drivers',
      ],
    },
    w7: {
      text: 'Unless it rains, the match is played. The match was not played. What follows?',
      options: ['The ground was wet', 'It rained', 'It did not rain', 'Whenever it rains, no match is played'],
    },
    w8: {
      text: 'Kavya, Om, Dev and Esha sit in a row. Dev sits at the left end. Om sits directly to the right of Kavya. Om does not sit at an end. Who sits at the right end?',
      options: ['Dev', 'Kavya', 'Om', 'Esha'],
    },
  },
};

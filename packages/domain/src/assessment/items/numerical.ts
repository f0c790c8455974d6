import { wordTask } from './task.ts';

/** Easy first. A test reckons each answer from the numbers in the sentence. */
export const NUMERICAL_ITEMS = [
  wordTask(
    'n1',
    'A train covers 270 km in 4 hours and 30 minutes. How many kilometres does it cover in 7 hours at the same speed?',
    ['400', '420', '440', '450'],
    1,
  ),
  wordTask('n2', 'Which number comes next? 3, 7, 15, 31, 63, …', ['95', '125', '126', '127'], 3),
  wordTask(
    'n3',
    'A shirt is marked ₹1200. It is sold 25 % cheaper, and then 5 % tax is added to the lower price. What does it cost?',
    ['₹945', '₹960', '₹900', '₹930'],
    0,
  ),
  wordTask(
    'n4',
    'The average of 5 marks is 72. With a 6th mark the average becomes 75. What is the 6th mark?',
    ['75', '78', '90', '87'],
    2,
  ),
  wordTask('n5', '12 workers need 15 days for a wall. How many days do 20 workers need?', ['8', '9', '10', '25'], 1),
  wordTask(
    'n6',
    'Boys and girls in a school stand as 5 to 4. There are 135 students. How many more boys than girls are there?',
    ['9', '12', '20', '15'],
    3,
  ),
  wordTask(
    'n7',
    '4 litres of water with 30 % syrup are mixed with 2 litres of plain water. What share of the mixture is syrup?',
    ['20 %', '15 %', '24 %', '18 %'],
    0,
  ),
  wordTask(
    'n8',
    'One tap fills a tank in 6 hours, another in 12 hours. How many hours do both together need?',
    ['9', '3', '4', '4.5'],
    2,
  ),
];

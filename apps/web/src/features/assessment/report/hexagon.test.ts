import { expect, test } from 'vitest';
import { corner, outline } from './hexagon.tsx';

const frame = { centre: 100, radius: 80 };

test('the first corner stands on top, the fourth at the bottom, and nothing liked is the middle', () => {
  expect(corner(0, 100, frame)).toEqual({ x: 100, y: 20 });
  expect(corner(3, 50, frame).y).toBeCloseTo(140);
  expect(corner(4, 0, frame)).toEqual({ x: 100, y: 100 });
});

test('a ring is six corners at one distance, clockwise', () => {
  expect(outline([100, 100, 100, 100, 100, 100], frame)).toBe('100,20 169.3,60 169.3,140 100,180 30.7,140 30.7,60');
});

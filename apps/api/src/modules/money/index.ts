export { moneyCollege } from './college-money.ts';
export { readFamily } from './family.ts';
export { type FamilyMoney, moneyOfFamily } from './money-table.ts';
export { moneyRoutes } from './routes.ts';

export { yardstick as companion } from './yardstick.ts';

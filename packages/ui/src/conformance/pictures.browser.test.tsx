import { pictureFaults } from './looks/pictureFaults.ts';
import { isUsual } from './looks/usualFaults.ts';
import { lookAtViews } from './looks/lookAtViews.ts';

/** Pages with most pictures, in the frame of each template. */
const pictured: ReadonlySet<string> = new Set(['home', 'hall', 'slotList', 'promotionList', 'promotion']);

await lookAtViews('guest', [
  {
    title: '[IMG-03] pictures that do not come leave a placeholder of their size, and no wider page',
    at: (subject) => pictured.has(subject.view) || isUsual(subject),
    faults: pictureFaults,
  },
]);

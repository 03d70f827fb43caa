import { onTestFinished } from 'vitest';
import type { Finder } from './lookAtViews.ts';

/** The part of the layout-shift entry that this check reads; the DOM library does not have it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const isShift = (entry: PerformanceEntry): entry is LayoutShift =>
  entry.entryType === 'layout-shift' && 'value' in entry;

/** Collects shifts from now on, until the test ends. Input right before does not excuse one here. */
export function watchShifts(): () => readonly LayoutShift[] {
  const shifts: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries().filter(isShift)));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => {
    shifts.push(...observer.takeRecords().filter(isShift));
    return shifts;
  };
}

const textOf = ({ value, sources }: LayoutShift): string =>
  `${value.toFixed(4)}: ${sources.map(({ node, previousRect: a, currentRect: b }) => `${node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent} ${a.x},${a.y} ${a.width}x${a.height} -> ${b.x},${b.y} ${b.width}x${b.height}`).join(' | ')}`;

/** The jumps of a page while its data arrives, if they are more than 0.02 together. */
export const shiftFaults: Finder = async (screen, subject) => {
  const options = { variant: 'loading', session: 'guest' } as const;
  await screen.pose({ options, width: subject.widths.usual });
  const shifts = watchShifts();
  await screen.show(subject.options);
  const moved = shifts();
  const sum = moved.reduce((total, { value }) => total + value, 0);
  return sum <= 0.02 ? [] : [`moves by ${sum}`, ...moved.map(textOf)];
};

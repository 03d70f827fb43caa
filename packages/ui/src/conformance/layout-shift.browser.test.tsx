import { describe, expect, onTestFinished, test } from 'vitest';
import { checkedTemplates } from './checkedTemplates.ts';
import { openScreen } from './open.tsx';
import { usual } from './templates.ts';

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

/** Collects shifts from now on. Input right before does not excuse one here. */
function watchShifts(): () => readonly LayoutShift[] {
  const shifts: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries().filter(isShift)));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => {
    shifts.push(...observer.takeRecords().filter(isShift));
    return shifts;
  };
}

const told = ({ value, sources }: LayoutShift): string =>
  `${value.toFixed(4)}: ${sources.map(({ node, previousRect: a, currentRect: b }) => `${node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent} ${a.x},${a.y} ${a.width}x${a.height} -> ${b.x},${b.y} ${b.width}x${b.height}`).join(' | ')}`;

test('[TPL-05] a page that jumps is noticed', async () => {
  const shifts = watchShifts();
  const place = document.createElement('div');
  document.body.append(place);
  onTestFinished(() => place.remove());
  place.innerHTML = '<p style="height:100px"></p><p style="height:300px;background:red">moves</p>';
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  place.firstElementChild?.setAttribute('style', 'height:300px');
  await expect.poll(() => shifts().reduce((sum, { value }) => sum + value, 0)).toBeGreaterThan(0.02);
});

describe.each(await checkedTemplates())('$template.id', ({ template }) => {
  test.for(['home', 'hall', 'slotList'] as const)('[TPL-05] %s keeps its place while data arrives', async (view) => {
    const { show } = await openScreen({
      template,
      view,
      options: { variant: 'loading', session: 'guest' },
      width: usual[template.kind],
    });
    const shifts = watchShifts();
    await show({ variant: 'normal', session: 'guest' });
    const moved = shifts();
    const sum = moved.reduce((total, { value }) => total + value, 0);
    expect({ sum, moved: moved.map(told) }).toSatisfy((seen: { sum: number }) => seen.sum <= 0.02);
  });
});

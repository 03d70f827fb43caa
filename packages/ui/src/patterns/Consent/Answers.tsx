import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import * as css from './Consent.css.ts';

/** Whether a label is wider than its button without the padding. */
const isCramped = (buttons: HTMLElement): boolean =>
  [...buttons.querySelectorAll('button')].some((button) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(button);
    const room = button.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return (button.firstElementChild?.scrollWidth ?? 0) > room + 1;
  });

interface AnswersProps {
  readonly answers: readonly (readonly [label: string, onPress: () => void])[];
}

/**
 * Equal answers: beside each other, or all below each other where one would not fit. In CSS: `data-stacked` on answers below each
 * other.
 */
export function Answers({ answers }: AnswersProps) {
  const buttons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = buttons.current;
    if (!row) return undefined;
    let drawn = 0;
    const fit = (): void => {
      // Each time: the size of the text may have changed, not only that of the window.
      delete row.dataset['stacked'];
      if (isCramped(row)) row.dataset['stacked'] = '';
    };
    const sizes = new ResizeObserver(() => {
      // In the next frame, because it moves elements that others observe.
      cancelAnimationFrame(drawn);
      drawn = requestAnimationFrame(fit);
    });
    fit();
    for (const element of [row, ...row.querySelectorAll('button')]) sizes.observe(element);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(drawn);
    };
  }, []);
  return (
    <div ref={buttons} className={css.answers}>
      {answers.map(([label, onPress], index) => (
        <Button key={index} variant="outline" block onClick={onPress}>
          {label}
        </Button>
      ))}
    </div>
  );
}

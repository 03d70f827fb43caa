import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEarlyChange } from '../useEarlyChange.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Label and placeholder of the field. */
  readonly label: string;
  readonly clearLabel: string;
  readonly className?: string | undefined;
}

/** Calls back after the next frame is painted, in one task. @returns cancels it */
function afterPaint(run: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

/**
 * A search field with a clear button that keeps the focus. Typed text is painted before its effects: `onValueChange` is
 * called right after that frame and must change `value` at once.
 */
export function SearchField({ value, onValueChange, label, clearLabel, className = '' }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value;
  const latest = useRef(onValueChange);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = onValueChange;
  });
  useEffect(() => () => cancel.current?.(), []);
  const report = (text: string): void => {
    cancel.current?.();
    setTyped(text);
    cancel.current = afterPaint(() =>
      // Synchronously: otherwise other frames and tasks would run between the slices of a transition.
      flushSync(() => {
        setTyped(undefined);
        latest.current(text);
      }),
    );
  };
  const { ref } = useEarlyChange<HTMLInputElement>(value, onValueChange);
  const clear = (): void => {
    report('');
    ref.current?.focus();
  };
  return (
    <search className={`${css.root} ${className}`}>
      <input
        ref={ref}
        type="search"
        className={css.field}
        value={shown}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => report(event.target.value)}
      />
      {shown !== '' && <button type="button" className={css.clear} aria-label={clearLabel} onClick={clear} />}
    </search>
  );
}

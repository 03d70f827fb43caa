import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { arrowKeys } from '../../primitives/behaviour/arrowKeys.ts';
import { Glyph } from '../../primitives/shared/glyphs.tsx';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { describedBy, Field } from '../../primitives/TextField/index.ts';
import * as css from './PinField.css.ts';
import type { PinFieldModel } from './models.ts';

// The focus does not go beyond the first empty box: see onFocus.
const moveByArrows = arrowKeys({ group: '[role="group"]', items: 'input' });

/**
 * A PIN, one digit per box: focus advances automatically, a pasted number fills all boxes, Backspace in an empty box deletes
 * the digit before it. The boxes are one tab stop; arrow keys move between them. In CSS: `data-hidden` while masked,
 * `data-invalid` with an error (REG-56x).
 */
export function PinField(props: Omit<PinFieldModel, 'widget' | 'onBlur' | 'busy'>) {
  const { name, label, hint, error, required, readOnly, value, onChange, digits, digitsIn, texts } = props;
  const id = useId();
  // Digits can be typed faster than React renders: use the latest value, not the rendered one.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const [shown, setShown] = useState(false);
  const length = digits.length;
  const current = Math.min(value.length, length - 1);
  const go = (at: number): void => boxes.current[Math.max(0, Math.min(at, length - 1))]?.focus();

  /** Writes digits from a box on, replacing existing ones. */
  const put = (at: number, text: string): void => {
    const typed = digitsIn(text);
    const before = latest.current;
    const from = Math.min(at, before.length);
    const next = `${before.slice(0, from)}${typed}${before.slice(from + typed.length)}`.slice(0, length);
    if (typed === '') return;
    latest.current = next;
    onChange(next);
    // Focus synchronously, or phones close the keyboard.
    go(from + typed.length);
  };
  const remove = (at: number): void => {
    latest.current = latest.current.slice(0, at) + latest.current.slice(at + 1);
    onChange(latest.current);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>, at: number): void => {
    moveByArrows(event);
    if (readOnly || (event.key !== 'Backspace' && event.key !== 'Delete')) return;
    event.preventDefault();
    if (at < latest.current.length) remove(at);
    else if (event.key === 'Backspace' && at > 0) {
      remove(at - 1);
      go(at - 1);
    }
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} group>
      <div className={css.row}>
        {digits.map((digit, at) => (
          <input
            key={digit}
            ref={(element) => {
              boxes.current[at] = element;
            }}
            className={css.box}
            data-hidden={shown ? undefined : ''}
            data-invalid={error ? '' : undefined}
            name={`${name}.${at + 1}`}
            aria-label={digit}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            readOnly={readOnly}
            tabIndex={at === current ? 0 : -1}
            value={value[at] ?? ''}
            onFocus={(event) => {
              if (at > latest.current.length) go(latest.current.length);
              else event.currentTarget.select();
            }}
            onKeyDown={(event) => keyDown(event, at)}
            onPaste={(event) => {
              event.preventDefault();
              // A full-length number fills all boxes, wherever it is pasted.
              const text = digitsIn(event.clipboardData.getData('text'));
              if (!readOnly) put(text.length >= length ? 0 : at, text);
            }}
            onChange={(event) => {
              const text = event.target.value;
              const had = value[at];
              // The previous digit may be before or after the new one.
              if (had !== undefined && text.length === 2 && text.includes(had)) put(at, text.replace(had, ''));
              else if (text === '' && had !== undefined) remove(at);
              else put(at, text);
            }}
          />
        ))}
        <IconButton
          label={shown ? texts.hide : texts.show}
          icon={<Glyph name={shown ? 'eyeOff' : 'eye'} />}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}

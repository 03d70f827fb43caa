import { useLayoutEffect, useRef, type HTMLAttributes } from 'react';
import type { captchaLabels } from '../../labels/forms.ts';
import type { Labels } from '../../labels/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { CaptchaModel } from '../../slots/models.ts';
import * as css from './CaptchaField.css.ts';
import { CaptchaPicture } from './CaptchaPicture.tsx';

export interface CaptchaFieldProps {
  readonly captcha: CaptchaModel;
  readonly value: string;
  /** Called at each change, and with '' when the picture changes. */
  readonly onValueChange: (answer: string) => void;
  readonly error?: string | undefined;
  readonly texts: Labels<typeof captchaLabels>;
  /** Keyboard of phones; `numeric` if the site's captchas contain digits only. */
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Name of the input. */
  readonly name?: string;
  readonly required?: boolean | undefined;
}

/**
 * Captcha answer beside its picture. A press, Enter or Space on the picture loads a new one, which clears the answer; after a
 * failed load the tile is a retry button. After blur or submit it shows the text in the form that is sent (AUTH-04x).
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const { captcha, value, onValueChange, error, texts, inputMode = 'text', name = 'answer', required } = props;
  const { image, placeholder } = captcha;
  const answered = useRef(image);
  useLayoutEffect(() => {
    if (answered.current === image) return;
    answered.current = image;
    if (value !== '') onValueChange('');
  }, [image, value, onValueChange]);
  const showFolded = (): void => {
    const folded = captcha.fold(value);
    if (folded !== value) onValueChange(folded);
  };
  return (
    <TextField
      label={texts.captcha}
      name={name}
      required={required}
      value={value}
      onValueChange={onValueChange}
      onBlur={showFolded}
      // Enter submits and keeps the focus.
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) showFolded();
      }}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode={inputMode}
      error={error}
      end={
        <span className={css.end}>
          <CaptchaPicture captcha={captcha} texts={texts} />
        </span>
      }
    />
  );
}

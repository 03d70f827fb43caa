import { useId } from 'react';
import * as css from './ChoiceCards.css.ts';
import type { ChoiceFieldModel } from './models.ts';

/**
 * One of few options with a picture each, as radio buttons in cards: arrow keys move the choice. In CSS: `data-chosen` on the
 * chosen card, `data-invalid` on all with an error.
 */
export function ChoiceCards(props: Omit<ChoiceFieldModel, 'widget' | 'onBlur' | 'busy'>) {
  const { name, label, hint, error, required, readOnly, value, onChange, options } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={css.root} aria-describedby={described || undefined} aria-required={required} role="radiogroup">
      <legend className={css.legend}>
        {label}
        {required && (
          <span className={css.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      <div className={css.cards}>
        {options.map((option) => (
          <label
            key={option.value}
            className={css.card}
            data-chosen={option.value === value ? '' : undefined}
            data-invalid={error ? '' : undefined}
          >
            <input
              className={css.input}
              type="radio"
              name={`${id}-${name}`}
              value={option.value}
              checked={option.value === value}
              disabled={readOnly}
              onChange={() => onChange(option.value)}
            />
            {option.picture !== undefined && option.picture !== '' && (
              <img className={css.picture} src={option.picture} alt="" width={40} height={40} />
            )}
            <span className={css.words}>
              <bdi className={css.name}>{option.label}</bdi>
              {option.note !== undefined && <bdi className={css.note}>{option.note}</bdi>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={css.note}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={css.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import * as css from './ChoiceCards.css.ts';
import type { ChoiceFieldModel } from './models.ts';

type ChoiceCardsProps = Omit<ChoiceFieldModel, 'widget' | 'onBlur' | 'busy'>;

/**
 * One of few options with a picture each, as radio buttons in cards: arrow keys move the choice. With `change`, the chosen one
 * is a line until all are asked for; a press on one folds them again. In CSS: `data-chosen` on the chosen card,
 * `data-invalid` on all with an error.
 */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { label, hint, error, required, value, options, change } = props;
  const id = useId();
  const place = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState(false);
  const [moved, setMoved] = useState(false);
  const chosen = change === undefined || open || error ? undefined : options.find((option) => option.value === value);
  const isFolded = chosen !== undefined;
  // The control that was pressed is gone.
  useEffect(() => {
    if (moved) place.current?.querySelector<HTMLElement>(isFolded ? 'button' : ':checked')?.focus();
  }, [moved, isFolded]);
  const show = (all: boolean) => {
    setMoved(true);
    setOpen(all);
  };
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      ref={place}
      className={css.root}
      aria-describedby={described || undefined}
      aria-required={isFolded ? undefined : required}
      role={isFolded ? undefined : 'radiogroup'}
    >
      <legend className={css.legend}>
        {label}
        {required && !isFolded && (
          <span className={css.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {chosen ? (
        <div className={css.line}>
          <Option option={chosen} />
          {options.length > 1 && (
            <Button
              className={css.change}
              variant="ghost"
              size="sm"
              aria-label={`${change}: ${label}`}
              aria-expanded={false}
              onClick={() => show(true)}
            >
              {change}
            </Button>
          )}
        </div>
      ) : (
        <Cards {...props} group={id} onPress={change === undefined ? undefined : () => show(false)} />
      )}
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

interface CardsProps extends ChoiceCardsProps {
  readonly group: string;
  /** An option was pressed, not reached by arrow keys. */
  readonly onPress: (() => void) | undefined;
}

function Cards({ name, error, readOnly, value, onChange, options, group, onPress }: CardsProps) {
  const pressed = useRef(false);
  return (
    <div
      className={css.cards}
      role="presentation"
      // Arrow keys click as well.
      onPointerDown={() => (pressed.current = true)}
      onKeyDown={() => (pressed.current = false)}
    >
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
            name={`${group}-${name}`}
            value={option.value}
            checked={option.value === value}
            disabled={readOnly}
            onChange={() => onChange(option.value)}
            onClick={() => pressed.current && onPress?.()}
          />
          <Option option={option} />
        </label>
      ))}
    </div>
  );
}

function Option({ option }: { readonly option: ChoiceFieldModel['options'][number] }): ReactNode {
  return (
    <>
      {option.picture !== undefined && option.picture !== '' && (
        <img className={css.picture} src={option.picture} alt="" width={40} height={40} />
      )}
      <span className={css.words}>
        <bdi className={css.name}>{option.label}</bdi>
        {option.note !== undefined && <bdi className={css.note}>{option.note}</bdi>}
      </span>
    </>
  );
}

import type { ListChoice } from '../../slots/models.ts';
import { useEarlyChange } from '../useEarlyChange.ts';
import * as css from './ChoiceField.css.ts';

export interface ChoiceFieldProps {
  readonly choice: ListChoice;
  /** Shows the label before the value; otherwise it is for assistive technology only. */
  readonly named?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A native select, which needs no script. `data-changed` in CSS once it is not the first option. */
export function ChoiceField({ choice, named = false, className = '' }: ChoiceFieldProps) {
  const { label, value, options, onChange } = choice;
  const { ref, value: shown } = useEarlyChange<HTMLSelectElement>(value, onChange);
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <label className={`${css.root} ${className}`} data-changed={value === options[0]?.value ? undefined : ''}>
      {named && <span className={css.label}>{label}</span>}
      <select
        ref={ref}
        className={css.field}
        value={shown}
        aria-label={label}
        name={label}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      >
        {groups.map((group) => {
          const items = options
            .filter((option) => option.group === group)
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ));
          return group === undefined ? (
            items
          ) : (
            <optgroup key={group} label={group}>
              {items}
            </optgroup>
          );
        })}
      </select>
    </label>
  );
}

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

/** A search field with a clear button that keeps the focus. */
export function SearchField({ value, onValueChange, label, clearLabel, className = '' }: SearchFieldProps) {
  const field = useEarlyChange<HTMLInputElement>(value, onValueChange);
  const clear = (): void => {
    onValueChange('');
    field.current?.focus();
  };
  return (
    <search className={`${css.root} ${className}`}>
      <input
        ref={field}
        type="search"
        className={css.field}
        value={value}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value !== '' && <button type="button" className={css.clear} aria-label={clearLabel} onClick={clear} />}
    </search>
  );
}

import type { LanguageModel } from '../../slots/models.ts';
import { useEarlyChange } from '../useEarlyChange.ts';
import * as css from './LanguageSelector.css.ts';

export interface LanguageSelectorProps {
  readonly language: LanguageModel;
  /** Name of the control. */
  readonly label: string;
  /** Only a globe, for narrow bars. */
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * The languages by their native names, the current one selected; a static label if there is only one. A native select: it
 * needs no script. In CSS: `data-compact` is the short form, `data-single` is set if there is no choice (SHELL-43x).
 */
export function LanguageSelector({ language, label, compact = false, className = '' }: LanguageSelectorProps) {
  const { current, options, onChange } = language;
  const { ref, value } = useEarlyChange<HTMLSelectElement>(current, onChange);
  const shape = compact ? '' : undefined;
  const [first] = options;
  if (options.length < 2) {
    return first ? (
      <span className={`${css.root} ${className}`} translate="no" data-single="" data-compact={shape} lang={first.tag}>
        {first.name}
      </span>
    ) : null;
  }
  return (
    <span className={`${css.root} ${className}`} translate="no" data-compact={shape}>
      <select
        ref={ref}
        className={css.select}
        aria-label={label}
        title={label}
        name="language"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(({ code, name, tag }) => (
          <option key={code} className={css.option} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

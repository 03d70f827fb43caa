import type { LanguageModel } from '../../../slots/models.ts';
import * as css from './Language.css.ts';

/** The language of the site: a choice, or a label where there is only one (SHELL-43x). */
export function Language({ language, label }: { readonly language: LanguageModel; readonly label: string }) {
  const { current, options, onChange } = language;
  if (options.length < 2) return <span className={css.single}>{options[0]?.name}</span>;
  return (
    <span className={css.root}>
      <select className={css.select} aria-label={label} value={current} onChange={(event) => onChange(event.target.value)}>
        {options.map(({ code, name, tag }) => (
          <option key={code} className={css.option} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

import * as css from './RecordTable.css.ts';
import type { RecordsModel } from './RecordTable.types.ts';

/** The path to the records on screen, with links back (AGT-16x). */
export function RecordPath({ path, texts }: Pick<RecordsModel, 'path' | 'texts'>) {
  return (
    <nav aria-label={texts.path}>
      <ol role="list" className={css.path}>
        {path.map(({ id, label, onOpen }, at) => (
          <li key={id} className={css.place}>
            {at === path.length - 1 ? (
              <span className={css.here} aria-current="page">
                {label}
              </span>
            ) : (
              <button type="button" className={css.way} onClick={onOpen}>
                {label}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

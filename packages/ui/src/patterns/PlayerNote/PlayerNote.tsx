import type { ReactNode } from 'react';
import * as css from './PlayerNote.css.ts';

export interface PlayerNoteProps {
  /** The age sign with its meaning, such as `18+`; null without one (RG-02). */
  readonly age: { readonly sign: string; readonly description: string } | null;
  /** The risks of gambling; null where they are not shown (RG-42). */
  readonly risks: { readonly title: string; readonly text: string } | null;
}

/** The age sign and the risks before the form of the registration. In CSS: `data-sign` is `none` without a sign. */
export function PlayerNote({ age, risks }: PlayerNoteProps): ReactNode {
  if (!age && !risks) return null;
  return (
    <div className={css.root} data-sign={age ? undefined : 'none'}>
      {age ? (
        <span className={css.sign} aria-hidden="true">
          {age.sign}
        </span>
      ) : null}
      <div className={css.words}>
        {age ? <p>{age.description}</p> : null}
        {risks ? (
          <>
            <p className={css.title}>{risks.title}</p>
            <p>{risks.text}</p>
          </>
        ) : null}
      </div>
    </div>
  );
}

import { RichText } from '../../primitives/RichText/index.ts';
import type { LoginNoteModel } from '../../views/login/contract.ts';
import * as css from './LoginNotes.css.ts';

export interface LoginNotesProps {
  readonly notes: readonly LoginNoteModel[] | undefined;
}

/** The site's notes beside its sign-in form (SITE-13x). */
export function LoginNotes({ notes = [] }: LoginNotesProps) {
  if (notes.length === 0) return null;
  return (
    <ul role="list" className={css.list}>
      {notes.map(({ id, title, html }) => (
        <li key={id} className={css.note}>
          {title && <p className={css.title}>{title}</p>}
          {html && <RichText html={html} className={css.text} />}
        </li>
      ))}
    </ul>
  );
}

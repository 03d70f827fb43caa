import type { ReactNode } from 'react';
import * as css from './StepList.css.ts';

export interface StepListProps {
  readonly steps: readonly { readonly text: string; readonly picture?: keyof typeof pictures | undefined }[];
}

const pictures = {
  share: 'M12 3v12M7.5 7.500L12 3l4.500 4.500M7 11H5.500v9.500h13V11H17',
  add: 'M5 4h14a1 1 0 011 1v14a1 1 0 01-1 1H5a1 1 0 01-1-1V5a1 1 0 011-1zM12 8v8M8 12h8',
  done: 'M5 12.500l4.500 4.500L19 7',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  compass: 'M12 21a9 9 0 100-18 9 9 0 000 18zM15.500 8.500l-2 5-5 2 2-5z',
} as const;

/** Numbered steps, each with an icon. */
export function StepList({ steps }: StepListProps): ReactNode {
  return (
    <ol className={css.list}>
      {steps.map(({ text, picture }) => (
        <li key={text} className={css.item}>
          <span>{text}</span>
          {picture && (
            <svg
              className={css.picture}
              aria-hidden="true"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={pictures[picture]} />
            </svg>
          )}
        </li>
      ))}
    </ol>
  );
}

import { useId, type ReactNode } from 'react';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import type { Destination } from '../../../slots/models.ts';
import * as css from './page.css.ts';

export interface SectionProps {
  readonly title: string;
  /** The way to everything of this section. */
  readonly more?: { readonly label: string; readonly to: Destination } | undefined;
  /** Kept out of layout until it comes near the screen. */
  readonly deferred?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of a page with its heading. */
export function Section({ title, more, deferred = false, busy = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`${css.group} ${deferred ? css.deferred : ''}`} aria-labelledby={id} aria-busy={busy}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {more && (
          <DestinationLink to={more.to} className={css.more} label={`${more.label}: ${title}`}>
            {more.label}
          </DestinationLink>
        )}
      </div>
      {children}
    </section>
  );
}

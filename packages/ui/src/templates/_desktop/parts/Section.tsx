import { useId, type ReactNode } from 'react';
import { DestinationLink } from '../../../patterns/Destination/index.ts';
import type { Destination } from '../../../slots/models.ts';
import * as marks from './marks.css.ts';
import * as css from './page.css.ts';

export interface SectionProps {
  readonly title: string;
  /** Picture before the title; a gold bar stands there without one. */
  readonly icon?: string | undefined;
  /** The way to everything of this section. */
  readonly more?: { readonly label: string; readonly to: Destination } | undefined;
  /** Kept out of layout until it comes near the screen. */
  readonly deferred?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of a page with its heading. */
export function Section({ title, icon, more, deferred = false, busy = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`${css.section} ${deferred ? css.deferred : ''}`} aria-labelledby={id} aria-busy={busy}>
      <div className={css.head}>
        {icon && <img className={css.mark} src={icon} alt="" width={36} height={36} loading="lazy" decoding="async" />}
        <h2 className={css.title} id={id} data-bar={icon ? undefined : ''}>
          {title}
        </h2>
        {more && (
          <DestinationLink to={more.to} className={css.more} label={`${more.label}: ${title}`}>
            {more.label}
            <span className={marks.next} aria-hidden="true" />
          </DestinationLink>
        )}
      </div>
      {children}
    </section>
  );
}

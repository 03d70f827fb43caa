import { useId, type FunctionComponent, type ReactNode } from 'react';
import type { Destination } from '../../slots/models.ts';
import { DestinationLink } from '../Destination/index.ts';

/** Classes of a section and its parts. */
export interface SectionLook {
  readonly section: string;
  readonly deferred: string;
  readonly head: string;
  readonly icon?: string;
  readonly title: string;
  readonly more: string;
}

/** Props of the components that {@link makeSection} creates. */
export interface SectionProps {
  readonly title: string;
  /** Icon before the title, which has `data-icon` then. */
  readonly icon?: string | undefined;
  /** Link to all items of the section. */
  readonly more?: { readonly label: string; readonly to: Destination } | undefined;
  /** Skips layout until it is near the viewport (`content-visibility`). */
  readonly deferred?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

/** Creates a template's section component. A heading with an icon has `data-icon` in CSS. */
export function makeSection(look: SectionLook): FunctionComponent<SectionProps> {
  return function Section({ title, icon, more, deferred = false, busy = false, children }: SectionProps) {
    const id = useId();
    return (
      <section className={`${look.section} ${deferred ? look.deferred : ''}`} aria-labelledby={id} aria-busy={busy}>
        <div className={look.head}>
          {icon && (
            <img className={look.icon} src={icon} alt="" width={36} height={36} loading="lazy" decoding="async" />
          )}
          <h2 className={look.title} id={id} data-icon={icon ? '' : undefined}>
            {title}
          </h2>
          {more && (
            <DestinationLink to={more.to} className={look.more} label={`${more.label}: ${title}`}>
              {more.label}
            </DestinationLink>
          )}
        </div>
        {children}
      </section>
    );
  };
}

import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { ProviderModel } from '../../slots/models.ts';
import type { SectionProps } from '../PageSection/index.ts';
import { ProviderRow } from '../ProviderRow/index.ts';
import * as css from './ListedShelves.css.ts';
import type { ListedShelf as Shelf, ListedShelvesModel } from './models.ts';

export interface ListedShelfProps {
  readonly shelf: Shelf;
  /** The template's section. */
  readonly section: ComponentType<SectionProps>;
  /** Renders a shelf of games as the template does. */
  readonly renderGames: (shelf: Shelf, more: SectionProps['more']) => ReactNode;
  /** Line of text below the name of a provider. */
  readonly line: (provider: ProviderModel) => string | null;
  readonly texts: { readonly seeAll: string };
}

/** A shelf that the platform lists, with its title and the link to all of it (LOB-09). */
export function ListedShelf({ shelf, section: Section, renderGames, line, texts }: ListedShelfProps) {
  const { title, games, providers } = shelf;
  const more = shelf.more && { label: texts.seeAll, to: shelf.more };
  if (games.length > 0) return renderGames(shelf, more);
  return (
    <Section title={title} more={more} deferred>
      <ProviderRow providers={providers} line={line} />
    </Section>
  );
}

export interface ListedShelvesProps extends Omit<ListedShelfProps, 'shelf'> {
  readonly listed: ListedShelvesModel;
  /** Number of shelves that are elsewhere on the page. */
  readonly from?: number;
}

/** The shelves that the platform lists, and those of the member's segments after them (LOB-10). */
export function ListedShelves({ listed, from = 0, ...look }: ListedShelvesProps) {
  const shelves = (all: readonly Shelf[]) => all.map((shelf) => <ListedShelf key={shelf.id} shelf={shelf} {...look} />);
  return (
    <AboveLater later={listed.later.length > 0 && shelves(listed.later)}>
      {shelves(listed.shelves.slice(from))}
    </AboveLater>
  );
}

const never = () => () => undefined;

interface AboveLaterProps {
  /** Parts that follow; false before there are any. */
  readonly later: ReactNode;
  readonly children: ReactNode;
}

/**
 * Parts of a page that others follow. Those that come while the page is open are added when their place is below the view;
 * until then they wait. On a later visit of the page they are there from the start.
 */
function AboveLater({ later, children }: AboveLaterProps) {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [added, setAdded] = useState(later !== false && !hydrating);
  const parts = useRef<HTMLDivElement>(null);
  const waits = later !== false && !added;
  useEffect(() => {
    const edge = parts.current?.lastElementChild ?? parts.current?.previousElementSibling;
    if (!waits || !edge) return undefined;
    const observer = new IntersectionObserver(
      () => edge.getBoundingClientRect().bottom >= window.innerHeight && setAdded(true),
      { threshold: [0, 1] },
    );
    observer.observe(edge);
    return () => observer.disconnect();
  }, [waits]);
  return (
    <>
      <div ref={parts} className={css.shelves}>
        {children}
      </div>
      {added && later}
    </>
  );
}

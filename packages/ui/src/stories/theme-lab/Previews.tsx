import {
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { kept } from '../../conformance/screen/kept.ts';
import { loadView, Screen } from '../../conformance/screen/Screen.tsx';
import { templateIds, templateLoaders } from '../../conformance/subjects/templates.ts';
import type { Template } from '../../defineTemplate.ts';
import { UiProvider } from '../../primitives/UiProvider/index.ts';
import type { ThemeTokens } from '../../theme/tokens/tokens.types.ts';
import { Pane } from '../Pane.tsx';
import { fixtureLocales } from '../Scene.tsx';
import type { SiteTheme } from '../story-globals.tsx';
import { widthsOf, type LabView } from './lab-view.ts';
import { restOutOfView } from './restOutOfView.ts';
import * as css from './theme-lab.css.ts';
import { elementsUsing, paint, variablesAt, variablesOf } from './theme-variables.ts';

/** A template with its styles, loaded on first use, because every page is matched against all loaded styles. */
function useTemplate(id: string): Template {
  const loader = templateLoaders[id];
  if (!loader) throw new Error(`There is no template ${id}.`);
  return use(kept(loader)).default;
}

/** Loads the first content of a view of the lab. Unknown templates are skipped: an address may come from another workshop. */
export async function loadPreviews({ templates, screen }: LabView): Promise<void> {
  const loaders = templates.flatMap((id) => templateLoaders[id] ?? []);
  await Promise.all(loaders.map(async (loader) => loadView((await kept(loader)).default, screen)));
}

interface CellProps {
  /** Id of its template. */
  readonly id: string;
  readonly screen: LabView['screen'];
  readonly width: number;
  readonly locale: string;
  /** Value of `data-theme`, below the painted variables. */
  readonly theme: string;
  readonly scheme: ThemeTokens['scheme'];
  readonly beside: boolean;
  readonly onPage: (name: string, page: Document | null) => void;
}

/** One page, rendered once: a changed token only changes CSS variables of its root. */
const Cell = memo(function Cell(props: CellProps): ReactNode {
  const { id, screen, width, locale, theme, scheme, beside, onPage } = props;
  const template = useTemplate(id);
  const root = useMemo(() => ({ template, theme, locale, motion: 'reduced' as const }), [template, theme, locale]);
  const title = [id, `${width} px`, locale, ...(beside ? [theme] : [])].join(' · ');
  const hand = useCallback((page: Document | null) => onPage(title, page), [onPage, title]);
  const wide = width >= 992;
  return (
    <Pane
      title={title}
      width={width}
      height={wide ? 1100 : 780}
      scale={wide ? 0.45 : 0.72}
      root={root}
      onPage={beside ? undefined : hand}
    >
      <UiProvider reducedMotion colorScheme={scheme}>
        <Screen
          template={template}
          view={screen}
          options={{ locale: fixtureLocales.find((known) => known === locale) ?? 'en_US' }}
        />
      </UiProvider>
    </Pane>
  );
});

const MARK = 'data-lab-used';

/** Outlines the elements that use a token; returns a text with their number and components. */
function mark(pages: Iterable<Document>, path: string | null): string {
  const components = new Map<string, number>();
  let count = 0;
  for (const page of pages) {
    for (const element of page.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
    if (path === null) continue;
    if (!page.getElementById('lab-marks')) {
      const style = page.createElement('style');
      style.id = 'lab-marks';
      style.textContent = `[${MARK}] { outline: 3px dashed #ff00c8 !important; outline-offset: 1px; }`;
      page.head.append(style);
    }
    for (const element of elementsUsing(page, variablesAt(path))) {
      element.setAttribute(MARK, '');
      count += 1;
      // Class names contain file names while Storybook is developed; a built one has short ones.
      const name = /(?:^|\s)([A-Za-z-]+)_\w+__/.exec(element.getAttribute('class') ?? '')?.[1] ?? element.localName;
      components.set(name, (components.get(name) ?? 0) + 1);
    }
  }
  if (path === null) return '';
  const names = [...components]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 8)
    .map(([name, times]) => `${name} ${times}`);
  return count === 0 ? 'Nothing on this screen uses it.' : `${count} on this screen: ${names.join(', ')}.`;
}

export interface PreviewsProps {
  readonly tokens: ThemeTokens;
  readonly base: string;
  readonly view: LabView;
  /** The theme for comparison; undefined for none. */
  readonly beside: SiteTheme | undefined;
  /** Path of the token whose uses are marked. */
  readonly shown: string | null;
  readonly onUses: (uses: string) => void;
}

/** The chosen screen in templates, widths and languages, in the edited theme and in the one for comparison. */
export function Previews({ tokens, base, view, beside, shown, onUses }: PreviewsProps): ReactNode {
  const pages = useRef(new Map<string, Document>());
  const resting = useRef(new Map<string, () => void>());
  const latest = useRef(tokens);
  const [known, setKnown] = useState<readonly Document[]>([]);
  const onPage = useCallback((name: string, page: Document | null) => {
    resting.current.get(name)?.();
    if (page) {
      pages.current.set(name, page);
      resting.current.set(name, restOutOfView(page));
      paint(page.documentElement, variablesOf(latest.current), latest.current.scheme);
    } else pages.current.delete(name);
    setKnown([...pages.current.values()]);
  }, []);
  useLayoutEffect(() => {
    latest.current = tokens;
    const values = variablesOf(tokens);
    for (const page of pages.current.values()) paint(page.documentElement, values, tokens.scheme);
  }, [tokens]);
  useEffect(() => {
    // Pages take a moment to show lazy content.
    const find = (): void => onUses(mark(known, shown));
    find();
    const timer = setTimeout(find, 500);
    return () => clearTimeout(timer);
  }, [shown, known, onUses]);
  // Phones first: most of a desktop fits beside them.
  const cells = templateIds
    .filter((id) => view.templates.includes(id))
    .flatMap((id) =>
      widthsOf(id, view.widths).flatMap((width) => view.locales.map((locale) => ({ id, width, locale }))),
    )
    .sort((a, b) => a.width - b.width);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and keys scroll what has the focus.
    <section className={css.stage} aria-label="Screens" tabIndex={0}>
      {cells.map(({ id, width, locale }) => {
        const cell = { id, width, locale, screen: view.screen, onPage };
        return (
          <div key={`${id} ${width} ${locale} ${view.screen}`} className={css.side}>
            <Suspense fallback={<p className={css.note}>{id} is loaded …</p>}>
              <Cell {...cell} theme={base} scheme={tokens.scheme} beside={false} />
              {beside && <Cell {...cell} theme={beside.name} scheme={beside.tokens.scheme} beside />}
            </Suspense>
          </div>
        );
      })}
    </section>
  );
}

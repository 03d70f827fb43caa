import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { NativeSelect } from '../../primitives/NativeSelect/index.ts';
import { builtInThemes } from '../../theme/tokens/builtInThemes.ts';
import { useStoryGlobals, type SiteTheme } from '../story-globals.tsx';
import { Knobs } from './Knobs.tsx';
import { LabBar, type LabWord } from './LabBar.tsx';
import { Checks } from './lab-tables.tsx';
import { baseOf, firstState, historyOf, stateOfTokens, step, themeOf } from './lab-state.ts';
import { firstView, readAddress, screens, writeAddress, type LabView } from './lab-view.ts';
import { Previews } from './Previews.tsx';
import type { LabServer } from './SiteSave.tsx';
import * as css from './theme-lab.css.ts';
import { ViewChoice } from './ViewChoice.tsx';

const named = (names: readonly string[]) => names.map((value) => ({ value, label: value }));
const builtIn: readonly SiteTheme[] = Object.entries(builtInThemes).map(([name, tokens]) => ({
  name,
  title: name,
  tokens,
}));
const optionsOf = (themes: readonly SiteTheme[]) => themes.map(({ name, title }) => ({ value: name, label: title }));

interface StartProps {
  readonly base: string;
  readonly themes: readonly SiteTheme[];
  readonly onStart: (theme: SiteTheme) => void;
}

const Start = memo(function Start({ base, themes, onStart }: StartProps): ReactNode {
  const start = (wanted: string): void => {
    const theme = themes.find(({ name }) => name === wanted);
    if (theme) onStart(theme);
  };
  return <NativeSelect label="Start from" value={base} options={optionsOf(themes)} onValueChange={start} />;
});

interface ViewBarProps {
  readonly view: LabView;
  readonly themes: readonly SiteTheme[];
  readonly onView: (view: LabView) => void;
}

/** Controls of the view: the screen, its panes, and a theme for comparison. */
const ViewBar = memo(function ViewBar({ view, themes, onView }: ViewBarProps): ReactNode {
  const beside = themes.some(({ name }) => name === view.beside) ? view.beside : 'nothing';
  return (
    <div className={css.viewBar}>
      <NativeSelect
        label="Screen"
        value={view.screen}
        options={named(screens)}
        onValueChange={(name) => onView({ ...view, screen: screens.find((each) => each === name) ?? 'home' })}
      />
      <ViewChoice view={view} onView={onView} />
      <NativeSelect
        label="Beside it"
        value={beside}
        options={[{ value: 'nothing', label: 'nothing' }, ...optionsOf(themes)]}
        onValueChange={(name) => onView({ ...view, beside: name === 'nothing' ? '' : name })}
      />
    </div>
  );
});

export interface ThemeLabProps {
  /** Theme and view as one word, as in an address; blank for the defaults. */
  readonly state: string;
  readonly server?: LabServer | null;
  /** Called with each state, to keep it in the address. */
  readonly onState?: (word: string) => void;
}

/**
 * The editor of themes: controls, live screens, contrast with corrections, import and export (DES-02). A change renders its
 * control and writes the variables of the screens; all other parts are not rendered, or a moment later.
 */
export function ThemeLab({ state: word, server = null, onState }: ThemeLabProps): ReactNode {
  const [given] = useState(() => (word === '' ? null : readAddress(word)));
  const [history, act] = useReducer(step, historyOf(given?.state ?? firstState));
  const [view, setView] = useState(given?.view ?? firstView);
  const [shown, setShown] = useState<string | null>(null);
  const [uses, setUses] = useState('');
  const [said, setSaid] = useState<LabWord | null>(
    word !== '' && !given ? { text: 'The address holds no theme; it may have been cut.', fault: true } : null,
  );
  const { siteThemes } = useStoryGlobals();
  const themes = useMemo(() => [...builtIn, ...siteThemes], [siteThemes]);
  const { present, past, future } = history;
  const tokens = useMemo(() => themeOf(present), [present]);
  const settled = useDeferredValue(tokens);
  // For handlers, which read the latest values when something is pressed.
  const latest = useRef({ present, view });
  useEffect(() => {
    latest.current = { present, view };
    const timer = setTimeout(() => onState?.(writeAddress(present, view)), 300);
    return () => clearTimeout(timer);
  }, [present, view, onState]);
  const read = useCallback(() => latest.current, []);
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      act({ type: event.shiftKey ? 'redo' : 'undo' });
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, []);
  const start = useCallback((theme: SiteTheme): void => {
    const state = stateOfTokens(theme.tokens, theme.name);
    act({ type: 'start', state });
    const count = Object.keys(state.changes).length;
    if (count > 0)
      setSaid({ text: `${theme.title} is shown: ${state.base} with ${count} tokens of its own.`, fault: false });
  }, []);
  return (
    <main className={css.lab} data-theme-lab="">
      <LabBar
        canUndo={past.length > 0}
        canRedo={future.length > 0}
        said={said}
        server={server}
        read={read}
        act={act}
        onSay={setSaid}
      />
      <section className={css.knobs} aria-label="Knobs">
        <Start base={present.base} themes={themes} onStart={start} />
        <Knobs
          tokens={tokens}
          settled={settled}
          brand={present.brand}
          changes={present.changes}
          corrections={baseOf(present).corrections}
          shown={shown}
          uses={uses}
          act={act}
          onShow={setShown}
        />
      </section>
      <ViewBar view={view} themes={themes} onView={setView} />
      <Previews
        tokens={tokens}
        base={present.base}
        view={view}
        beside={themes.find(({ name }) => name === view.beside)}
        shown={shown}
        onUses={setUses}
      />
      <Checks tokens={settled} base={present.base} act={act} />
    </main>
  );
}

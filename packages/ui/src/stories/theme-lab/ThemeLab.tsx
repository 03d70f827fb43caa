import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useState,
  type ReactNode,
} from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { NativeSelect } from '../../primitives/NativeSelect/index.ts';
import { Tabs } from '../../primitives/Tabs/index.ts';
import { builtInThemes } from '../../theme/builtInThemes.ts';
import { useStoryGlobals, type SiteTheme } from '../story-globals.tsx';
import { pairsOf } from './contrast-repair.ts';
import { Knobs } from './Knobs.tsx';
import { LabFiles, type LabServer } from './LabFiles.tsx';
import { ContrastTable, Differences } from './lab-tables.tsx';
import { baseOf, differences, firstState, historyOf, stateOfTokens, step, themeOf } from './lab-state.ts';
import { firstView, readAddress, screens, writeAddress } from './lab-view.ts';
import { Previews } from './Previews.tsx';
import * as css from './theme-lab.css.ts';
import { ViewChoice } from './ViewChoice.tsx';

const named = (names: readonly string[]) => names.map((value) => ({ value, label: value }));
const builtIn: readonly SiteTheme[] = Object.entries(builtInThemes).map(([name, tokens]) => ({
  name,
  title: name,
  tokens,
}));

export interface ThemeLabProps {
  /** Theme and view as one word, as an address holds them; blank for the first ones. */
  readonly state: string;
  readonly server?: LabServer | null;
  /** Hears of each state, to keep it in the address. */
  readonly onState?: (word: string) => void;
}

/** The workshop of themes: knobs, screens that follow at once, contrast with its repairs, files in and out (DES-02). */
export function ThemeLab({ state: word, server = null, onState }: ThemeLabProps): ReactNode {
  const [given] = useState(() => (word === '' ? null : readAddress(word)));
  const [history, act] = useReducer(step, historyOf(given?.state ?? firstState));
  const [view, setView] = useState(given?.view ?? firstView);
  const [shown, setShown] = useState<string | null>(null);
  const [uses, setUses] = useState('');
  const [table, setTable] = useState('contrast');
  const [said, setSaid] = useState<{ readonly text: string; readonly fault: boolean } | null>(
    word !== '' && !given ? { text: 'The address holds no theme; it may have been cut.', fault: true } : null,
  );
  const themes = [...builtIn, ...useStoryGlobals().siteThemes];
  const themeOptions = themes.map(({ name, title }) => ({ value: name, label: title }));
  const themeNamed = (name: string): SiteTheme | undefined => themes.find((theme) => theme.name === name);
  const say = useCallback((text: string, fault: boolean) => setSaid({ text, fault }), []);
  const { present } = history;
  const tokens = useMemo(() => themeOf(present), [present]);
  const base = useMemo(() => baseOf(present), [present]);
  // The table follows a moment later: screens and knobs come first.
  const settled = useDeferredValue(tokens);
  const pairs = useMemo(() => pairsOf(settled), [settled]);
  const failing = pairs.filter(({ passes }) => !passes).length;
  // Of a brand, all that it makes differ from the built-in theme.
  const from = builtInThemes[present.base];
  const different = useMemo(() => differences(settled, from), [settled, from]);
  const address = writeAddress(present, view);
  useEffect(() => {
    const timer = setTimeout(() => onState?.(address), 300);
    return () => clearTimeout(timer);
  }, [address, onState]);
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      act({ type: event.shiftKey ? 'redo' : 'undo' });
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, []);
  const start = (name: string): void => {
    const theme = themeNamed(name);
    if (!theme) return;
    const state = stateOfTokens(theme.tokens, name);
    act({ type: 'start', state });
    const count = Object.keys(state.changes).length;
    if (count > 0) say(`${theme.title} is shown: ${state.base} with ${count} tokens of its own.`, false);
  };
  const copy = async (): Promise<void> => {
    const story = new URLSearchParams(location.search).get('id') ?? 'workshop-theme-lab--lab';
    const link = new URL(`./?path=/story/${story}&args=state:${address}`, location.href).href;
    // Browsers have a clipboard on safe origins alone, and may refuse it.
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    say(copied ? 'The address is copied; it holds the whole state.' : link, false);
  };
  return (
    <main className={css.lab}>
      <header className={css.bar}>
        <h1 className={css.title}>Theme Lab</h1>
        <Button
          size="sm"
          variant="ghost"
          title="Ctrl+Z"
          disabled={history.past.length === 0}
          onClick={() => act({ type: 'undo' })}
        >
          Undo
        </Button>
        <Button
          size="sm"
          variant="ghost"
          title="Ctrl+Shift+Z"
          disabled={history.future.length === 0}
          onClick={() => act({ type: 'redo' })}
        >
          Redo
        </Button>
        <div className={css.push}>
          <Button size="sm" variant="outline" onClick={() => void copy()}>
            Copy address
          </Button>
          <LabFiles state={present} server={server} act={act} say={say} />
        </div>
        {said && (
          <p className={said.fault ? css.fault : css.fine} role={said.fault ? 'alert' : 'status'}>
            {said.text}{' '}
            <button type="button" className={css.small} aria-label="Close the message" onClick={() => setSaid(null)}>
              ✕
            </button>
          </p>
        )}
      </header>
      <Knobs
        tokens={tokens}
        start={<NativeSelect label="Start from" value={present.base} options={themeOptions} onValueChange={start} />}
        brand={present.brand}
        changes={present.changes}
        corrections={base.corrections}
        shown={shown}
        uses={uses}
        act={act}
        onShow={setShown}
      />
      <div className={css.viewBar}>
        <NativeSelect
          label="Screen"
          value={view.screen}
          options={named(screens)}
          onValueChange={(name) => setView({ ...view, screen: screens.find((each) => each === name) ?? 'home' })}
        />
        <ViewChoice view={view} onView={setView} />
        <NativeSelect
          label="Beside it"
          value={themeNamed(view.beside)?.name ?? 'nothing'}
          options={[{ value: 'nothing', label: 'nothing' }, ...themeOptions]}
          onValueChange={(name) => setView({ ...view, beside: themeNamed(name)?.name ?? '' })}
        />
      </div>
      <Suspense fallback={<p className={css.note}>The templates are loaded …</p>}>
        <Previews
          tokens={tokens}
          base={present.base}
          view={view}
          beside={themeNamed(view.beside)}
          shown={shown}
          onUses={setUses}
        />
      </Suspense>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and keys scroll what has the focus. */}
      <section className={css.bottom} aria-label="Checks" tabIndex={0}>
        <Tabs
          label="Checks"
          value={table}
          onValueChange={setTable}
          tabs={[
            {
              value: 'contrast',
              label: `Contrast: ${failing === 0 ? 'all pass' : `${failing} below`}`,
              content: <ContrastTable tokens={settled} pairs={pairs} act={act} />,
            },
            {
              value: 'differences',
              label: `Differences from ${present.base}: ${Object.keys(different).length}`,
              content: <Differences tokens={settled} from={from} changes={different} act={act} />,
            },
          ]}
        />
      </section>
    </main>
  );
}

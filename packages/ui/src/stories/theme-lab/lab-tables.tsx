import { memo, useMemo, useState, type Dispatch, type ReactNode } from 'react';
import { Tabs } from '../../primitives/Tabs/index.ts';
import { builtInThemes, type BuiltInThemeName } from '../../theme/tokens/builtInThemes.ts';
import { tokenAt } from '../../theme/token-files/tokenList.ts';
import type { ThemeTokens } from '../../theme/tokens/tokens.types.ts';
import type { ContrastResult } from '../../theme/tokens/contrast.ts';
import { pairsOf, repairGroups, tokenPath } from './contrast-repair.ts';
import { differences, type LabAction } from './lab-state.ts';
import * as css from './theme-lab.css.ts';

interface TableProps {
  readonly tokens: ThemeTokens;
  readonly act: Dispatch<LabAction>;
}

/** A value as CSS: a gradient or a colour; blank for anything else. */
function fillOf(tokens: ThemeTokens, path: string): string {
  const value = tokenAt(tokens, path);
  if (typeof value === 'string') return value;
  // Values of pairs that are not colours are gradients.
  const { angle, stops } = value as ThemeTokens['gradient']['card'];
  return `linear-gradient(${angle}deg, ${stops.map(({ color, at }) => `${color} ${at}%`).join(', ')})`;
}

interface PairRowProps {
  readonly front: string;
  readonly back: string;
  /** Both as CSS, separated by a semicolon. */
  readonly fills: string;
  readonly ratio: string;
  readonly floor: string;
  readonly passes: boolean;
  /** Number of rows, from this one on, that the correction of this row corrects; 0 if a row above does it. */
  readonly mends: number;
  /** The token to change and its new colour; blank for none. */
  readonly path: string;
  readonly colour: string;
  readonly act: Dispatch<LabAction>;
}

/** A pair of colours. Props are plain values, so that a change renders only the rows of its token. */
const PairRow = memo(function PairRow(props: PairRowProps): ReactNode {
  const { front, back, fills, ratio, floor, passes, mends, path, colour, act } = props;
  const name = front.replace('|', ' or ');
  return (
    <tr data-failing={passes ? undefined : ''}>
      <td aria-label="Sample">
        <span aria-hidden="true" className={css.swatches} style={{ margin: 0 }}>
          {fills.split(';').map((fill, at) => (
            <span key={at} className={css.swatch} style={{ background: fill, width: 22 }} />
          ))}
        </span>
      </td>
      <th scope="row">{name}</th>
      <td>{back}</td>
      <td>{ratio}</td>
      <td>{floor}</td>
      {mends > 0 && (
        <td rowSpan={mends}>
          {passes ? (
            'passes'
          ) : colour === '' ? (
            'none: change the ground'
          ) : (
            <button
              type="button"
              className={css.take}
              aria-label={`Take ${colour} for ${mends > 1 ? `all ${mends} grounds of ${front}` : `${front} on ${back}`}`}
              onClick={() => act({ type: 'set', path, value: colour })}
            >
              <span className={css.swatch} aria-hidden="true" style={{ background: colour }} />
              Take {colour}
              {mends > 1 && ` for all ${mends}`}
            </button>
          )}
        </td>
      )}
    </tr>
  );
});

/** All pairs of colours that meet on a screen: failing ones first, grouped by the colour that corrects them. */
function ContrastTable({ tokens, pairs, act }: TableProps & { readonly pairs: readonly ContrastResult[] }): ReactNode {
  const groups = repairGroups(tokens, pairs);
  const below = pairs.filter(({ passes }) => !passes);
  const repairs = groups.filter(({ pairs: [first] }) => first?.passes === false).length;
  return (
    <>
      {below.length === 0 ? (
        <p className={css.fine}>All {pairs.length} pairs reach their floor.</p>
      ) : (
        <p className={css.fault}>
          {below.length} of {pairs.length} pairs are below their floor
          {repairs < below.length && `; ${repairs === 1 ? 'one colour mends' : `${repairs} colours mend`} them`}.
        </p>
      )}
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Front</th>
            <th scope="col">Ground</th>
            <th scope="col">Ratio</th>
            <th scope="col">Floor</th>
            <th scope="col">Nearest colour that passes</th>
          </tr>
        </thead>
        <tbody>
          {groups.flatMap(({ pairs: together, repair }) =>
            together.map(({ front, back, ratio, floor, kind, passes }, at) => (
              <PairRow
                key={`${front} ${back} ${kind}`}
                front={front}
                back={back}
                fills={`${fillOf(tokens, tokenPath(front))};${fillOf(tokens, tokenPath(back))}`}
                ratio={ratio.toFixed(2)}
                floor={`${floor} (${kind})`}
                passes={passes}
                mends={at === 0 ? together.length : 0}
                path={repair?.path ?? ''}
                colour={repair?.colour ?? ''}
                act={act}
              />
            )),
          )}
        </tbody>
      </table>
    </>
  );
}

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** The differences from a theme, token by token. */
function Differences({
  tokens,
  from,
  changes,
  act,
}: TableProps & { readonly from: ThemeTokens; readonly changes: Readonly<Record<string, unknown>> }): ReactNode {
  const paths = Object.keys(changes);
  if (paths.length === 0) return <p className={css.note}>Nothing differs from the base.</p>;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Base</th>
          <th scope="col">Now</th>
          <th scope="col">Back</th>
        </tr>
      </thead>
      <tbody>
        {paths.map((path) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            {[from, tokens].map((theme, at) => (
              <td key={at}>
                {typeof tokenAt(theme, path) === 'string' && (
                  <span
                    className={css.swatch}
                    aria-hidden="true"
                    style={{ background: String(tokenAt(theme, path)), display: 'inline-block', marginInlineEnd: 6 }}
                  />
                )}
                {shown(tokenAt(theme, path))}
              </td>
            ))}
            <td>
              <button
                type="button"
                className={css.small}
                aria-label={`Take ${path} back to its base`}
                onClick={() => act({ type: 'set', path, value: tokenAt(from, path) })}
              >
                ↺
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChecksProps {
  /** The theme a moment ago: screens and knobs are updated first. */
  readonly tokens: ThemeTokens;
  /** The built-in theme that differences refer to, also those of a brand. */
  readonly base: BuiltInThemeName;
  readonly act: Dispatch<LabAction>;
}

/** Checks of a theme: the contrast of its pairs of colours, and its differences from the built-in theme. */
export const Checks = memo(function Checks({ tokens, base, act }: ChecksProps): ReactNode {
  const [table, setTable] = useState('contrast');
  const from = builtInThemes[base];
  const pairs = useMemo(() => pairsOf(tokens), [tokens]);
  const different = useMemo(() => differences(tokens, from), [tokens, from]);
  const failing = pairs.filter(({ passes }) => !passes).length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and keys scroll what has the focus.
    <section className={css.bottom} aria-label="Checks" tabIndex={0}>
      <Tabs
        label="Checks"
        value={table}
        onValueChange={setTable}
        tabs={[
          {
            value: 'contrast',
            label: `Contrast: ${failing === 0 ? 'all pass' : `${failing} below`}`,
            content: <ContrastTable tokens={tokens} pairs={pairs} act={act} />,
          },
          {
            value: 'differences',
            label: `Differences from ${base}: ${Object.keys(different).length}`,
            content: <Differences tokens={tokens} from={from} changes={different} act={act} />,
          },
        ]}
      />
    </section>
  );
});

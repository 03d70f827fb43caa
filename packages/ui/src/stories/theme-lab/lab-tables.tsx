import { memo, type Dispatch, type ReactNode } from 'react';
import { tokenAt } from '../../theme/tokens/tokenList.ts';
import type { ThemeTokens } from '../../theme/tokens.types.ts';
import type { ContrastResult } from '../../theme/contrast.ts';
import { repairsOf, tokenPath } from './contrast-repair.ts';
import type { LabAction } from './lab-state.ts';
import * as css from './theme-lab.css.ts';

interface TableProps {
  readonly tokens: ThemeTokens;
  readonly act: Dispatch<LabAction>;
}

/** A value for the eye: a gradient or a colour as CSS, anything else as nothing. */
function fillOf(tokens: ThemeTokens, path: string): string {
  const value = tokenAt(tokens, path);
  if (typeof value === 'string') return value;
  // Of pairs, the rest are gradients.
  const { angle, stops } = value as ThemeTokens['gradient']['card'];
  return `linear-gradient(${angle}deg, ${stops.map(({ color, at }) => `${color} ${at}%`).join(', ')})`;
}

/** All pairs of colours that meet on a screen, those below their floor first, each of these with the colour that mends it. */
export const ContrastTable = memo(function ContrastTable({
  tokens,
  pairs,
  act,
}: TableProps & { readonly pairs: readonly ContrastResult[] }): ReactNode {
  const below = pairs.filter(({ passes }) => !passes);
  const failing = below.length;
  const repairs = repairsOf(tokens, below);
  return (
    <>
      {failing === 0 ? (
        <p className={css.fine}>All {pairs.length} pairs reach their floor.</p>
      ) : (
        <p className={css.fault}>
          {failing} of {pairs.length} pairs are below their floor.
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
          {pairs.map((pair) => {
            const { front, back, ratio, floor, kind, passes } = pair;
            const repair = repairs.get(pair);
            return (
              <tr key={`${front} ${back} ${kind}`} data-failing={passes ? undefined : ''}>
                <td aria-label="Sample">
                  <span aria-hidden="true" className={css.swatches} style={{ margin: 0 }}>
                    <span className={css.swatch} style={{ background: fillOf(tokens, tokenPath(front)), width: 22 }} />
                    <span className={css.swatch} style={{ background: fillOf(tokens, tokenPath(back)), width: 22 }} />
                  </span>
                </td>
                <th scope="row">{front.replace('|', ' or ')}</th>
                <td>{back}</td>
                <td>{ratio.toFixed(2)}</td>
                <td>
                  {floor} ({kind})
                </td>
                <td>
                  {passes ? (
                    'passes'
                  ) : repair ? (
                    <button
                      type="button"
                      className={css.take}
                      aria-label={`Take ${repair.colour} for ${front} on ${back}`}
                      onClick={() => act({ type: 'set', path: repair.path, value: repair.colour })}
                    >
                      <span className={css.swatch} aria-hidden="true" style={{ background: repair.colour }} />
                      Take {repair.colour}
                    </button>
                  ) : (
                    'none: change the ground'
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
});

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** What differs from a theme, token by token. */
export const Differences = memo(function Differences({
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
});

import { memo, useState, type Dispatch, type ReactNode } from 'react';
import { correctionText, type Correction } from '../../theme/derive.ts';
import { tokenAt, tokenList, type TokenFacts } from '../../theme/tokens/tokenList.ts';
import type { ThemeTokens } from '../../theme/tokens.types.ts';
import { ColourField, KnobField } from './KnobField.tsx';
import type { LabAction, LabBrand } from './lab-state.ts';
import * as css from './theme-lab.css.ts';

const groupOf = ({ path }: TokenFacts): string => path.split('.').slice(0, -1).join('.');

/** The tokens by group, in the theme's own order. */
const groups: readonly (readonly [name: string, tokens: readonly TokenFacts[]])[] = [
  ...Map.groupBy(tokenList, groupOf),
];

const titleOf = (group: string): string => {
  const words = group.replace(/^colour\./, '').replaceAll('.', ' · ');
  return words === 'colour' ? 'Backdrop' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

interface KnobProps {
  readonly facts: TokenFacts;
  readonly value: unknown;
  readonly changed: boolean;
  readonly shown: boolean;
  readonly act: Dispatch<LabAction>;
  readonly onShow: (path: string | null) => void;
}

const Knob = memo(function Knob({ facts, value, changed, shown, act, onShow }: KnobProps): ReactNode {
  const { path } = facts;
  return (
    <div className={css.knob} {...(changed && { 'data-changed': '' })}>
      <span className={css.knobName} title={path}>
        {path.split('.').at(-1)}
      </span>
      <div className={css.fields}>
        <KnobField facts={facts} value={value} onChange={(next) => act({ type: 'set', path, value: next })} />
      </div>
      <button
        type="button"
        className={css.small}
        aria-label={`Show where ${path} is used`}
        title="Used by"
        aria-pressed={shown}
        onClick={() => onShow(shown ? null : path)}
      >
        ◎
      </button>
      <button
        type="button"
        className={css.small}
        aria-label={`Reset ${path}`}
        title="Reset"
        disabled={!changed}
        onClick={() => act({ type: 'reset', path })}
      >
        ↺
      </button>
    </div>
  );
});

export interface KnobsProps {
  readonly tokens: ThemeTokens;
  /** What chooses the theme to start from. */
  readonly start: ReactNode;
  readonly brand: LabBrand;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly corrections: readonly Correction[];
  /** Path of the token whose uses are marked in the panes, and what is known of them. */
  readonly shown: string | null;
  readonly uses: string;
  readonly act: Dispatch<LabAction>;
  readonly onShow: (path: string | null) => void;
}

/** Brand colours first, then a knob for every token of the theme's shape. */
export function Knobs({ tokens, start, brand, changes, corrections, shown, uses, act, onShow }: KnobsProps): ReactNode {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['colour.accent']));
  const [wanted, setWanted] = useState('');
  const matches = (path: string): boolean => path.toLowerCase().includes(wanted.trim().toLowerCase());
  const toggle = (name: string): void =>
    setOpen(open.has(name) ? new Set([...open].filter((each) => each !== name)) : new Set([...open, name]));
  return (
    <section className={css.knobs} aria-label="Knobs">
      {start}
      <h2>Brand</h2>
      <div>
        {(['accent', 'surface', 'second'] as const).map((role) => (
          <div key={role} className={css.knob} {...(brand[role] && { 'data-changed': '' })}>
            <span className={css.knobName}>{role}</span>
            <div className={css.fields}>
              <ColourField
                label={`Brand ${role}`}
                value={brand[role]}
                onChange={(value) => act({ type: 'brand', role, value })}
              />
            </div>
            <span />
            <button
              type="button"
              className={css.small}
              aria-label={`Clear brand ${role}`}
              title="Clear"
              disabled={!brand[role]}
              onClick={() => act({ type: 'brand', role, value: '' })}
            >
              ↺
            </button>
          </div>
        ))}
      </div>
      <p className={css.note}>The accent derives a whole theme; surface and second refine it.</p>
      {corrections.map((correction) => (
        <output key={correction.role} className={css.note}>
          {correctionText(correction)}
        </output>
      ))}
      <input
        className={css.text}
        type="search"
        aria-label="Find a token"
        placeholder="Find a token"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {groups.map(([name, all]) => {
        const found = all.filter(({ path }) => matches(path));
        if (found.length === 0) return null;
        const isOpen = open.has(name) || wanted.trim() !== '';
        const count = all.filter(({ path }) => path in changes).length;
        const colours = all.map(({ path }) => tokenAt(tokens, path)).filter((value) => typeof value === 'string');
        return (
          <div key={name} className={css.group}>
            <h3>
              <button type="button" className={css.groupTitle} aria-expanded={isOpen} onClick={() => toggle(name)}>
                <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {titleOf(name)}
                {count > 0 && <span className={css.count}>{count} changed</span>}
                <span className={css.swatches} aria-hidden="true">
                  {colours.slice(0, 6).map((value, at) => (
                    <span key={at} className={css.swatch} style={{ background: value }} />
                  ))}
                </span>
              </button>
            </h3>
            {isOpen &&
              found.map((facts) => (
                <div key={facts.path}>
                  <Knob
                    facts={facts}
                    value={tokenAt(tokens, facts.path)}
                    changed={facts.path in changes}
                    shown={shown === facts.path}
                    act={act}
                    onShow={onShow}
                  />
                  {shown === facts.path && <output className={css.note}>{uses}</output>}
                </div>
              ))}
          </div>
        );
      })}
    </section>
  );
}

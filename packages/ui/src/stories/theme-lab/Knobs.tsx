import { memo, useCallback, useState, type Dispatch, type ReactNode } from 'react';
import { correctionText, type Correction } from '../../theme/tokens/derive.ts';
import { isRecord } from '../../theme/token-files/token-fault.ts';
import { tokenAt, tokenList, type TokenFacts } from '../../theme/token-files/tokenList.ts';
import type { ThemeTokens } from '../../theme/tokens/tokens.types.ts';
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

const holds = (path: string, wanted: string): boolean => path.toLowerCase().includes(wanted.trim().toLowerCase());

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

interface GroupProps {
  readonly name: string;
  readonly all: readonly TokenFacts[];
  /** The group's part of the theme. */
  readonly values: unknown;
  /** Filter by names of tokens; blank for all. */
  readonly wanted: string;
  /** Paths of the changed tokens, each preceded by a blank. */
  readonly changed: string;
  readonly open: boolean;
  /** Path of the token in this group whose uses are marked, and the text about them. */
  readonly shown: string | null;
  readonly uses: string;
  readonly act: Dispatch<LabAction>;
  readonly onShow: (path: string | null) => void;
  readonly onToggle: (name: string) => void;
}

/** The knobs of a group, or its name with its first colours. */
const Group = memo(function Group(props: GroupProps): ReactNode {
  const { name, all, values, wanted, changed, open, shown, uses, act, onShow, onToggle } = props;
  const valueOf = ({ path }: TokenFacts): unknown =>
    isRecord(values) ? values[path.slice(name.length + 1)] : undefined;
  const count = changed.split(' ').length - 1;
  const colours = all.map(valueOf).filter((value) => typeof value === 'string');
  return (
    <div className={css.group}>
      <h3>
        <button type="button" className={css.groupTitle} aria-expanded={open} onClick={() => onToggle(name)}>
          <span aria-hidden="true">{open ? '▾' : '▸'}</span> {titleOf(name)}
          {count > 0 && <span className={css.count}>{count} changed</span>}
          <span className={css.swatches} aria-hidden="true">
            {colours.slice(0, 6).map((value, at) => (
              <span key={at} className={css.swatch} style={{ background: value }} />
            ))}
          </span>
        </button>
      </h3>
      {open &&
        all
          .filter(({ path }) => holds(path, wanted))
          .map((facts) => (
            <div key={facts.path}>
              <Knob
                facts={facts}
                value={valueOf(facts)}
                changed={changed.split(' ').includes(facts.path)}
                shown={shown === facts.path}
                act={act}
                onShow={onShow}
              />
              {shown === facts.path && <output className={css.note}>{uses}</output>}
            </div>
          ))}
    </div>
  );
});

interface BrandProps {
  readonly brand: LabBrand;
  readonly corrections: readonly Correction[];
  readonly act: Dispatch<LabAction>;
}

/** The colours that derive a theme, and the corrections of them. */
const Brand = memo(function Brand({ brand, corrections, act }: BrandProps): ReactNode {
  return (
    <>
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
    </>
  );
});

export interface KnobsProps extends BrandProps {
  readonly tokens: ThemeTokens;
  /** The theme a moment ago, for parts that may be updated later. */
  readonly settled: ThemeTokens;
  readonly changes: Readonly<Record<string, unknown>>;
  /** Path of the token whose uses are marked in the panes, and the text about them. */
  readonly shown: string | null;
  readonly uses: string;
  readonly onShow: (path: string | null) => void;
}

/**
 * Brand colours first, then a knob for every token of the theme's type. A change renders only the open group of its token:
 * the screens are updated first, swatches of closed groups later.
 */
export function Knobs(props: KnobsProps): ReactNode {
  const { tokens, settled, brand, changes, corrections, shown, uses, act, onShow } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(['colour.accent']));
  const [wanted, setWanted] = useState('');
  const toggle = useCallback(
    (name: string): void =>
      setOpened((now) => (now.has(name) ? new Set([...now].filter((each) => each !== name)) : new Set([...now, name]))),
    [],
  );
  return (
    <>
      <Brand brand={brand} corrections={corrections} act={act} />
      <input
        className={css.text}
        type="search"
        aria-label="Find a token"
        placeholder="Find a token"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {groups.map(([name, all]) => {
        if (!all.some(({ path }) => holds(path, wanted))) return null;
        const open = opened.has(name) || wanted.trim() !== '';
        const marked = all.some(({ path }) => path === shown);
        const changed = all.filter(({ path }) => path in changes).map(({ path }) => ` ${path}`);
        return (
          <Group
            key={name}
            name={name}
            all={all}
            values={tokenAt(open ? tokens : settled, name)}
            wanted={wanted}
            changed={changed.join('')}
            open={open}
            shown={marked ? shown : null}
            uses={marked ? uses : ''}
            act={act}
            onShow={onShow}
            onToggle={toggle}
          />
        );
      })}
    </>
  );
}
